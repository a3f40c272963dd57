// A wire between a browser and a server that can be cut, go dead, and be mended.
import { type Socket, connect, createServer } from 'node:net';

export interface Wire {
  url: string;
  /** Every connection breaks, and none can be made. */
  cut: () => void;
  /** Nothing goes through any more, and nobody is told. */
  hush: () => void;
  /** New connections go through again. */
  mend: () => void;
  close: () => Promise<void>;
}

/** Lay a wire to a server. */
export async function layWire(url: string): Promise<Wire> {
  const [ends, port] = [new Set<Socket>(), Number(new URL(url).port)];
  let isCut = false;
  const join = (here: Socket, there: Socket) => {
    ends.add(here);
    here.on('data', (bytes) => there.write(bytes));
    here.on('error', () => there.destroy());
    here.on('close', () => {
      ends.delete(here);
      there.destroy();
    });
  };
  const server = createServer((guest) => {
    if (isCut) return guest.destroy();
    const far = connect(port, '127.0.0.1');
    join(guest, far);
    join(far, guest);
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const drop = () => ends.forEach((end) => end.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    cut: () => {
      isCut = true;
      drop();
    },
    hush: () => {
      isCut = true;
      for (const end of ends) end.removeAllListeners('data').pause();
    },
    mend: () => (isCut = false),
    close: async () => {
      drop();
      await new Promise((done) => server.close(done));
    },
  };
}
