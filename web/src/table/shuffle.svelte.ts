// This browser's part in the luck of the matches at a table: added, and looked for when they begin
// and when they are over.
import type { TableConnection } from '../net/connection.svelte';
import type { Happening, Started, State } from '../net/messages';
import {
  answerTo,
  hashOf,
  keepPart,
  type OwnPart,
  ownPart,
  type Problem,
  problemAtEnd,
  problemAtStart,
} from '../net/parts';

export class OwnShuffle {
  own = $state.raw<OwnPart | null>(null); // in the match on the table, or about to begin
  problem = $state<Problem | null>(null);
  isProved = $state(false); // the match is over, and every promise was kept
  private sent = ''; // so that nothing is asked for twice

  constructor(private readonly connection: () => TableConnection) {}

  /** Something has come from the server: add a part, or look whether all is as it was promised. */
  follow(table: string, state: State, happened: Happening[]): void {
    const { shuffle, match } = state;
    if (shuffle) this.join(table, state);
    else this.own = ownPart(`${table}-${match}`);
    const started = happened.findLast((thing) => thing.type === 'started');
    if (started && !shuffle) this.begin(started);
    if (!shuffle && state.phase === 'over') this.end(state);
  }

  private join(table: string, { shuffle, places }: State): void {
    const { person } = this.connection();
    if (!person || !places.some((place) => place.person === person)) return;
    const { hash, match, listed } = shuffle!;
    const record = `${table}-${match}`;
    const { own, command, problem } = answerTo(shuffle!, ownPart(record));
    [this.own, this.problem, this.isProved] = [own, problem, false];
    if (!own || !command || this.sent === `${hash} ${listed}`) return;
    keepPart(record, own);
    this.sent = `${hash} ${listed}`;
    const { part } = own;
    const asked =
      command === 'promise'
        ? ({ type: 'promise', table, server: hash, hash: hashOf(part) } as const)
        : ({ type: 'reveal', table, part } as const);
    this.connection()
      .send(asked)
      .catch(() => undefined); // then it is missing when the match begins, and that is told
  }

  private begin({ commitment, parts }: Started): void {
    this.isProved = false;
    const problem = problemAtStart(this.own, commitment, parts);
    if (problem || this.problem !== 'again') this.problem = problem;
  }

  private end({ luck, seed, commitment }: State): void {
    if (!luck || !seed || !commitment) return;
    const problem = problemAtEnd(this.own, luck, seed, commitment);
    if (problem) this.problem = problem;
    this.isProved = this.own !== null && this.problem === null;
  }
}
