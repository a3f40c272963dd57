// The lobby, over HTTP.
import { keep, kept } from '../look/preferences.svelte';
import type {
  Analysis,
  Game,
  GamePage,
  Home,
  House,
  Language,
  NewTable,
  NewTableAnswer,
  Person,
  Problem,
  Replay,
  TableLine,
  Verified,
} from './messages';
import { language, say } from '../text/words.svelte';

/** What the house refused, in a sentence for the player. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (kept.token) headers.Authorization = `Bearer ${kept.token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const method = body === undefined ? 'GET' : 'POST';
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent }).catch(() => {
    throw new Refusal('wire/lost', say('web-unreachable'));
  });
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.code === 'person/unknown') keep({ token: null, person: null });
  throw new Refusal(problem?.code ?? 'wire/bad', problem?.text ?? say('web-unreachable'));
}

/** You, known to the house; a name is all it takes, and against bots not even that. */
export async function introduce(name = kept.name): Promise<string> {
  if (kept.token) return kept.token;
  const person = await ask<Person>('/api/people', { name: name.trim() || say('name-guest') });
  keep({ name: name.trim() && person.name, person: person.person, token: person.token });
  return person.token!;
}

/** Set up a table; if the house forgot who we are, introduce ourselves once more. */
export async function setUp(table: NewTable): Promise<NewTableAnswer> {
  await introduce();
  try {
    return await ask<NewTableAnswer>('/api/tables', table);
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code !== 'person/unknown') throw problem;
    await introduce();
    return ask<NewTableAnswer>('/api/tables', table);
  }
}

export const house = () => ask<House>('/api/house');
export const gamePage = (game: Game, wish: Language) =>
  ask<GamePage>(`/api/games/${encodeURIComponent(game)}?lang=${wish}`);
export const home = () => ask<Home>('/api/home');
export const find = (code: string) => ask<TableLine>(`/api/tables/${encodeURIComponent(code)}`);

const record = (id: string) => `/api/records/${encodeURIComponent(id)}`;
export const replay = (id: string, eyes: string, first: number, count: number) =>
  ask<Replay>(`${record(id)}/replay?eyes=${eyes}&first=${first}&count=${count}`);
export const analysis = (id: string) => ask<Analysis>(`${record(id)}/analysis`);
/** Analyse a match once more; asking how far it is never begins what has failed. */
export const analyseAgain = (id: string) => ask<Analysis>(`${record(id)}/analysis`, {});
export const verify = (id: string) => ask<Verified>(`${record(id)}/verify`);

/** The record as a file; fetched, for a private one is told only to who shows a token. */
export async function download(id: string): Promise<void> {
  const whole = await ask<unknown>(record(id));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(whole)], { type: 'application/json' }));
  link.download = `treize-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
