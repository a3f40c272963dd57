// This browser's part in the luck of the matches at a table: added, and looked for when they begin
// and when they are over.
import { isOnDevice } from '../device/names';
import type { TableConnection } from '../net/connection.svelte';
import type { About, Happening, State, Yours } from '../net/messages';
import { keepPart, ownPart, ownParts } from '../net/ownParts';
import {
  answerTo,
  begunPart,
  isStarted,
  missingSeats,
  type OwnPart,
  type Problem,
  problemAtEnd,
  problemAtStart,
  problemOf,
  seenAfter,
} from '../net/parts';
import { say } from '../text/words.svelte';

export class OwnShuffle {
  own = $state.raw<OwnPart | null>(null); // in the match on the table, or about to begin
  problem = $state<Problem | null>(null);
  isRead = $state(false); // the problem was, by the player
  missing = $state.raw<number[]>([]); // seats whose part was promised and never came
  promises = $state(0); // that were kept, once the match is over and all were
  private sent = ''; // so that nothing is asked for twice

  constructor(private readonly connection: () => TableConnection) {}

  /** Something has come from the server: add a part, or look whether all is as it was promised. */
  follow(about: About, state: State, yours: Yours[], happened: Happening[]): void {
    if (isOnDevice(about.id)) return;
    const record = `${about.id}-${state.match}`;
    if (state.phase !== 'open') this.remember(record, state, yours, happened);
    if (state.shuffle) return this.join(about, state);
    if (state.phase === 'open') return;
    this.begin(state, happened);
    if (state.phase === 'over') this.end(state);
  }

  /** The match was shuffled without a part of this browser, which may be nobody's fault. */
  get isOut(): boolean {
    return this.problem === 'out';
  }

  private tell(problem: Problem | null): void {
    if (problem !== this.problem) this.isRead = false;
    this.problem = problem;
  }

  /** Keep what is seen of a match, to be compared with its record. */
  private remember(record: string, state: State, yours: Yours[], happened: Happening[]): void {
    const before = this.own?.record === record ? this.own : ownPart(record);
    this.own = before && begunPart(before, state);
    if (!this.own?.begun) return;
    this.own = { ...this.own, seen: seenAfter(this.own.seen, state, yours, happened) };
    keepPart(this.own);
  }

  private join(about: About, { shuffle, occupants }: State): void {
    const { person } = this.connection();
    const people = occupants.map((occupant) => occupant.person);
    if (!person || !people.includes(person)) return;
    const { hash, listed } = shuffle!;
    const table = { about, people, person };
    const { own, command } = answerTo(shuffle!, table, ownParts(`${about.id}-`));
    [this.own, this.promises] = [own, 0];
    this.tell(own?.problem ?? null);
    if (own) keepPart(own);
    if (!own || !command || this.sent === `${hash} ${listed}`) return;
    this.sent = `${hash} ${listed}`;
    const given = { table: about.id, server: hash, hash: own.hash };
    const asked =
      command === 'promise'
        ? ({ type: 'promise', ...given } as const)
        : ({ type: 'reveal', table: about.id, part: own.part } as const);
    this.connection()
      .send(asked)
      .catch(() => undefined); // then it is missing when the match begins, and that is told
  }

  private begin({ occupants, commitment }: State, happened: Happening[]): void {
    const at = happened.findLastIndex(isStarted);
    const started = happened[at];
    if (started?.type !== 'started') {
      if (this.own && !this.problem) this.tell(problemOf(this.own, commitment));
      return;
    }
    this.promises = 0;
    this.missing = missingSeats(started.parts);
    if (this.own) return this.tell(problemAtStart(this.own, started.commitment, started.parts));
    const { person } = this.connection();
    const isOwn = (occupant: State['occupants'][number]) => occupant.person === person;
    const cameLater = happened
      .slice(at)
      .some((thing) => thing.type === 'sat' && isOwn(thing.occupant));
    this.tell(person && occupants.some(isOwn) && !cameLater ? 'out' : null);
  }

  private end({ luck, seed, commitment }: State): void {
    if (!this.own) return;
    this.missing = missingSeats(luck?.parts ?? []);
    this.tell(problemAtEnd(this.own, luck, seed, commitment));
    this.promises = this.problem ? 0 : luck!.parts.length + 1;
  }
}

/** What was found of a shuffle, as a sentence; nothing while there is nothing to say. */
export function luckText({ problem, missing, promises }: OwnShuffle, names: string[]): string {
  if (problem)
    return say('web-luck-problem', {
      problem,
      names: missing.map((seat) => names[seat]).join(', '),
    });
  return promises ? say('web-luck-fair', { number: promises }) : '';
}
