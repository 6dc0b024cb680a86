import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { createUuidV7 } from '@zoetrope/transport';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPingback } from './create-pingback.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { clearIndexedDb } from './open-indexed-db.ts';
import type { QueuedEvent } from './queued-event.ts';

let name: string;
let opened: ReturnType<typeof indexedDbStore>[] = [];

beforeEach(() => {
  name = `test-${createUuidV7()(Date.now())}`;
});

afterEach(() => {
  for (const store of opened) store.close();
  opened = [];
  indexedDB.deleteDatabase(name);
});

function open() {
  const store = indexedDbStore(name);
  opened.push(store);
  return store;
}

const makeEvents = (count: number): QueuedEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: createUuidV7()(Date.now() + index),
    json: `{"n":${index}}`,
    bytes: 8,
  }));

/** Simulates a page that ends: its store is closed after everything has been written. */
async function leaveBehind(events: readonly QueuedEvent[]) {
  const store = open();
  store.add(events);
  await store.claim();
  store.close();
  // `close` is queued, and has no callback.
  await new Promise((resolve) => setTimeout(resolve));
}

const databases = async () => (await indexedDB.databases()).map((database) => database.name);

function use<Result>(database: string, run: (events: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const request = run(opening.result.transaction('events', 'readwrite').objectStore('events'));
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
      opening.result.close();
    };
  });
}
/** Access by another script of the site. */
const readStored = (database: string) => use(database, (events) => events.getAll());
const write = (database: string, record: object) => use(database, (events) => events.put(record));

describe('indexedDbStore', () => {
  it('returns the stored events of an earlier page, oldest first, and only once [N-6]', async () => {
    const events = makeEvents(3);
    await leaveBehind([...events].reverse());
    const next = open();
    expect(await next.claim()).toEqual(events);
    expect(await next.claim()).toEqual([]);
  });

  it('does not return the events of a page that is still open [N-6]', async () => {
    const other = open();
    other.add(makeEvents(2));
    expect(await other.claim()).toEqual([]);
    expect(await open().claim()).toEqual([]);
  });

  it('returns events left behind to one of two pages that open together [N-6]', async () => {
    const events = makeEvents(5);
    await leaveBehind(events);
    const claimed = await Promise.all([open().claim(), open().claim()]);
    expect(claimed.flat()).toEqual(events);
  });

  it('deletes delivered events, and all events when consent is withdrawn [N-6]', async () => {
    const [first, second, third] = makeEvents(3) as [QueuedEvent, QueuedEvent, QueuedEvent];
    const store = open();
    store.add([first, second]);
    store.remove([first]);
    await store.claim();
    store.close();
    const next = open();
    expect(await next.claim()).toEqual([second]);
    next.add([third]);
    next.clear();
    await next.claim();
    next.close();
    expect(await open().claim()).toEqual([]);
  });
});

describe('a denial', () => {
  it('creates no database when consent is denied [N-4]', async () => {
    await expect(clearIndexedDb(name)).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(await databases()).not.toContain(name);
    const store = open();
    store.add(makeEvents(1));
    await store.claim();
    expect(await databases()).toContain(name);
  });

  it('deletes the events of an earlier page, and of a store that was closed [N-4]', async () => {
    await leaveBehind(makeEvents(2));
    open().clear();
    await expect.poll(() => readStored(name)).toEqual([]);
    const store = open();
    store.add(makeEvents(1));
    await store.claim();
    store.close();
    expect(await readStored(name)).toHaveLength(1);
    store.clear();
    await expect.poll(() => readStored(name)).toEqual([]);
  });
});

it('ignores invalid records written by other scripts [N-6]', async () => {
  const events = makeEvents(2);
  await leaveBehind(events);
  await write(name, { id: '0', page: 'gone', at: Date.now() });
  await write(name, { id: '1', page: 'gone', at: Date.now(), json: '{}', bytes: 'many' });
  await write(name, { id: '2', page: 'gone', at: 'never', json: '{}', bytes: 3 });
  expect(await open().claim()).toEqual(events);
});

it('lets the next page send events that failed, with the same ids [N-4] [N-6]', async () => {
  const bodies: string[] = [];
  let isUp = false;
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    bodies.push(String(init?.body));
    if (!isUp) throw new TypeError('Failed to fetch');
    return new Response('{}');
  };
  const options = { provider: localProvider('https://collector.example'), apiKey: 'key', fetch, warn: () => {} };
  const start = () => createPingback({ ...options, store: open() });

  const before = start();
  before.track({ type: 'CLICK', gif: buildGif() });
  await before.close();
  isUp = true;
  const after = start();
  // The closing page makes two attempts: with keepalive, then without.
  await expect.poll(() => bodies.length).toBe(3);
  expect(new Set(bodies).size).toBe(1);
  await after.close();
  expect(await open().claim()).toEqual([]);
});
