// What a table tells: sentences for who listens, and the log for who looks.
import type { Game, Happening, State, View } from '../net/messages';
import { tell } from '../text/tell';
import { once } from '../text/words.svelte';
import { MatchLog } from './log.svelte';

const MOST = 40; // sentences that are kept

/** A sentence, in whatever language is spoken when it is read. */
interface Announcement {
  number: number; // counted as they were told
  readonly text: string;
}

export class Story {
  announcements = $state.raw<Announcement[]>([]);
  readonly log = new MatchLog();

  /** What happened last, for the eye. */
  get latest(): string {
    return this.log.lines.at(-1)?.text ?? '';
  }

  announce(text: () => string): void {
    const number = (this.announcements.at(-1)?.number ?? 0) + 1;
    const one = {
      number,
      get text() {
        return text();
      },
    };
    this.announcements = [...this.announcements.slice(1 - MOST), one];
  }

  /** Tell what happened, to whoever had these seats then. */
  tell(thing: Happening, after: State, game: Game, seats: number[], isLast: boolean): void {
    const text = once(() => tell(thing, after, game, seats, isLast) ?? '');
    if (text()) this.announce(text);
    this.log.add(thing, text);
  }

  /** What happened before this browser looked, as far as the server remembers it. */
  recall({ recent, state, about, yours }: View): void {
    const seats = yours.map(({ seat }) => seat);
    const dealt = recent.find((thing) => thing.type === 'dealt');
    this.log.clear(dealt ? Math.max(0, dealt.round - 1) : (state.table?.round ?? 0));
    for (const thing of recent) {
      const isLast = thing === recent.at(-1);
      const text = once(() => tell(thing, state, about.game, seats, isLast) ?? '');
      this.log.add(thing, text);
    }
  }
}
