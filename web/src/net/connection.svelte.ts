// The WebSocket to the server: it reconnects by itself, and sends again what was not answered.
import type { Chosen } from '../look/people';
import { preferences } from '../look/preferences.svelte';
import { language, say } from '../text/words.svelte';
import { keepLook, Refusal, signIn } from './api';
import { PROTOCOL, type Commands, type Look, type Messages } from './messages';

export type Without<C, K extends string> = C extends unknown ? Omit<C, K> : never;
export type Command = Without<Commands, 'key'>;
export type Answer = Extract<Messages, { key: string | null }>;

interface Pending {
  command: Command;
  key: string;
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

const LONGEST_DELAY = 8_000; // between two attempts, in milliseconds
const PING_AFTER = 20_000; // without a message
const TIMEOUT = 8_000; // for an answer

const newKey = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** Whoever keeps a table: the server, or this device. */
export interface TableConnection {
  readonly status: 'connecting' | 'open' | 'lost';
  readonly person: string | null;
  readonly muted: string[];
  /** Send a command; resolved by its answer. */
  send(command: Command): Promise<Answer>;
  /** Be known by name, as whoever sits down must be. */
  introduce(): Promise<void>;
  mute(person: string, on: boolean): Promise<void>;
  wear(look: Chosen): Promise<void>;
  close(): void;
}

/** Look as you have chosen to, wherever you sit, told from a page that is no table. */
export function wearFromAfar(look: Chosen): void {
  const connection = new Connection(
    () => {},
    () =>
      void connection
        .wear(look)
        .catch(() => undefined)
        .finally(() => connection.close()),
  );
}

export class Connection implements TableConnection {
  /** Whether the server is there; `lost` after it was. */
  status = $state<'connecting' | 'open' | 'lost'>('connecting');
  person = $state<string | null>(null);
  muted = $state<string[]>([]);
  private look: Look | null = null; // as the server knows it
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private attempts = 0;
  private timer = 0;
  private lastHeard = 0;
  private isClosed = false;

  constructor(
    private readonly onMessage: (message: Messages) => void,
    private readonly onOpen: () => void,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Send a command; resolved by its answer, also if the connection breaks in between. */
  send(command: Command): Promise<Answer> {
    const key = newKey();
    return new Promise((resolve, reject) => {
      this.pending.set(key, { command, key, resolve, reject });
      if (this.status === 'open') this.transmit(command, key);
    });
  }

  /** What is not answered in time went into a dead connection. */
  private transmit(command: Command, key: string): void {
    const [sent, socket] = [Date.now(), this.socket];
    socket?.send(JSON.stringify({ ...command, key }));
    if (command.type !== 'hint')
      setTimeout(
        () => this.pending.has(key) && this.lastHeard < sent && this.abandon(socket),
        TIMEOUT,
      );
  }

  /** Take a connection for lost without waiting until it is closed. */
  private abandon(socket: WebSocket | null): void {
    if (!socket || socket !== this.socket) return;
    this.lost(socket);
    this.socket = null;
    socket.close();
  }

  private readonly wake = (): void => {
    if (this.isClosed || document.visibilityState !== 'visible') return;
    if (this.status === 'open') this.heard();
    else this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    if (this.socket && this.socket.readyState === WebSocket.CONNECTING) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Messages);
    socket.onclose = () => this.lost(socket);
  }

  /** Tell the server a name, and connect once more: hello is said once a connection. */
  async introduce(): Promise<void> {
    if (preferences.token !== null && this.person !== null) return;
    await signIn();
    this.reconnect();
  }

  private reconnect(): void {
    const before = this.socket;
    this.socket = null;
    this.status = 'connecting';
    before?.close();
    this.connect();
  }

  /** Hear somebody no longer, or again. */
  async mute(person: string, on: boolean): Promise<void> {
    await this.send({ type: 'mute', person, on });
    this.muted = this.muted.filter((other) => other !== person);
    if (on) this.muted.push(person);
  }

  /** Look as you have chosen to, wherever you sit. */
  async wear(look: Chosen): Promise<void> {
    if (this.person === null || !this.look) return;
    if (look.animal === this.look.animal && look.colour === this.look.colour) return;
    this.look = look;
    await this.send({ type: 'look', animal: look.animal, colour: look.colour });
  }

  private hello(socket: WebSocket): void {
    const key = newKey();
    const you = { token: preferences.token, language: language() };
    const command: Command = { type: 'hello', protocol: PROTOCOL, ...you };
    const resolve = (answer: Answer) => this.opened(answer);
    this.pending.set(key, { command, key, resolve, reject: () => socket.close() });
    socket.send(JSON.stringify({ ...command, key }));
  }

  private opened(answer: Answer): void {
    if (answer.type === 'welcome') {
      this.person = answer.person;
      this.muted = answer.muted;
      this.look = answer.look;
      if (!preferences.look) keepLook(answer.look);
      if (answer.name && preferences.name && answer.name !== preferences.name)
        this.send({ type: 'rename', name: preferences.name }).catch(() => undefined);
    }
    this.status = 'open';
    this.attempts = 0;
    const unanswered = [...this.pending.values()];
    this.onOpen();
    for (const { command, key } of unanswered) this.transmit(command, key);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.isClosed) return;
    this.status = 'lost';
    for (const [key, { command }] of this.pending)
      if (command.type === 'hello' || command.type === 'enter' || command.type === 'ping')
        this.pending.delete(key);
    const delay = Math.min(LONGEST_DELAY, 250 * 2 ** this.attempts++);
    this.wait(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }

  private receive(message: Messages): void {
    this.heard();
    if (message.type === 'refused' && message.code === 'server/closing') return; // is sent again
    if ('key' in message && message.key !== null) {
      const pending = this.pending.get(message.key);
      this.pending.delete(message.key);
      if (message.type === 'refused')
        pending?.reject(new Refusal(message.code, message.text || say('web-unreachable')));
      else pending?.resolve(message);
    }
    this.onMessage(message);
  }

  private wait(then: () => void, delay: number): void {
    this.timer = window.setTimeout(then, delay);
  }

  /** Ping after a silence; without an answer the connection is made anew. */
  private heard(): void {
    clearTimeout(this.timer);
    this.lastHeard = Date.now();
    this.wait(() => this.ping(), PING_AFTER);
  }

  private ping(): void {
    const [sent, socket] = [Date.now(), this.socket];
    this.send({ type: 'ping' }).catch(() => undefined);
    this.wait(() => this.lastHeard < sent && this.abandon(socket), TIMEOUT);
  }
}
