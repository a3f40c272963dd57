// Keeps the identity of what did not change in a message, so that only what did is drawn again.

const isObject = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null;

/** The new value, with every part that equals the old one replaced by the old object itself. */
export function reuse<T>(old: unknown, fresh: T): T {
  if (!isObject(old) || !isObject(fresh) || Array.isArray(old) !== Array.isArray(fresh))
    return fresh;
  const names = Object.keys(fresh);
  const parts = names.map((name) => reuse(old[name], fresh[name]));
  const isSame =
    names.length === Object.keys(old).length &&
    names.every((name, i) => name in old && parts[i] === old[name]);
  if (isSame) return old as T;
  const whole = Array.isArray(fresh)
    ? parts
    : Object.fromEntries(names.map((name, i) => [name, parts[i]]));
  return whole as T;
}
