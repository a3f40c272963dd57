// The options of a table, checked as engine/options.py checks them.
import type { About, GameSpec } from '../net/messages';
import { Denied } from './denied';

export type Options = About['options'];
type Kinds = GameSpec['options'];
type Kind = Kinds[string];
type Value = Options[string];

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function isAllowed(kind: Kind, value: unknown, seats: number): boolean {
  if (kind.kind === 'switch') return typeof value === 'boolean';
  if (kind.kind === 'choice') return kind.words.includes(value as string);
  if (kind.kind === 'whole') return isWhole(value, kind.least, kind.most);
  if (kind.kind === 'somebody') return value === 'random' || isWhole(value, 0, seats - 1);
  if (!Array.isArray(value) || value.length !== kind.default.length) return false;
  if (!value.every((copies) => isWhole(copies, 0, kind.most))) return false;
  const enough = sum(value.slice(0, kind.welcome)) >= kind.enough;
  return isWhole(sum(value), kind.least, kind.most) && enough;
}

/** Every option of a game for so many players, as given or else at its default. */
export function checkOptions(kinds: Kinds, given: unknown, seats: number): Options {
  const named = given as Record<string, unknown>;
  const known = Object.keys(kinds).join(', ');
  for (const option of Object.keys(named))
    if (!(option in kinds)) throw new Denied('option/unknown', { option, known });
  const found: Options = {};
  for (const [option, kind] of Object.entries(kinds)) {
    const value = named[option] ?? kind.default;
    if (!isAllowed(kind, value, seats))
      throw new Denied('option/value', { option, value: String(value).slice(0, 80), allowed: '' });
    found[option] = (Array.isArray(value) ? [...(value as number[])] : value) as Value;
  }
  return found;
}

/** Those that are not at their default. */
export const changedOptions = (kinds: Kinds, options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([option, value]) => String(value) !== String(kinds[option]?.default),
    ),
  );
