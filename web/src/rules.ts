// Which texts make up the rules page of a game, and which numbered rules each of them tells.
import type { Game } from './messages';

export type Section = [section: string, texts: [text: string, rules: string][]];

export const RULES: Record<Game, Section[]> = {
  thirteen: [
    ['aim', [['aim', 'T16']]],
    [
      'setup',
      [
        ['pack', ''],
        ['deal', 'T1 T2'],
        ['lead', 'T3'],
      ],
    ],
    [
      'turn',
      [
        ['play', 'T4'],
        ['where', 'T5'],
        ['safe', 'T6'],
        ['over', 'T7'],
        ['free', 'T8'],
        ['hidden', 'T9'],
      ],
    ],
    [
      'end',
      [
        ['stock', 'T10'],
        ['left', 'T11'],
      ],
    ],
    [
      'points',
      [
        ['cost', 'T12'],
        ['most', 'T13'],
        ['fours', 'T14'],
      ],
    ],
    [
      'match',
      [
        ['rounds', 'T15'],
        ['ours', 'T1 T16'],
      ],
    ],
  ],
  friday: [
    ['aim', [['aim', 'T16']]],
    [
      'setup',
      [
        ['pack', ''],
        ['start', 'F1'],
        ['deal', 'F2'],
        ['three', 'F3'],
      ],
    ],
    [
      'turn',
      [
        ['play', 'F4'],
        ['where', 'F5 T5'],
        ['safe', 'T6 F6'],
        ['over', 'T7'],
        ['free', 'T8'],
        ['hidden', 'T9'],
      ],
    ],
    ['end', [['left', 'F4 T11']]],
    [
      'points',
      [
        ['cost', 'T12'],
        ['most', 'T13'],
        ['fours', 'T14'],
      ],
    ],
    [
      'match',
      [
        ['rounds', 'F7'],
        ['ours', 'F1'],
      ],
    ],
  ],
  ole: [
    ['aim', [['aim', 'O15']]],
    [
      'setup',
      [
        ['pack', ''],
        ['rounds', 'O1'],
        ['order', 'O2'],
        ['choose', 'O3'],
        ['tied', 'O4'],
        ['seen', 'O16'],
      ],
    ],
    [
      'turn',
      [
        ['open', 'O5'],
        ['play', 'O6'],
        ['legal', 'O7'],
        ['ends', 'O8'],
        ['run', 'O9'],
        ['chip', 'O10'],
      ],
    ],
    [
      'end',
      [
        ['out', 'O12'],
        ['stuck', 'O13'],
      ],
    ],
    [
      'points',
      [
        ['chips', 'O11'],
        ['points', 'O14'],
      ],
    ],
    ['match', [['ours', 'O4 O10 O11 O13']]],
  ],
  leaves: [
    ['aim', [['aim', 'L12']]],
    [
      'setup',
      [
        ['pack', ''],
        ['deal', 'L1'],
      ],
    ],
    [
      'turn',
      [
        ['play', 'L2'],
        ['first', 'L3'],
        ['ends', 'L4'],
        ['number', 'L5'],
        ['stack', 'L6'],
        ['single', 'L7'],
      ],
    ],
    [
      'pass',
      [
        ['pass', 'L8'],
        ['vanish', 'L9'],
        ['empty', 'L10'],
        ['clear', 'L11'],
        ['seen', 'L16'],
      ],
    ],
    [
      'points',
      [
        ['basic', 'L13'],
        ['advanced', 'L14'],
        ['starter', 'L15'],
      ],
    ],
    ['match', [['ours', 'L3 L10 L15 L16']]],
  ],
  drat: [
    ['aim', [['aim', 'D11']]],
    [
      'setup',
      [
        ['pack', ''],
        ['deal', 'D1'],
        ['start', 'D2'],
      ],
    ],
    [
      'turn',
      [
        ['play', 'D3'],
        ['count', 'D4'],
        ['token', 'D5'],
        ['under', 'D6'],
        ['again', 'D7'],
        ['empty', 'D9'],
      ],
    ],
    ['duel', [['duel', 'D8']]],
    [
      'end',
      [
        ['last', 'D10'],
        ['tie', 'D11'],
      ],
    ],
    ['match', [['ours', 'D1 D2 D3 D4 D6 D7 D9']]],
  ],
};
