// What this browser keeps from one visit to the next, as JSON; nothing where storage is refused.
export function load<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** The keys that begin so. */
export function keysOf(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
