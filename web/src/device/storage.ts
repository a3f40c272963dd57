// What is kept on this device: unfinished matches, finished ones, and what was found out of them. In
// IndexedDB, or where that is refused as long as the page is open.

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
  remove(shelf: Shelf, id: string): Promise<void>;
}

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
  async remove(shelf: Shelf, id: string): Promise<void> {
    this.kept.get(shelf)!.delete(id);
  }
}

const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

class Database implements Shelves {
  constructor(private readonly database: IDBDatabase) {}

  private shelf(shelf: Shelf, mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(shelf, mode).objectStore(shelf);
  }
  async find<Value>(shelf: Shelf, id: string): Promise<Value | null> {
    const kept = await answer<Kept | undefined>(this.shelf(shelf, 'readonly').get(id));
    return (kept?.value ?? null) as Value | null;
  }
  async list<Value>(shelf: Shelf): Promise<Value[]> {
    const all = await answer<Kept[]>(this.shelf(shelf, 'readonly').getAll());
    return all.sort(newestFirst).map(({ value }) => value as Value);
  }
  async put(shelf: Shelf, id: string, value: unknown): Promise<void> {
    const store = this.shelf(shelf, 'readwrite');
    await answer(store.put({ id, at: Date.now(), value } satisfies Kept));
    if ((await answer(store.count())) <= MOST[shelf]) return;
    const oldest = await answer(store.index('at').openCursor());
    if (oldest) await answer(oldest.delete());
  }
  async remove(shelf: Shelf, id: string): Promise<void> {
    await answer(this.shelf(shelf, 'readwrite').delete(id));
  }
}

/** Open what is kept on this device. */
export async function openShelves(): Promise<Shelves> {
  try {
    const request = indexedDB.open('treize', 1);
    request.onupgradeneeded = () => {
      for (const shelf of SHELVES)
        request.result.createObjectStore(shelf, { keyPath: 'id' }).createIndex('at', 'at');
    };
    return new Database(await answer(request));
  } catch {
    return new Memory();
  }
}
