import type { OpenStore } from './lazy-store.ts';
import { MAX_QUEUED_EVENTS } from './limits.ts';
import type { QueuedEvent } from './queued-event.ts';
import { createUuidV7 } from './uuid-v7.ts';

const EVENTS = 'events';
/** What nobody has sent by then says nothing any more. */
const MAX_AGE_MS = 24 * 60 * 60_000;

interface StoredEvent extends QueuedEvent {
  /** The page that will send it. */
  readonly page: string;
  /** Milliseconds since 1970, when it was stored. */
  readonly at: number;
}

/** Other scripts of the site can write here too: what is no event would spoil the batch that it goes in. */
const isFresh = ({ at, json, bytes }: StoredEvent): boolean => Date.now() - at < MAX_AGE_MS && !!json && bytes > 0;

/**
 * Each page holds a Web Lock for as long as it lives: the browser gives it back however the page ends, so an event
 * whose page holds none has been left behind. Ids begin with the time, so the order of keys is the order of events.
 */
export async function openIndexedDb(name: string): Promise<OpenStore> {
  const { locks } = navigator;
  const page = createUuidV7()(Date.now());
  // Before the database: one that no page may use is not to be made.
  const release = await holdLock(locks, page);
  const database = await openDatabase(name, (made) => made.createObjectStore(EVENTS, { keyPath: 'id' }));
  // A later version of this package, or the viewer who clears the site's data, must not wait for this page.
  database.onversionchange = () => database.close();

  /** One transaction; resolves when it is on the disk. */
  function write(change: (events: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction(EVENTS, 'readwrite');
    change(transaction.objectStore(EVENTS));
    return done(transaction);
  }

  return {
    async claim() {
      const { held = [] } = await locks.query();
      const alive = new Set([page, ...held.map((lock) => lock.name)]);
      const transaction = database.transaction(EVENTS, 'readwrite');
      const events = transaction.objectStore(EVENTS);
      const stored = await result<StoredEvent[]>(events.getAll());
      const left = stored.filter((event) => !alive.has(event.page));
      const fresh = left.filter(isFresh).slice(-MAX_QUEUED_EVENTS);
      for (const event of left) events.delete(event.id);
      for (const event of fresh) events.put({ ...event, page });
      await done(transaction);
      return fresh.map(({ id, json, bytes }) => ({ id, json, bytes }));
    },
    add: (added) =>
      write((events) => {
        for (const event of added) events.put({ ...event, page, at: Date.now() });
      }),
    remove: (removed) =>
      write((events) => {
        for (const { id } of removed) events.delete(id);
      }),
    clear: () => write((events) => events.clear()),
    close() {
      database.close();
      release();
    },
  };
}

/** Forgets what all pages left under this name. Rejects where there is nothing, and makes nothing. */
export async function wipeIndexedDb(name: string): Promise<void> {
  const database = await openDatabase(name, (_made, upgrade) => upgrade?.abort());
  const transaction = database.transaction(EVENTS, 'readwrite');
  transaction.objectStore(EVENTS).clear();
  // It closes when what was asked of it is done.
  database.close();
  await done(transaction);
}

/** `onMissing` is told of a database that is being made, and of the transaction that makes it. */
function openDatabase(
  name: string,
  onMissing: (made: IDBDatabase, upgrade: IDBTransaction | null) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => onMissing(request.result, request.transaction);
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Resolves, once the lock is held, to what gives it back. */
function holdLock(locks: LockManager, name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks.request(name, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
