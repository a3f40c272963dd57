// What is asked of the server over HTTP.
import type { Device } from '../device/device.svelte';
import { isOnDevice } from '../device/names';
import { preferences, setPreferences } from '../look/preferences.svelte';
import { language, say } from '../text/words.svelte';
import type {
  Analysis,
  Game,
  GameSpec,
  GamePage,
  Home,
  Server,
  Language,
  Look,
  NewTable,
  NewTableAnswer,
  Person,
  Problem,
  RecordSummary,
  Replay,
  SentRecord,
  TableSummary,
  Verified,
} from './messages';
import { ownPart } from './ownParts';
import { fileAt, isStatic, staticEngine } from './site';

/** What the server refused, in a sentence for the player. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function request<Answer>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> {
  if (isStatic) throw new Refusal('wire/lost', say('web-no-server'));
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (preferences.token) headers.Authorization = `Bearer ${preferences.token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent }).catch(() => {
    throw new Refusal('wire/lost', say('web-unreachable'));
  });
  if (answer.status === 204) return undefined as Answer;
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.code === 'person/unknown') setPreferences({ token: null });
  throw new Refusal(problem?.code ?? 'wire/bad', problem?.text ?? say('web-unreachable'));
}

async function fetchFile<Value>(path: string): Promise<Value> {
  const answer = await fetch(fileAt(path));
  if (!answer.ok) throw new Refusal('wire/lost', say('web-unreachable'));
  return (await answer.json()) as Value;
}

/** Remember how the server shows you. */
export function keepLook(look: Look | null): void {
  if (look?.animal) setPreferences({ look: { ...look, animal: look.animal } });
}

/** Make yourself known to the server; a name is all it takes, and against bots not even that. */
export async function signIn(name = preferences.name): Promise<string> {
  if (preferences.token) return preferences.token;
  const wish = { name: name.trim() || say('name-guest'), ...preferences.look };
  const person = await request<Person>('/api/people', wish);
  setPreferences({ name: name.trim() && person.name, token: person.token });
  keepLook(person.look);
  return person.token!;
}

/** Open a table; if the server forgot who we are, sign in once more. */
export async function createTable(table: NewTable): Promise<NewTableAnswer> {
  const create = async () => {
    await signIn();
    return request<NewTableAnswer>('/api/tables', table);
  };
  return create().catch((problem) => {
    if (!(problem instanceof Refusal) || problem.code !== 'person/unknown') throw problem;
    return create();
  });
}

/** Have another token; whoever has the old one is signed out. */
export async function renewToken(): Promise<void> {
  const { token } = await request<Person>('/api/me/token', {});
  setPreferences({ token });
}
/** Let the server forget all about you; then this browser does too. */
export async function forgetMe(): Promise<void> {
  await request<void>('/api/me', undefined, 'DELETE');
  setPreferences({ token: null, name: '', look: null });
}

export const fetchMe = () => request<Person>('/api/me');
/** The games on offer: a server tells them, or the layout of the engine module. */
export async function fetchServer(): Promise<Pick<Server, 'games'> & Partial<Server>> {
  if (!isStatic) return request<Server>('/api/server');
  const { games } = await fetchFile<{ games: Record<Game, { spec: GameSpec }> }>(
    `engine/${staticEngine}.json`,
  );
  return { games: Object.values(games).map(({ spec }) => spec) };
}
export const fetchGamePage = (game: Game, language: Language) =>
  isStatic
    ? fetchFile<GamePage>(`games/${game}.${language}.json`)
    : request<GamePage>(`/api/games/${encodeURIComponent(game)}?lang=${language}`);
export const fetchHome = () => request<Home>('/api/home');
export const findTable = (code: string) =>
  request<TableSummary>(`/api/tables/${encodeURIComponent(code)}`);

// --- Finished matches, on the server or on this device ---

/** This device, if it has the match. */
async function deviceOf(id: string): Promise<Device | null> {
  if (!isOnDevice(id)) return null;
  return (await import('../device/device.svelte')).openDevice();
}

const recordPath = (id: string) => `/api/records/${encodeURIComponent(id)}`;
export async function fetchReplay(
  id: string,
  eyes: string,
  first: number,
  count: number,
): Promise<Replay> {
  const device = await deviceOf(id);
  if (device) return device.ask('replay', id, eyes, first, count);
  return request(`${recordPath(id)}/replay?eyes=${eyes}&first=${first}&count=${count}`);
}
export async function fetchAnalysis(id: string): Promise<Analysis> {
  const device = await deviceOf(id);
  return device ? device.ask('analysis', id) : request(`${recordPath(id)}/analysis`);
}
/** Analyse a match once more; asking how far it is never begins what has failed. */
export async function restartAnalysis(id: string): Promise<Analysis> {
  const device = await deviceOf(id);
  return device ? device.ask('analysis', id, true) : request(`${recordPath(id)}/analysis`, {});
}
/** A match that was checked: by the server's word, or played again here, with what was seen of it. */
export type Checked = Verified & { checked: 'told' | 'replayed' | 'seen' | 'otherwise' };

export async function verifyRecord(id: string): Promise<Checked> {
  const device = await deviceOf(id);
  if (device) return { ...(await device.ask('verify', id)), checked: 'replayed' };
  const told = await request<Verified>(`${recordPath(id)}/verify`);
  return replayHere(told).catch(() => ({ ...told, checked: 'told' }));
}
/** Play a match of a server again on this device; only the fingerprint is by the server's word. */
async function replayHere({ record: id, commitment, luck }: Verified): Promise<Checked> {
  const record = await request<Record<string, unknown>>(recordPath(id));
  const device = await (await import('../device/device.svelte')).openDevice();
  const seen = ownPart(id, luck)?.seen ?? null;
  const { isAsSeen, ...found } = await device.ask('check', id, record, seen);
  const hasSeen = Object.keys(seen?.hands ?? {}).length > 0;
  const checked = !isAsSeen ? 'otherwise' : hasSeen ? 'seen' : 'replayed';
  return { ...found, commitment, checked };
}

/** Let the server check and keep a match that was played on a device. */
export async function sendRecord(match: SentRecord): Promise<RecordSummary> {
  await signIn();
  return request('/api/records', match);
}

/** The record as a file; fetched, for a private one is told only to who shows a token. */
export async function downloadRecord(id: string): Promise<void> {
  const device = await deviceOf(id);
  const whole = device
    ? (await device.ask('record', id)).record
    : await request<unknown>(recordPath(id));
  saveFile(id, whole);
}
/** What was played of a match on this device that can't go on, for whoever mends it. */
export async function downloadBroken(id: string): Promise<void> {
  const device = await deviceOf(id);
  if (device) saveFile(id, await device.ask('brokenRecord', id));
}
/** Give the person a file. */
export function saveFile(id: string, whole: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(whole)], { type: 'application/json' }));
  link.download = `treize-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
