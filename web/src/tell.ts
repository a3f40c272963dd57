// What happened, in a sentence: for the line under the table and for who listens.
import type { Game, Happening, Moved, State } from './messages';
import { parts, written } from './notation';
import { namesOf } from './scene';
import { moveName, say, signed, type Facts } from './words.svelte';

/** A sentence, or nothing where there is nothing to tell. */
export function tell(
  thing: Happening,
  after: State,
  game: Game,
  seats: number[],
  isLast: boolean,
): string | null {
  const person = (seat: number): Facts => ({
    name: namesOf(after.places)[seat]!,
    who: seats.length === 1 && seats[0] === seat ? 'you' : 'other',
  });
  switch (thing.type) {
    case 'moved':
      return tellMove(thing, after, game, person, isLast);
    case 'sat':
      return say('web-told-sat', {
        ...person(thing.seat),
        name: namesOf(after.places.with(thing.seat, thing.place))[thing.seat]!,
      });
    case 'dealt':
      return say('web-told-dealt', { round: thing.round + 1 });
    case 'taken-over':
      return say('web-told-taken-over', person(thing.seat));
    case 'handed-back':
      return say('web-told-handed-back', person(thing.seat));
    case 'undo-asked':
      return say('web-told-undo-asked', person(thing.seat));
    case 'undo-refused':
      return say('web-told-undo-refused');
    case 'undone':
      return say('web-told-undone');
    case 'paused':
      return say('web-told-paused');
    case 'resumed':
      return say('web-told-resumed');
    case 'scored':
      return say('web-told-scored', { round: thing.scoring.round + 1 });
    case 'ended':
      return tellWinners(thing.winners, after, seats);
    default:
      return null;
  }
}

/** Who has won. */
export function tellWinners(winners: number[], state: State, seats: number[]): string {
  const all = namesOf(state.places);
  const names = winners.map((seat) => all[seat]).join(', ');
  const won = seats.length === 1 && winners.includes(seats[0]!);
  return say('web-winners', { number: winners.length, who: won ? 'you' : 'other', names });
}

function tellMove(
  thing: Moved,
  after: State,
  game: Game,
  person: (seat: number) => Facts,
  isLast: boolean,
): string {
  const who = person(thing.seat);
  const names = namesOf(after.places);
  const { card, target, word, takes } = parts(game, thing.move);
  const { table } = after;
  if (word === 'chip') {
    const called = isLast && table?.game === 'ole' && table.streak === after.places.length;
    const next = called && table.turn !== null ? ` ${say('ole-called', person(table.turn))}` : '';
    return say('web-told-chip', who) + next;
  }
  if (takes !== null) return say('web-told-pass', { ...who, value: takes });
  if (card === null) return say('web-told-order', { ...who, order: word ?? '' });
  if (game === 'leaves')
    return say('web-told-lay', { ...who, what: moveName(game, thing.move, names, null) });
  if (card === 'duel') return tellDuel(thing, game, who, names, person);
  const taken = thing.flows.find((flow) => flow.target.place === 'taken')?.number ?? 0;
  const named = moveName(game, thing.move, names, null);
  const facts: Facts = { ...who, card: named, taken, total: 0, shows: 'no', again: 'no' };
  const shows = (total: number) => Object.assign(facts, { total: signed(total), shows: 'yes' });
  if (table?.game === 'thirteen' || table?.game === 'friday') {
    const pile = target ?? written(card).suit ?? '';
    if (isLast && !taken) shows(table.sums[pile] ?? 0);
  }
  if (table?.game === 'drat' && isLast && table.last === card) shows(table.total);
  if (table?.game === 'drat' && thing.flows.some((flow) => flow.target.place === 'under'))
    return say('web-told-token', facts);
  if (table?.game === 'ole' && isLast && table.turn === thing.seat && table.run > 0)
    facts.again = 'yes';
  return say('web-told-card', facts);
}

function tellDuel(
  thing: Moved,
  game: Game,
  who: Facts,
  names: string[],
  person: (seat: number) => Facts,
): string {
  const rival = parts(game, thing.move).seat!;
  const chili = thing.chance?.chili;
  const [mine, theirs] = Array.isArray(chili) ? chili : [0, 0];
  const winner = (mine ?? 0) > (theirs ?? 0) ? thing.seat : rival;
  return say('web-told-duel', {
    ...who,
    rival: names[rival]!,
    aimed: person(rival).who!,
    mine: mine ?? 0,
    theirs: theirs ?? 0,
    winner: names[winner]!,
    won: person(winner).who!,
  });
}
