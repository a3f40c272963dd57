// What the browser would show of each legal move as soon as the house tells it.
import './messages';

declare module './messages' {
  /** What all would see of a move: never a hidden card. */
  interface Outlook {
    total: number | null;
    taken: number;
    token: boolean;
    again: boolean;
    out: boolean;
  }
  interface Yours {
    outlook?: Record<string, Outlook>;
  }
}
