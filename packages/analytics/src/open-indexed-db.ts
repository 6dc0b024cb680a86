import { createUuidV7 } from '@zoetrope/transport';
import type { OpenStore } from './lazy-store.ts';
import { MAX_QUEUED_EVENTS } from './limits.ts';
import type { QueuedEvent } from './queued-event.ts';

const EVENTS = 'events';
/** Older events are deleted instead of sent. */
const MAX_AGE_MS = 24 * 60 * 60_000;
/** Most navigations take less. After that, the page stays: the link was a download, or the user has canceled. */
const NAVIGATION_MS = 5000;

interface StoredEvent extends QueuedEvent {
  /** Id of the page that will send it. */
  readonly page: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Other scripts of the site can write to the database too, and the collector would reject a whole batch for one invalid
 * record.
 */
const isSendable = ({ at, json, bytes }: StoredEvent): boolean =>
  Date.now() - at < MAX_AGE_MS && Boolean(json) && bytes > 0;

/**
 * Opens the database `name`. Each page holds a Web Lock, which the browser releases however the page ends: events of a
 * page without a lock have been left behind. Ids begin with the time, so keys are in the order of events.
 */
export async function openIndexedDb(name: string): Promise<OpenStore> {
  const { locks } = navigator;
  const page = createUuidV7()(Date.now());
  // Before the database, so that none is created if locks are not available.
  const release = await holdLockUntilNavigation(locks, page);
  const database = await openDatabase(name, (created) => created.createObjectStore(EVENTS, { keyPath: 'id' }));
  // This page must not block a later version of this package, or a user who clears the site's data.
  database.onversionchange = () => database.close();

  /** Runs one transaction. Resolves when it has completed. */
  function write(change: (events: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction(EVENTS, 'readwrite');
    change(transaction.objectStore(EVENTS));
    return completionOf(transaction);
  }

  return {
    async claim() {
      const { held = [] } = await locks.query();
      const openPages = new Set([page, ...held.map((lock) => lock.name)]);
      const transaction = database.transaction(EVENTS, 'readwrite');
      const events = transaction.objectStore(EVENTS);
      const stored = await resultOf<StoredEvent[]>(events.getAll());
      const leftBehind = stored.filter((event) => !openPages.has(event.page));
      const claimed = leftBehind.filter(isSendable).slice(-MAX_QUEUED_EVENTS);
      for (const event of leftBehind) events.delete(event.id);
      for (const event of claimed) events.put({ ...event, page });
      await completionOf(transaction);
      return claimed.map(({ id, json, bytes }) => ({ id, json, bytes }));
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

/** Deletes the events of all pages in the database `name`. Rejects, without creating it, if it does not exist. */
export async function clearIndexedDb(name: string): Promise<void> {
  // In WebKit, an upgrade that is aborted leaves an empty database.
  const databases = await indexedDB.databases?.();
  if (databases?.some((database) => database.name === name) === false)
    throw new DOMException(`There is no database ${name}.`, 'NotFoundError');
  const database = await openDatabase(name, (_created, upgrade) => upgrade?.abort());
  const transaction = database.transaction(EVENTS, 'readwrite');
  transaction.objectStore(EVENTS).clear();
  // Takes effect after the transaction has completed.
  database.close();
  await completionOf(transaction);
}

/** Calls `onCreate` with a new database and the transaction that creates it. */
function openDatabase(
  name: string,
  onCreate: (created: IDBDatabase, upgrade: IDBTransaction | null) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => onCreate(request.result, request.transaction);
  return resultOf(request);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Holds a lock, except while the page navigates: Firefox decides then whether the page may enter the back-forward cache,
 * and a page with a lock may not. `pagehide` is too late. Resolves, once the lock is held, to a function that releases it.
 */
async function holdLockUntilNavigation(locks: LockManager, name: string): Promise<() => void> {
  let release = await holdLock(locks, name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  const { signal } = controller;
  async function holdAgain(): Promise<void> {
    const releaseAgain = await holdLock(locks, name);
    if (signal.aborted) releaseAgain();
    else release = releaseAgain;
  }
  function onBeforeUnload(): void {
    release();
    clearTimeout(timer);
    timer = setTimeout(() => void holdAgain(), NAVIGATION_MS);
  }
  addEventListener('beforeunload', onBeforeUnload, { signal });
  return () => {
    controller.abort();
    clearTimeout(timer);
    release();
  };
}

/** Resolves, once the lock is held, to a function that releases it. */
function holdLock(locks: LockManager, name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks.request(name, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
