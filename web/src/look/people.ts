// How people look: the paper of each colour, and who looks how where the server has not told it.
import { COLOURS, type Animal, type Colour, type Look, type Occupant } from '../net/messages';

export const TINTS: Record<Colour, string> = {
  blue: '#2348b4',
  violet: '#5a3a96',
  teal: '#0f6f78',
  red: '#c2401f',
  plum: '#8f2f63',
  green: '#3d6b1f',
  brown: '#7a4a12',
  grey: '#4a4f63',
};

/** A person's look whole: the animal too. */
export type Chosen = Look & { animal: Animal };

/** How a seat looks; the oldest records tell only who sat where. */
export const lookAt = (occupants: Occupant[], seat: number): Look =>
  occupants[seat]?.look ?? { colour: COLOURS[seat % COLOURS.length]!, animal: null };

/** The sign of a seat, the same whoever looks and wherever: a bot's also while it plays for a person. */
export const signAt = (
  { names, occupants }: { names: string[]; occupants: Occupant[] },
  seat: number,
) => ({
  name: names[seat]!,
  look: lookAt(occupants, seat),
  bot: occupants[seat]!.bot !== null,
});
