// What is on this device goes by its name: a table `device-…`, and its matches `device-…-1`.
const PREFIX = 'device-';

export const PERSON = 'device'; // whoever plays here; people who share the screen are all this one

export const isOnDevice = (id: string): boolean => id.startsWith(PREFIX);

/** The name of something new on this device. */
export const newName = (): string => PREFIX + newSeed(12);

/** A seed from the browser's secure source, so many hexadecimal digits. */
export function newSeed(digits = 32): string {
  const numbers = crypto.getRandomValues(new Uint8Array(digits / 2));
  return [...numbers].map((number) => number.toString(16).padStart(2, '0')).join('');
}
