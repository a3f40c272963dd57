// The own parts of this browser, kept so that nobody can tell it later that they were others: in
// memory, and in storage for the next visit. Each has a place of its own there, for two tabs may make one each.
import type { Luck } from './messages';
import type { OwnPart } from './parts';
import { drop, keysOf, load, save } from './storage';

const KEPT = 'treize-part';
const MOST = 100; // parts that are kept
const kept = new Map<string, OwnPart>();
const keyOf = ({ record, hash }: OwnPart) => `${KEPT} ${record} ${hash}`;

export function keepPart(own: OwnPart): void {
  const isNew = !kept.has(keyOf(own));
  kept.set(keyOf(own), own);
  save(keyOf(own), { ...own, at: Date.now() });
  if (isNew) forgetOldest();
}

function forgetOldest(): void {
  const at = (key: string) => load<{ at: number }>(key)?.at ?? 0;
  const keys = keysOf(`${KEPT} `);
  if (keys.length <= MOST) return;
  const byAge = keys.map((key) => ({ key, at: at(key) })).sort((a, b) => a.at - b.at);
  for (const { key } of byAge.slice(0, -MOST)) drop(key);
}

/** Those of a record, or with a dash at the end those of all matches at a table. */
export function ownParts(record: string): OwnPart[] {
  const start = `${KEPT} ${record}${record.endsWith('-') ? '' : ' '}`;
  const keys = new Set([
    ...keysOf(start),
    ...[...kept.keys()].filter((key) => key.startsWith(start)),
  ]);
  return [...keys].flatMap((key) => load<OwnPart>(key) ?? kept.get(key) ?? []);
}

/** The one in a match: of several tabs' the one that was revealed, or that its luck has. */
export function ownPart(record: string, luck: Luck | null = null): OwnPart | null {
  const parts = ownParts(record);
  const isIn = (own: OwnPart) => luck?.parts.some(({ hash }) => hash === own.hash);
  return parts.find(isIn) ?? parts.find(({ commitment }) => commitment) ?? parts[0] ?? null;
}
