// One socket to the house: it comes back by itself, and what was not answered is said again.
import { kept } from '../look/preferences.svelte';
import { Refusal } from './api';
import { PROTOCOL, type Commands, type Messages } from './messages';
import { language, say } from '../text/words.svelte';

type Without<C, K extends string> = C extends unknown ? Omit<C, K> : never;
export type Wish = Without<Commands, 'key'>;
type Answer = Extract<Messages, { key: string | null }>;

interface Waiting {
  wish: Wish;
  key: string;
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

const SLOWEST = 8_000; // between two attempts, in milliseconds
const SILENCE = 20_000; // after so long without a word we ask whether anybody is there
const PATIENCE = 8_000; // and so long we wait for the answer

export const newKey = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

export class Line {
  /** Whether the house is there; `lost` after it was. */
  status = $state<'connecting' | 'open' | 'lost'>('connecting');
  person = $state<string | null>(null);
  muted = $state<string[]>([]);
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private attempts = 0;
  private timer = 0;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly hear: (message: Messages) => void,
    private readonly back: () => void,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Say something; resolved by its answer, also if the connection breaks in between. */
  ask(wish: Wish): Promise<Answer> {
    const key = newKey();
    return new Promise((resolve, reject) => {
      this.waiting.set(key, { wish, key, resolve, reject });
      if (this.status === 'open') this.send(wish, key);
    });
  }

  /** What is not answered in time was said into a dead line. */
  private send(wish: Wish, key: string): void {
    const [said, socket] = [Date.now(), this.socket];
    socket?.send(JSON.stringify({ ...wish, key }));
    if (wish.type !== 'hint')
      setTimeout(() => this.waiting.has(key) && this.heard < said && this.giveUp(socket), PATIENCE);
  }

  /** Take a connection for lost without waiting for its last word. */
  private giveUp(socket: WebSocket | null): void {
    if (!socket || socket !== this.socket) return;
    this.lose(socket);
    this.socket = null;
    socket.close();
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState !== 'visible') return;
    if (this.status === 'open') this.listen();
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
    socket.onclose = () => this.lose(socket);
  }

  /** Connect once more, now that the house knows us: hello is said once a connection. */
  greet(): void {
    const before = this.socket;
    this.socket = null;
    this.status = 'connecting';
    before?.close();
    this.connect();
  }

  /** Hear somebody no longer, or again. */
  async mute(person: string, on: boolean): Promise<void> {
    await this.ask({ type: 'mute', person, on });
    this.muted = this.muted.filter((other) => other !== person);
    if (on) this.muted.push(person);
  }

  private greeting(key: string): Commands {
    const [token, spoken] = [kept.token, language()];
    return { type: 'hello', key, protocol: PROTOCOL, token, language: spoken };
  }

  private met(answer: Answer): void {
    if (answer.type !== 'welcome') return;
    this.person = answer.person;
    this.muted = answer.muted;
    if (answer.name && kept.name && answer.name !== kept.name)
      this.ask({ type: 'rename', name: kept.name }).catch(() => undefined);
  }

  private hello(socket: WebSocket): void {
    const key = newKey();
    const greeting = this.greeting(key);
    const resolve = (answer: Answer) => {
      this.met(answer);
      this.opened();
    };
    this.waiting.set(key, { wish: greeting, key, resolve, reject: () => socket.close() });
    socket.send(JSON.stringify(greeting));
  }

  private opened(): void {
    this.status = 'open';
    this.attempts = 0;
    const unanswered = [...this.waiting.values()];
    this.back();
    for (const { wish, key } of unanswered) this.send(wish, key);
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.status = 'lost';
    for (const [key, { wish }] of this.waiting)
      if (wish.type === 'hello' || wish.type === 'enter' || wish.type === 'ping')
        this.waiting.delete(key);
    const wait = Math.min(SLOWEST, 250 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait) as unknown as number;
  }

  private receive(message: Messages): void {
    this.listen();
    if (message.type === 'refused' && message.code === 'house/closing') return; // said again later
    if ('key' in message && message.key !== null) {
      const waiting = this.waiting.get(message.key);
      this.waiting.delete(message.key);
      if (message.type === 'refused')
        waiting?.reject(new Refusal(message.code, message.text || say('web-unreachable')));
      else waiting?.resolve(message);
    }
    this.hear(message);
  }

  /** Ask after a silence; without an answer the connection is given up and made anew. */
  private listen(): void {
    clearTimeout(this.timer);
    this.heard = Date.now();
    this.timer = setTimeout(() => this.probe(), SILENCE) as unknown as number;
  }

  private probe(): void {
    const [asked, socket] = [Date.now(), this.socket];
    this.ask({ type: 'ping' }).catch(() => undefined);
    this.timer = setTimeout(() => {
      if (this.heard < asked) this.giveUp(socket);
    }, PATIENCE) as unknown as number;
  }
}
