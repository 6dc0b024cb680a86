import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPingback } from './create-pingback.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import type { QueuedEvent } from './queued-event.ts';
import { uuidV7 } from './uuid-v7.ts';

let name: string;
let opened: ReturnType<typeof indexedDbStore>[] = [];

beforeEach(() => {
  name = `test-${uuidV7(Date.now())}`;
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
  Array.from({ length: count }, (_, index) => ({ id: uuidV7(Date.now() + index), json: `{"n":${index}}`, bytes: 8 }));

/** What a page does that ends: its store is closed when everything before that is written. */
async function leaveBehind(events: readonly QueuedEvent[]) {
  const store = open();
  store.add(events);
  await store.claim();
  store.close();
  await store.claim();
}

describe('indexedDbStore', () => {
  it('gives the next page what an earlier one left behind, oldest first, and only once [N-6]', async () => {
    const events = makeEvents(3);
    await leaveBehind([...events].reverse());
    const next = open();
    expect(await next.claim()).toEqual(events);
    expect(await next.claim()).toEqual([]);
  });

  it('leaves the events of a page that still lives to that page [N-6]', async () => {
    const living = open();
    living.add(makeEvents(2));
    expect(await living.claim()).toEqual([]);
    expect(await open().claim()).toEqual([]);
  });

  it('gives what was left behind to one page when two come at once [N-6]', async () => {
    const events = makeEvents(5);
    await leaveBehind(events);
    const claimed = await Promise.all([open().claim(), open().claim()]);
    expect(claimed.flat()).toEqual(events);
  });

  it('forgets what was delivered, and everything when consent is taken back [N-6]', async () => {
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

it('lets the next page send what this one could not, under the same ids [N-4] [N-6]', async () => {
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
  // The page that closes tries twice: with keepalive, then without.
  await expect.poll(() => bodies.length).toBe(3);
  expect(new Set(bodies).size).toBe(1);
  await after.close();
  expect(await open().claim()).toEqual([]);
});
