// What happened, in a sentence: for the line under the table and for who listens.
import { pictureOf } from '../games';
import type { Game, Happening, Moved, State } from '../net/messages';
import { roleOf } from '../net/catalogue.svelte';
import { namesOf } from '../table/scene';
import { moveName } from './names';
import { parts } from './notation';
import { say, type Facts } from './words.svelte';

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
  moved: Moved,
  after: State,
  game: Game,
  person: (seat: number) => Facts,
  isLast: boolean,
): string {
  const names = namesOf(after.places);
  const told = parts(game, moved.move);
  const who = person(moved.seat);
  const named = moveName(game, moved.move, names, null);
  const taken = moved.flows.find(({ target }) => roleOf(game, target.place) === 'taken');
  const { table } = after;
  const own = pictureOf(game).tell({
    moved,
    parts: told,
    table,
    isLast,
    named,
    taken: taken?.number ?? 0,
    names,
    person,
  });
  if (typeof own === 'string') return own;
  const usual = { card: named, taken: taken?.number ?? 0, total: 0, shows: 'no', again: 'no' };
  return say('web-told-card', { ...who, ...usual, ...own });
}
