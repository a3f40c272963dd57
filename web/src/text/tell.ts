// What happened, in a sentence: for the line under the table and for who listens.
import { pictureOf } from '../games';
import type { Mark } from '../games/picture';
import { roleOf } from '../net/catalogue.svelte';
import type { Flow, Game, Happening, Moved, State, Table } from '../net/messages';
import { moveName, seatNames, winnersText } from './names';
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
  const names = seatNames(after.occupants);
  const you = seats.length === 1 ? seats[0]! : null;
  const person = (seat: number): Facts => ({
    name: names[seat]!,
    who: seat === you ? 'you' : 'other',
  });
  switch (thing.type) {
    case 'moved':
      return tellMove(thing, after.table, game, names, person, isLast);
    case 'sat':
      return say('web-told-sat', {
        ...person(thing.seat),
        name: seatNames(Object.assign([...after.occupants], { [thing.seat]: thing.occupant }))[
          thing.seat
        ]!,
      });
    case 'dealt':
      return say('web-told-dealt', { round: thing.round + 1 });
    case 'taken-over':
    case 'handed-back':
    case 'undo-asked':
      return say(`web-told-${thing.type}`, person(thing.seat));
    case 'undo-refused':
    case 'undone':
    case 'paused':
    case 'resumed':
      return say(`web-told-${thing.type}`);
    case 'scored':
      return say('web-told-scored', { round: thing.scoring.round + 1 });
    case 'ended':
      return winnersText(thing.winners, names, you);
    default:
      return null;
  }
}

/** What a move is called, and how many cards its player had to take. */
function nameMove(game: Game, moved: Moved, names: string[], you: number | null) {
  const { move } = moved;
  const named = moveName(game, move, names, you);
  return { parts: parts(game, move), named, taken: takenBy(game, moved), names };
}

/** How many cards a move brought that nobody wants. */
export function takenBy(game: Game, { flows }: Moved): number {
  const isTaken = ({ target }: Flow) => roleOf(game, target.place) === 'taken';
  return flows.find(isTaken)?.number ?? 0;
}

/** What is left of a move at the sign of who made it. */
export const markOf = (game: Game, moved: Moved, names: string[], you: number | null): Mark =>
  pictureOf(game).mark({ game, moved, ...nameMove(game, moved, names, you) });

function tellMove(
  moved: Moved,
  table: Table | null,
  game: Game,
  names: string[],
  person: (seat: number) => Facts,
  isLast: boolean,
): string {
  const move = { moved, table, isLast, person, ...nameMove(game, moved, names, null) };
  const own = pictureOf(game).tell(move);
  if (typeof own === 'string') return own;
  const { named, taken } = move;
  const usual = { card: named, taken, total: 0, shows: 'no', again: 'no' };
  return say('web-told-card', { ...person(moved.seat), ...usual, ...own });
}
