// Files of this device: a record, or all matches with the settings; taken in, given out, sent to a server.
import { chooseLanguage, PACES, preferences, setPreferences } from '../look/preferences.svelte';
import { saveFile, sendRecord } from '../net/api';
import { ANIMALS, COLOURS, LEVELS } from '../net/messages';
import { go } from '../pages/router.svelte';
import { LANGUAGES, say } from '../text/words.svelte';
import { openDevice } from './device.svelte';

const LARGEST = 20_000_000; // bytes; all matches that are kept are fewer

/** Keep what a file holds: a record is shown, of a backup it is said how much there was. */
export async function takeFile(file: File): Promise<string> {
  const device = await openDevice();
  const text = file.size > LARGEST ? '' : await file.text();
  const taken = await device.ask('take', text);
  if ('record' in taken) {
    go(`/r/${taken.record}`);
    return '';
  }
  await restore((JSON.parse(text) as { preferences?: unknown }).preferences);
  const { matches, left } = taken;
  const sentences = [say('web-device-taken', { number: matches })];
  if (left) sentences.push(say('web-device-left', { number: left }));
  return sentences.join(' ');
}

/** Save all matches and settings as a file; by what the server knows you stays here. */
export async function saveBackup(): Promise<void> {
  const matches = await (await openDevice()).ask('backup');
  const { token: _, streak: __, notify: ___, ...others } = preferences;
  saveFile(new Date().toISOString().slice(0, 10), { ...matches, preferences: others });
}

type Preferences = typeof preferences;
const isFlag = (value: unknown) => typeof value === 'boolean';
const oneOf =
  (...known: unknown[]) =>
  (value: unknown) =>
    known.includes(value);
const ALLOWED: { [Name in keyof Preferences]?: (value: unknown) => boolean } = {
  name: (value) => typeof value === 'string' && /^\P{C}{0,24}$/u.test(value),
  theme: oneOf('light', 'dark', null),
  pace: oneOf(...PACES, null),
  level: oneOf(...LEVELS),
  taught: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  look: (value) => {
    const { animal, colour } = (value ?? {}) as Record<string, unknown>;
    return oneOf(...ANIMALS)(animal) && oneOf(...COLOURS)(colour);
  },
  ...{ sound: isFlag, soundAsked: isFlag, vibration: isFlag, motion: isFlag },
  ...{ text: isFlag, keys: isFlag, tips: isFlag },
};

/** Take over the settings of a backup that are what settings can be. */
async function restore(found: unknown): Promise<void> {
  const given = Object.entries((found ?? {}) as Record<string, unknown>);
  const allowed = given.filter(([name, value]) => ALLOWED[name as keyof Preferences]?.(value));
  setPreferences(Object.fromEntries(allowed) as Partial<Preferences>);
  const language = LANGUAGES.find((one) => given.some((pair) => `${pair}` === `language,${one}`));
  if (language) await chooseLanguage(language);
}

/** Send a match on this device to the server, which checks and keeps it; answers by which name. */
export async function sendToServer(id: string): Promise<string> {
  const { record, by, levels, line } = await (await openDevice()).ask('record', id);
  return (await sendRecord({ record, by, levels, yours: line.yours })).record;
}
