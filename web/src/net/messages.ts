// Every message between the server and its clients; docs/protocol.md tells how they are used.
// Written by `python -m treize.server.wire.typescript` from src/treize/server/wire, and
// `Layout` from src/treize/device/layout.py.

export const PROTOCOL = 3;

export type Game = string;

export type Level = "beginner" | "easy" | "normal" | "hard" | "expert";

export type Access = "public" | "link" | "private";

export type Phase = "open" | "playing" | "over";

export type Language = "en" | "fr" | "de";

export type Animal = "fox" | "owl" | "hedgehog" | "cat" | "whale" | "rabbit" | "bear" | "frog" | "snail" | "duck" | "turtle" | "elephant";

export type Colour = "blue" | "violet" | "teal" | "red" | "plum" | "green" | "brown" | "grey";

export type Reaction = "applause" | "laugh" | "wow" | "ouch" | "hurry" | "heart";

export const LEVELS: Level[] = ["beginner", "easy", "normal", "hard", "expert"];

export const ANIMALS: Animal[] = ["fox", "owl", "hedgehog", "cat", "whale", "rabbit", "bear", "frog", "snail", "duck", "turtle", "elephant"];

export const COLOURS: Colour[] = ["blue", "violet", "teal", "red", "plum", "green", "brown", "grey"];

export type Commands =
  | Hello
  | Enter
  | Exit
  | Sit
  | Stand
  | Leave
  | SeatBot
  | Remove
  | Start
  | Rematch
  | Promise
  | Reveal
  | Play
  | Undo
  | Consent
  | Hint
  | Say
  | React
  | Mute
  | Rename
  | ChangeLook
  | Publish
  | Ping;

export type Messages =
  | Welcome
  | Ok
  | Refused
  | View
  | Update
  | Presence
  | Said
  | Reacted
  | Banned
  | Advice
  | Pong
  | Closing;

export type Happening =
  | Sat
  | Stood
  | Started
  | Dealt
  | Moved
  | Scored
  | Ended
  | TakenOver
  | HandedBack
  | UndoAsked
  | UndoRefused
  | Undone
  | Paused
  | Resumed
  | Renamed
  | Hosted
  | Published;

/** What a table has agreed on. */
export interface About {
  id: string;
  code: string | null;
  game: string;
  seats: number;
  options: Record<string, boolean | number | string | number[]>;
  access: Access;
  clock: Clock;
  level: Level;
  memory: boolean;
  undo: boolean;
  unit: string;
  single: boolean;
  numbers: Record<string, number | string>;
}

/** The answer to a hint, the best move first. */
export interface Advice {
  type: "advice";
  key: string;
  table: string;
  seat: number;
  number: number;
  moves: Advised[];
  why: Merit;
}

/** What one move promises. */
export interface Advised {
  move: string;
  worth: number | null;
  margin: number | null;
  points: number | null;
  simulations: number;
}

/** Where a match turned; it grows while the server is thinking, ask again until all is done. */
export interface Analysis {
  record: string;
  done: number;
  total: number;
  moves: Judged[];
  costliest: number[];
}

/** The host sent you from a table for good; nothing more of it is told. */
export interface Banned {
  type: "banned";
  table: string;
}

/** What luck decided for each seat in the last move and the table does not show. */
export interface ChanceLayout {
  field: string;
  name: string;
  outcome: string;
}

/** Be another animal or of another colour, from now on and at all tables where you sit. */
export interface ChangeLook {
  type: "look";
  key: string;
  animal: Animal;
  colour: Colour;
}

/** Something said at a table; plain text, to be shown as text. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** How long people may think: as they like, so long for a move, or a bank with an increment. */
export interface Clock {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
}

/** Everybody's time left, in milliseconds at the moment of sending; one clock runs. */
export interface Clocks {
  left: number[];
  running: number | null;
}

/** The server stops and will be back; nothing is lost, connect again soon. */
export interface Closing {
  type: "closing";
}

/** Answer who would like to undo. */
export interface Consent {
  type: "consent";
  key: string;
  table: string;
  yes: boolean;
}

/** The cards of a round were dealt. */
export interface Dealt {
  type: "dealt";
  round: number;
}

/** The match is over; the seed shows that the luck was fair. */
export interface Ended {
  type: "ended";
  winners: number[];
  totals: number[];
  seed: string;
  record: string;
}

/** Come to a table, to play or to watch; `seen` is the last version known, if any. */
export interface Enter {
  type: "enter";
  key: string;
  table: string;
  invite?: string | null;
  seen?: number | null;
}

/** One line of the points of a round; `score-CODE` in the texts says it. */
export interface Entry {
  code: string;
  points: number;
  number: number;
  label: string | null;
  cards: string[] | null;
}

/** Look no longer at a table; seats stay yours. */
export interface Exit {
  type: "exit";
  key: string;
  table: string;
}

/** Something that a rule writes down as numbers, and how it is told. */
export interface FactLayout {
  name: string;
  kind: string;
  words: string[];
  labels: string[];
  length: number;
  size: number;
}

/** A field of a table: its first byte, what it is made of, and how many of them. */
export interface FieldLayout {
  at: number;
  type: string;
  count: number;
}

/** Cards that went from one place to another; their faces only where all may see them. */
export interface Flow {
  number: number;
  cards: string[] | null;
  source: Spot;
  target: Spot;
}

/** One moment of a replay: after so many moves, seen by the eyes asked for. */
export interface Frame {
  number: number;
  move: LastMove | null;
  flows: Flow[];
  scoring: Scoring | null;
  turn: number | null;
  table: Table;
}

/** A game, as a host without rules needs it. */
export interface GameLayout {
  spec: GameSpec;
  size: number;
  kinds: number;
  fields: Record<string, FieldLayout>;
  rows: Record<string, number[]>;
  places: PlaceLayout[];
  held: HeldLayout;
  visible: string[][];
  forgettable: string;
  numbers: NumberLayout[];
  reasons: string[];
  lines: LineLayout[];
  announced: FactLayout[];
  circumstances: FactLayout[];
  ruleNumbers: FactLayout[];
  chance: ChanceLayout | null;
  merits: MeritLayout[];
  spots: SpotLayout[];
  units: string[];
  strength: Record<string, StrengthLayout>;
  hasNetwork: boolean;
  before: Record<string, Record<string, unknown>>;
}

/** What a client needs to speak of a game that it does not know: its texts and its rules. */
export interface GamePage {
  game: string;
  texts: string;
  sections: Record<string, string>;
  usual: Record<string, boolean | number | string | number[]>;
  zeros: Record<string, string>;
  numbers: Record<string, number | string>;
  values: number[];
  wild: string;
}

/** A game, with all that a client needs to offer it, to draw it and to read its moves. */
export interface GameSpec {
  game: string;
  least: number;
  most: number;
  designer: string;
  publisher: string;
  options: Record<string, OptionChoice | OptionSwitch | OptionWhole | OptionCopies | OptionSomebody>;
  cards: string[];
  moves: MoveSpec[];
  zones: ZoneSpec[];
  numbers: NumberSpec[];
  memory: boolean;
  ready: boolean;
}

/** Somebody is back and plays again. */
export interface HandedBack {
  type: "handed-back";
  seat: number;
}

/** The rows that a player holds. */
export interface HeldLayout {
  bySeat: number[][];
  ofTurn: number[];
}

/** The first message of a connection: who is there, or nobody known without a token. */
export interface Hello {
  type: "hello";
  key: string;
  protocol: number;
  token?: string | null;
  language?: Language;
}

/** Ask what each legal move is worth; answered by `advice`. */
export interface Hint {
  type: "hint";
  key: string;
  table: string;
  seat: number;
}

/** The tables anybody may join, those you sit at, and your finished matches, newest first. */
export interface Home {
  public: TableSummary[];
  yours: TableSummary[];
  records: RecordSummary[];
}

/** Somebody else may now start the match and seat bots. */
export interface Hosted {
  type: "hosted";
  person: string | null;
}

/** A name is all the server asks of anybody; who chooses no look gets one. */
export interface Introduction {
  name: string;
  animal?: Animal | null;
  colour?: Colour | null;
}

/** What a move was worth beside the best one, as far as its player could see. */
export interface Judged {
  number: number;
  seat: number;
  move: string;
  best: string;
  worth: number;
  cost: number;
  margin: number;
  points: number;
}

/** The move played last. */
export interface LastMove {
  number: number;
  seat: number;
  move: string;
  by: "bot" | "clock" | "person";
  chance: Record<string, number[] | Record<string, number>> | null;
}

/** All games of an engine module. */
export interface Layout {
  digest: string;
  rules: number;
  levels: Level[];
  games: Record<string, GameLayout>;
  leftOut: Record<string, string>;
}

/** Give up all your seats and look no longer. */
export interface Leave {
  type: "leave";
  key: string;
  table: string;
}

/** A line of the points of a round. */
export interface LineLayout {
  code: string;
  label: string;
  spared: string;
  lists: string;
}

/** How somebody looks, the same for all; a bot has no animal. */
export interface Look {
  colour: Colour;
  animal: Animal | null;
}

/** All parts of a match's seed, the browsers' in the order of their seats. */
export interface Luck {
  deal: string;
  server: string;
  parts: Part[];
}

/** What speaks for a move; `merit-GAME-CODE` or `merit-CODE` in the texts says it. */
export interface Merit {
  code: string;
  facts: Record<string, unknown>;
}

/** What may speak for a move, and the facts that it is told with. */
export interface MeritLayout {
  code: string;
  facts: FactLayout[];
}

/** A move in its parts; nobody else needs to read its text. */
export interface MoveSpec {
  text: string;
  card: string | null;
  number: number | null;
  target: string | null;
  seat: number | null;
  word: string | null;
  takes: string | null;
}

/** A move was played: what, by whom, and which cards went where. */
export interface Moved {
  type: "moved";
  number: number;
  seat: number;
  move: string;
  by: "bot" | "clock" | "person";
  chance: Record<string, number[] | Record<string, number>> | null;
  flows: Flow[];
}

/** Hear somebody no longer, or again; kept for all tables. */
export interface Mute {
  type: "mute";
  key: string;
  person: string;
  on?: boolean;
}

/** A table to be set up; with `solo` the match begins at once, bots in all other seats. */
export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, boolean | number | string | number[]>;
  access?: Access;
  clock?: Clock;
  level?: Level;
  memory?: boolean;
  undo?: boolean;
  solo?: boolean;
  sit?: boolean;
}

/** The table that was set up; its link is /t/ID, or with an invitation /t/ID#INVITE. */
export interface NewTableAnswer {
  table: TableSummary;
  invite: string | null;
}

/** A number that is told: by which name, where it stands, and what it stands for. */
export interface NumberLayout {
  name: string;
  field: string;
  each: boolean;
  kind: string;
  words: string[];
}

/** A number on the table, and what it stands for. */
export interface NumberSpec {
  name: string;
  kind: "card" | "flag" | "number" | "seat" | "word";
  each: boolean;
}

/** A seat: free, or of a person, or of a bot; with both, the bot plays while they are away. */
export interface Occupant {
  name: string | null;
  person: string | null;
  bot: Level | null;
  look: Look | null;
}

/** A command was carried out, and what it changed is durable. */
export interface Ok {
  type: "ok";
  key: string;
  version: number | null;
  seat: number | null;
}

/** One of a few words. */
export interface OptionChoice {
  kind: "choice";
  default: string;
  words: string[];
}

/** How many copies of each card: together within bounds, of the first few at least `enough`. */
export interface OptionCopies {
  kind: "copies";
  default: number[];
  least: number;
  most: number;
  welcome: number;
  enough: number;
}

/** A player by number of seat, or the word `random`. */
export interface OptionSomebody {
  kind: "somebody";
  default: string;
}

/** Yes or no. */
export interface OptionSwitch {
  kind: "switch";
  default: boolean;
}

/** A whole number between two bounds. */
export interface OptionWhole {
  kind: "whole";
  default: number;
  least: number;
  most: number;
}

/** What a legal move leads to for sure, whatever is hidden. */
export interface Outlook {
  total: number | null;
  taken: number;
  token: boolean;
  again: boolean;
  out: boolean;
}

/** What a browser adds to the luck of a match, for the seats of its person. */
export interface Part {
  seats: number[];
  hash: string;
  part: string | null;
}

/** The clocks stand still, for everybody is away. */
export interface Paused {
  type: "paused";
}

/** Somebody the server knows; the token proves it and is told only once, to that person. */
export interface Person {
  person: string;
  name: string;
  token: string | null;
  look: Look | null;
}

/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
  key: string;
}

/** A place, and the rows of the matrix that lie there. */
export interface PlaceLayout {
  name: string;
  role: string;
  bySeat: number[][];
  ofTurn: number[];
  labels: string[];
  rows: number[];
}

/** Play a move with one of your seats; `number` is how many moves you have seen played. */
export interface Play {
  type: "play";
  key: string;
  table: string;
  seat: number;
  move: string;
  number: number;
}

/** The answer to `ping`, with the server's clock. */
export interface Pong {
  type: "pong";
  key: string;
  now: number;
}

/** Who is connected: by seat, and how many watch.  It is not kept, and has no version. */
export interface Presence {
  type: "presence";
  table: string;
  here: boolean[];
  watching: number;
  watchers: string[];
}

/** Why something can't be had: a code, its facts, and a sentence in the language asked for. */
export interface Problem {
  code: string;
  facts: Record<string, unknown>;
  text: string;
}

/** Promise a part of the luck of a match that is about to begin, by its hash. */
export interface Promise {
  type: "promise";
  key: string;
  table: string;
  server: string;
  hash: string;
}

/** Let the last match's record be seen by all who have its link, or by its players only. */
export interface Publish {
  type: "publish";
  key: string;
  table: string;
  public: boolean;
}

/** The record of the last match may be seen by all who have its link, or no longer. */
export interface Published {
  type: "published";
  record: string;
  public: boolean;
}

/** Show all at the table a sign without words, from one of your seats. */
export interface React {
  type: "react";
  key: string;
  table: string;
  seat: number;
  reaction: Reaction;
}

/** Somebody shows a sign without words.  It is not kept, and has no version. */
export interface Reacted {
  type: "reacted";
  table: string;
  seat: number;
  person: string;
  reaction: Reaction;
}

/** Why a card may not be played; `why-CODE` in the texts says it, with these facts. */
export interface Reason {
  code: string;
  facts: Record<string, unknown>;
}

/** A finished match in a list. */
export interface RecordSummary {
  record: string;
  table: string;
  game: string;
  seats: number;
  names: string[];
  totals: number[];
  winners: number[];
  moves: number;
  ended: number;
  public: boolean;
  yours: number[];
  looks: Look[];
}

/** A command was not carried out, and why. */
export interface Refused {
  type: "refused";
  key: string | null;
  code: string;
  facts: Record<string, unknown>;
  text: string;
}

/** Once a match is over anybody who played begins another, all seats kept. */
export interface Rematch {
  type: "rematch";
  key: string;
  table: string;
}

/** The host frees the seats of somebody, and with `ban` sends them from the table for good. */
export interface Remove {
  type: "remove";
  key: string;
  table: string;
  person: string;
  ban?: boolean;
}

/** Go by another name, from now on and at all tables where you sit. */
export interface Rename {
  type: "rename";
  key: string;
  name: string;
}

/** Somebody goes by another name. */
export interface Renamed {
  type: "renamed";
  seat: number;
  name: string;
}

/** A finished match, or a part of it, from a seat's eyes, a spectator's, or face up. */
export interface Replay {
  summary: RecordSummary;
  options: Record<string, boolean | number | string | number[]>;
  unit: string;
  single: boolean;
  commitment: string;
  seed: string;
  levels: (Level | null)[];
  first: number;
  frames: Frame[];
  last: number;
}

/** The clocks run again. */
export interface Resumed {
  type: "resumed";
}

/** Reveal the part that you promised, once you have seen that it is listed. */
export interface Reveal {
  type: "reveal";
  key: string;
  table: string;
  part: string;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  table: string;
  line: ChatLine;
}

/** Somebody sat down, or a bot was seated. */
export interface Sat {
  type: "sat";
  seat: number;
  occupant: Occupant;
}

/** Say something to all at the table. */
export interface Say {
  type: "say";
  key: string;
  table: string;
  text: string;
}

/** A round is over. */
export interface Scored {
  type: "scored";
  scoring: Scoring;
}

/** The points of a round, explained line by line, and the table laid open as it was scored. */
export interface Scoring {
  round: number;
  points: number[];
  totals: number[];
  entries: Entry[][];
  table: Table;
}

/** The host seats a bot in a free seat before a match, or sends it away. */
export interface SeatBot {
  type: "bot";
  key: string;
  table: string;
  seat: number;
  level?: Level | null;
}

/** A match played elsewhere: its record, who played each move, and which seats were yours. */
export interface SentRecord {
  record: Record<string, unknown>;
  by: ("bot" | "clock" | "person")[];
  levels: (Level | null)[];
  yours: number[];
}

/** The server itself: what it offers, what is still being compiled, what it allows. */
export interface Server {
  name: "treize";
  version: string;
  protocol: number;
  games: GameSpec[];
  levels: Level[];
  compiling: string[];
  longest_name: number;
  longest_chat: number;
  grace: number;
  keep_days: number;
  public_url: string | null;
  engine: string | null;
}

/** A match that is about to begin: the parts of its luck come together. */
export interface Shuffle {
  match: number;
  deal: string;
  hash: string;
  parts: Part[];
  listed: boolean;
}

/** Take a free seat, or another one for somebody beside you, or your own back from a bot. */
export interface Sit {
  type: "sit";
  key: string;
  table: string;
  seat?: number | null;
  name?: string | null;
}

/** A place where cards lie, in the words of the table; of a seat, or of a colour. */
export interface Spot {
  place: string;
  seat: number | null;
  pile: string | null;
}

/** Where cards come from or go to. */
export interface SpotLayout {
  place: string;
  seat: number | null;
  pile: string | null;
}

/** Give a seat up; in a match a bot plays on, until you sit down again. */
export interface Stand {
  type: "stand";
  key: string;
  table: string;
  seat: number;
}

/** The host begins the match; bots sit down in all free seats. */
export interface Start {
  type: "start";
  key: string;
  table: string;
}

/** A match began; nobody had seen a card when the parts of its seed were promised. */
export interface Started {
  type: "started";
  match: number;
  commitment: string;
  parts: Part[];
}

/** What everybody at the table sees, the same for all. */
export interface State {
  phase: Phase;
  match: number;
  number: number;
  occupants: Occupant[];
  host: string | null;
  turn: number | null;
  table: Table | null;
  last: LastMove | null;
  rounds: number[][];
  totals: number[];
  winners: number[];
  commitment: string | null;
  seed: string | null;
  luck: Luck | null;
  shuffle: Shuffle | null;
  record: string | null;
  clocks: Clocks | null;
  wish: UndoWish | null;
}

/** A seat became free. */
export interface Stood {
  type: "stood";
  seat: number;
}

/** How well a level plays. */
export interface StrengthLayout {
  simulations: number;
  memory: boolean;
  slip: number;
  lapse: number | null;
  learned: boolean;
}

/** What lies on a table, in one form for all games; `GameSpec` tells what everything is. */
export interface Table {
  game: string;
  round: number;
  turn: number | null;
  zones: Record<string, (number | string[])[]>;
  numbers: Record<string, boolean | number | string | null | (boolean | number | string | null)[] | Record<string, number>>;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  code: string | null;
  game: string;
  seats: number;
  access: Access;
  phase: Phase;
  match: number;
  number: number;
  occupants: Occupant[];
  turn: number | null;
  yours: number[];
  changed: number;
}

/** A bot plays for somebody who is away or has left. */
export interface TakenOver {
  type: "taken-over";
  seat: number;
  bot: Level;
  why: "away" | "left";
}

/** Take back moves: free among bots, else all people at the table are asked. */
export interface Undo {
  type: "undo";
  key: string;
  table: string;
  seat: number;
  to?: number | null;
}

/** Somebody would like to take moves back; all other people at the table are asked. */
export interface UndoAsked {
  type: "undo-asked";
  seat: number;
  to: number;
}

/** Somebody said no, or the game went on. */
export interface UndoRefused {
  type: "undo-refused";
  seat: number;
}

/** An undo that waits for consent. */
export interface UndoWish {
  seat: number;
  to: number;
  agreed: number[];
  asked: number[];
}

/** Moves were taken back. */
export interface Undone {
  type: "undone";
  to: number;
}

/** What happened since the version you knew, and the table as you see it now. */
export interface Update {
  type: "update";
  table: string;
  since: number;
  version: number;
  happened: (Sat | Stood | Started | Dealt | Moved | Scored | Ended | TakenOver | HandedBack | UndoAsked | UndoRefused | Undone | Paused | Resumed | Renamed | Hosted | Published)[];
  state: State;
  yours: Yours[];
}

/** Whether a match holds: every move legal, the totals right, the seed the one promised. */
export interface Verified {
  record: string;
  holds: boolean;
  commitment: string;
  seed: string;
  hashed: string;
  moves: number;
  luck: Luck | null;
}

/** A table as you see it, whole. */
export interface View {
  type: "view";
  table: string;
  version: number;
  about: About;
  state: State;
  yours: Yours[];
  scorings: Scoring[];
  chat: ChatLine[];
  recent: (Sat | Stood | Started | Dealt | Moved | Scored | Ended | TakenOver | HandedBack | UndoAsked | UndoRefused | Undone | Paused | Resumed | Renamed | Hosted | Published)[];
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  key: string;
  person: string | null;
  name: string | null;
  muted: string[];
  now: number;
  look: Look | null;
}

/** What only the player of a seat sees: the hand, the legal moves, why other cards are not. */
export interface Yours {
  seat: number;
  hand: string[];
  legal: string[];
  why_not: Record<string, Reason>;
  outlook: Record<string, Outlook>;
  undo: number | null;
}

/** A place where cards lie. */
export interface ZoneSpec {
  name: string;
  role: "aside" | "hand" | "pile" | "row" | "stock" | "taken" | "target";
  each: boolean;
  labels: string[];
}
