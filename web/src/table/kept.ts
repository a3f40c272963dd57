// What is told anew, with all that is as it was: so that only what changed is drawn again.

const isObject = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null;

/** What came, with those parts of what was that are alike; all of it, if nothing changed. */
export function kept<T>(was: unknown, came: T): T {
  if (!isObject(was) || !isObject(came) || Array.isArray(was) !== Array.isArray(came)) return came;
  const names = Object.keys(came);
  const parts = names.map((name) => kept(was[name], came[name]));
  const isSame =
    names.length === Object.keys(was).length &&
    names.every((name, i) => name in was && parts[i] === was[name]);
  if (isSame) return was as T;
  const whole = Array.isArray(came)
    ? parts
    : Object.fromEntries(names.map((name, i) => [name, parts[i]]));
  return whole as T;
}
