// What a page was told of cards that it may not see: every frame is read, every word of it.
import type { Flow, Messages } from '../src/net/messages.ts';

const OPEN = ['piles', 'played', 'row', 'table']; // where cards lie face up
const CLOSED = ['stock', 'aside', 'unused', 'under']; // and where not even their players look

// Where a card or a move may be named while a round is played; everything else is a leak.
const NAMED = [
  /^yours\.\*\.(hand|legal)\.\*$/,
  /^yours\.\*\.(outlook|why_not)\{\}$/,
  /^yours\.\*\.why_not\.[^.]+\.facts\.\w+$/,
  /^state\.table\.zones\.(piles|played|table|row|shown|known)\.\*\.\*$/,
  /^state\.table\.numbers\.(top|last|order)$/,
  /^state\.last\.move$/,
  /^(happened|recent)\.\*\.move$/,
  /^(happened|recent)\.\*\.flows\.\*\.cards\.\*$/,
  /^recent\.\*\.scoring\./, // of an earlier round
];

/** Each place of a message where a word of the game stands, as a path. */
function* places(thing: unknown, words: Set<string>, path: string): Generator<string> {
  if (typeof thing === 'string' && words.has(thing)) yield path;
  if (Array.isArray(thing)) for (const one of thing) yield* places(one, words, `${path}.*`);
  else if (typeof thing === 'object' && thing !== null)
    for (const [name, value] of Object.entries(thing)) {
      if (words.has(name)) yield `${path}{}`;
      yield* places(value, words, `${path}.${name}`);
    }
}

/** Whether a flow shows faces that nobody saw: they were not, and are not, face up. */
const isBlind = ({ source, target }: Flow) =>
  !OPEN.includes(source.place) && !OPEN.includes(target.place);

/** The leaks of one message. */
function* leaks(message: Messages, words: Set<string>, seats: number[]): Generator<string> {
  if (message.type !== 'view' && message.type !== 'update') return;
  const { state, yours } = message;
  for (const { seat } of yours) if (!seats.includes(seat)) yield `the hand of seat ${seat}`;
  const happened = message.type === 'update' ? message.happened : [];
  const recent = message.type === 'view' ? message.recent : [];
  for (const thing of [...happened, ...recent])
    if (thing.type === 'moved')
      for (const flow of thing.flows)
        if (flow.cards && isBlind(flow)) yield `a flow ${JSON.stringify(flow)}`;
  const isShown = happened.some((thing) => thing.type === 'scored'); // hands are laid open to count
  if (state.phase !== 'playing' || !state.table || isShown) return;
  const { zones } = state.table;
  const isOpen = (place: string) => zones[place]?.some((row) => Array.isArray(row) && row.length);
  if (zones['hands']!.some(Array.isArray)) yield 'an open hand';
  if (isOpen('taken')) yield 'what was taken';
  for (const place of CLOSED) if (isOpen(place)) yield `an open ${place}`;
  const told = { yours, state, happened, recent };
  for (const part of ['yours', 'state', 'happened', 'recent'] as const)
    for (const path of places(told[part], words, part))
      if (!NAMED.some((allowed) => allowed.test(path))) yield path;
}

/** What some frames tell that the holder of these seats may not see. */
export function hidden(frames: string[], words: Set<string>, seats: number[]): string[] {
  const found = frames.flatMap((frame) => [...leaks(JSON.parse(frame) as Messages, words, seats)]);
  return [...new Set(found)];
}
