// What is kept on this device: unfinished matches, finished ones, and what was found out of them. In
// IndexedDB, or where that is refused or full as long as the page is open.

type Shelf = 'tables' | 'records' | 'analyses';

/** How many of each are kept; those that changed longest ago give way. */
export const MOST: Record<Shelf, number> = { tables: 40, records: 400, analyses: 40 };

interface Kept {
  id: string;
  at: number; // when it changed
  value: unknown;
}

/** Where things are kept. */
export interface Shelves {
  find<Value>(shelf: Shelf, id: string): Promise<Value | null>;
  /** All of a shelf, what changed last first. */
  list<Value>(shelf: Shelf): Promise<Value[]>;
  put(shelf: Shelf, id: string, value: unknown): Promise<void>;
}

/** Why something lasts only as long as the page is open. */
export type Unkept = 'refused' | 'full';

const SHELVES: Shelf[] = ['tables', 'records', 'analyses'];
const newestFirst = (a: Kept, b: Kept) => b.at - a.at;

/** Kept as long as the page is open. */
export class Memory implements Shelves {
  private readonly kept = new Map(SHELVES.map((shelf) => [shelf, new Map<string, Kept>()]));
  private last = 0;

  async find<Value>(shelf: Shelf, id: string): Promise<Value | null> {
    return structuredClone(this.kept.get(shelf)!.get(id)?.value ?? null) as Value | null;
  }
  async list<Value>(shelf: Shelf): Promise<Value[]> {
    const all = [...this.kept.get(shelf)!.values()].sort(newestFirst);
    return all.map(({ value }) => structuredClone(value) as Value);
  }
  async put(shelf: Shelf, id: string, value: unknown): Promise<void> {
    const kept = this.kept.get(shelf)!;
    kept.set(id, { id, at: (this.last += 1), value: structuredClone(value) });
    if (kept.size <= MOST[shelf]) return;
    kept.delete([...kept.values()].sort(newestFirst).at(-1)!.id);
  }
  has(shelf: Shelf, id: string): boolean {
    return this.kept.get(shelf)!.has(id);
  }
  remove(shelf: Shelf, id: string): void {
    this.kept.get(shelf)!.delete(id);
  }
}

const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('treize', 1);
  request.onupgradeneeded = () => {
    for (const shelf of SHELVES)
      request.result.createObjectStore(shelf, { keyPath: 'id' }).createIndex('at', 'at');
  };
  return answer(request);
}

/** In the database; what that has no room for stays in memory. */
class Database implements Shelves {
  private readonly memory = new Memory();

  constructor(
    private database: IDBDatabase,
    private readonly onUnkept: (why: Unkept) => void,
  ) {}

  /** Do something with a shelf; once more where the browser had closed the database. */
  private async use<Found>(
    shelf: Shelf,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<Found>,
  ): Promise<Found> {
    try {
      return await within(this.database, shelf, mode, act);
    } catch {
      this.database.close();
      this.database = await open();
      return within(this.database, shelf, mode, act);
    }
  }
  async find<Value>(shelf: Shelf, id: string): Promise<Value | null> {
    if (this.memory.has(shelf, id)) return this.memory.find(shelf, id);
    const kept = await this.use<Kept | undefined>(shelf, 'readonly', (store) =>
      answer(store.get(id)),
    );
    return (kept?.value ?? null) as Value | null;
  }
  async list<Value>(shelf: Shelf): Promise<Value[]> {
    const all = await this.use<Kept[]>(shelf, 'readonly', (store) => answer(store.getAll()));
    const lasting = all.filter(({ id }) => !this.memory.has(shelf, id)).sort(newestFirst);
    const others = await this.memory.list<Value>(shelf);
    return [...others, ...lasting.map(({ value }) => value as Value)];
  }
  async put(shelf: Shelf, id: string, value: unknown): Promise<void> {
    try {
      await this.use(shelf, 'readwrite', async (store) => {
        await answer(store.put({ id, at: Date.now(), value } satisfies Kept));
        if ((await answer(store.count())) <= MOST[shelf]) return;
        const oldest = await answer(store.index('at').openCursor());
        if (oldest) await answer(oldest.delete());
      });
      this.memory.remove(shelf, id);
    } catch {
      await this.memory.put(shelf, id, value);
      this.onUnkept('full');
    }
  }
}

/** Do something in a transaction; it is done when that is, for what has no room fails at its end. */
async function within<Found>(
  database: IDBDatabase,
  shelf: Shelf,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Found>,
): Promise<Found> {
  const transaction = database.transaction(shelf, mode);
  const over = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const [found] = await Promise.all([act(transaction.objectStore(shelf)), over]);
  return found;
}

/** Open what is kept on this device; whoever asks is told when something is not. */
export async function openShelves(onUnkept: (why: Unkept) => void): Promise<Shelves> {
  try {
    return new Database(await open(), onUnkept);
  } catch {
    onUnkept('refused');
    return new Memory();
  }
}
