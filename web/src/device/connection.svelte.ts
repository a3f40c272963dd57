// A table on this device: asked and answered as if it were on a server.
import type { Chosen } from '../look/people';
import { preferences } from '../look/preferences.svelte';
import { Refusal } from '../net/api';
import type { Answer, Command, TableConnection } from '../net/connection.svelte';
import type { Commands, Messages } from '../net/messages';
import type { Device, DeviceMessage } from './device.svelte';
import { PERSON } from './names';

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

export class DeviceConnection implements TableConnection {
  status = $state<TableConnection['status']>('connecting');
  readonly person = PERSON;
  readonly muted: string[] = [];
  private device: Device | null = null;
  private problem: Error | null = null; // why this device can't play
  private readonly pending = new Map<string, Pending>();
  private worn: Chosen | null = null; // as this device knows it
  private keys = 0;
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly onMessage: (message: Messages) => void,
    private readonly onOpen: () => void,
  ) {
    void this.open();
  }

  private readonly open = async (): Promise<void> => {
    try {
      const { openDevice, introduce } = await import('./device.svelte');
      this.device = await openDevice();
      await introduce(this.device);
      if (this.isClosed) return;
      this.worn = preferences.look;
      this.device.listeners.add(this.hear);
      this.device.onLost.add(this.lose);
    } catch (problem) {
      this.problem = problem as Error;
    }
    this.status = 'open';
    this.onOpen();
  };
  private readonly lose = (): void => {
    this.status = 'lost';
    for (const { reject } of this.pending.values()) reject(new Refusal('device/missing', ''));
    this.pending.clear();
    if (!this.isClosed) void this.open();
  };

  close(): void {
    this.isClosed = true;
    this.device?.listeners.delete(this.hear);
    this.device?.onLost.delete(this.lose);
    void this.send({ type: 'exit', table: this.table }).catch(() => undefined);
  }

  send(command: Command): Promise<Answer> {
    if (!this.device) return Promise.reject(this.problem ?? new Error('not open yet'));
    const key = `${this.table} ${(this.keys += 1)}`;
    const { device } = this;
    return new Promise((resolve, reject) => {
      this.pending.set(key, { resolve, reject });
      void device.ask('command', { ...command, key } as Commands).catch(reject);
    });
  }

  private readonly hear = (message: DeviceMessage): void => {
    if (message.type === 'closed') {
      if (message.table === this.table) this.onOpen(); // is told why there is no table any more
      return;
    }
    if ('table' in message && message.table !== this.table) return;
    if ('key' in message && message.key !== null) {
      const pending = this.pending.get(message.key);
      this.pending.delete(message.key);
      if (message.type === 'refused') pending?.reject(new Refusal(message.code, message.text));
      else pending?.resolve(message);
    }
    this.onMessage(message);
  };

  async introduce(): Promise<void> {
    return; // everybody here is known
  }
  async mute(): Promise<void> {
    return; // nobody else speaks
  }
  async wear(look: Chosen): Promise<void> {
    const { animal, colour } = look;
    if (animal === this.worn?.animal && colour === this.worn.colour) return;
    this.worn = look;
    await this.send({ type: 'look', animal, colour });
  }
}
