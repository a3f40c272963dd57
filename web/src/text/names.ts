// Games, cards, piles, moves, players and reasons as players say them.
import type { Game, Merit, Occupant, Reason, RecordSummary } from '../net/messages';
import { parts, written } from './notation';
import { once, say, sayFirst, signed, type Facts } from './words.svelte';

// A game may be told of before this browser has texts for it: then it goes by what the server calls it.

/** A game by its title. */
export const titleOf = (game: Game): string => say(`title-${game}`, {}, game);

/** A game by its short name. */
export const shortOf = (game: Game): string => say(`web-short-${game}`, {}, titleOf(game));

/** A card by its name: “blue 7”. */
export function cardName(game: Game, card: string): string {
  const { suit, value } = written(card);
  return say(`card-${game}`, { colour: suit ?? '', value, card: signed(card) }, signed(card));
}

/** A target or a pile by its name. */
export const pileName = (game: Game, pile: string): string =>
  say(`pile-${game}`, { colour: pile }, pile);

/** A move by its name: “blue 7”, “3 cards of value 6”, “duel against Ann”, or against you. */
export function moveName(game: Game, move: string, names: string[], you: number | null): string {
  const { card, number, target, seat, word, takes } = parts(game, move);
  const named = card === null ? null : cardName(game, card);
  const facts: Facts = {
    card: named ?? (takes === null ? '' : cardName(game, takes)),
    value: card ?? takes ?? '',
    number: number ?? 1,
  };
  let shape = word ?? 'card';
  if (number !== null) shape = 'number';
  if (target !== null) [shape, facts.pile] = ['target', pileName(game, target)];
  if (seat !== null)
    [shape, facts.name, facts.who] = ['seat', names[seat] ?? '?', seat === you ? 'you' : 'other'];
  const usual = takes === null ? `move-${shape}` : 'move-takes';
  return sayFirst([`move-${game}-${shape}`, usual], facts, named ?? move);
}

const known = new WeakMap<Occupant[], () => string[]>();

/** The names of all seats. */
export function seatNames(occupants: Occupant[]): string[] {
  const names = known.get(occupants) ?? once(() => nameSeats(occupants));
  known.set(occupants, names);
  return names();
}

/** A person's, a bot's that nobody here has, or “seat 3”. */
const nameSeats = (occupants: Occupant[]): string[] =>
  occupants.map((occupant, seat) => {
    if (occupant.name) return occupant.name;
    if (!occupant.bot) return say('web-name-seat', { number: seat + 1 });
    const name = say('web-name-bot', { number: seat + 1 });
    return occupants.some((other) => other.name === name) ? `${name} ${say('web-bot')}` : name;
  });

/** Whether a record has a bot there that nobody gave a name. */
export const isUnnamedBot = (name: string): boolean => /^bot \d+$/i.test(name);

/** The names in a finished match, as they were at the table. */
export const recordNames = ({ names }: RecordSummary): string[] =>
  seatNames(
    names.map((name) =>
      isUnnamedBot(name)
        ? { name: null, person: null, bot: 'normal', look: null }
        : { name, person: null, bot: null, look: null },
    ),
  );

/** Who has won; `you` is a seat alone. */
export function winnersText(winners: number[], names: string[], you: number | null): string {
  const who = you !== null && winners.includes(you) ? 'you' : 'other';
  const all = winners.map((seat) => names[seat]).join(', ');
  return say('web-winners', { number: winners.length, who, names: all });
}

/** Why a card may not be played, as a sentence; of facts that are cards it tells name and parts. */
export function reasonText(reason: Reason): string {
  const game = reason.code.split('/')[0]!;
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (typeof fact !== 'string' && typeof fact !== 'number') continue;
    facts[name] = fact;
    if (typeof fact === 'number' || name === 'move') continue;
    const { suit, value } = written(fact);
    facts[`${name}_name`] = cardName(game, fact);
    facts[`${name}_value`] = value;
    facts[`${name}_colour`] = say('colour', { colour: suit ?? '' });
  }
  return say(`why-${reason.code}`, facts, reason.code);
}

/** What speaks for a move, as a sentence. */
export function meritText(game: Game, { code, facts }: Merit): string {
  const told: Facts = {};
  for (const [name, fact] of Object.entries(facts))
    if (typeof fact === 'number') told[name] = fact;
    else if (name === 'pile' && typeof fact === 'string') told.pile = pileName(game, fact);
  const plainly = `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}.`;
  return sayFirst([`merit-${game}-${code}`, `merit-${code}`], told, plainly);
}
