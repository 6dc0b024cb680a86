import { expect, it } from 'vitest';
import type { EventStore } from './event-store.ts';
import { lazyStore, type OpenStore } from './lazy-store.ts';
import type { QueuedEvent } from './queued-event.ts';
import { settled } from './testing/fake-clock.ts';

const event: QueuedEvent = { id: '1', json: '{}', bytes: 3 };

function recording(calls: string[]): OpenStore {
  const note = (name: string) => async () => void calls.push(name);
  return {
    claim: async () => [event],
    add: note('add'),
    remove: note('remove'),
    clear: note('clear'),
    close: note('close'),
  };
}

const wipes = (calls: string[]) => async () => void calls.push('wipe');

it('opens at the first use, once, and keeps the order of what is asked meanwhile [N-6]', async () => {
  const calls: string[] = [];
  const store = lazyStore(async () => {
    await settled();
    calls.push('open');
    return recording(calls);
  }, wipes(calls));
  await settled();
  expect(calls).toEqual([]);
  store.add([event]);
  store.remove([event]);
  store.clear();
  expect(await store.claim()).toEqual([event]);
  store.close();
  await settled();
  expect(calls).toEqual(['open', 'add', 'remove', 'clear', 'close']);
});

it.each([
  ['only to be closed', (store: EventStore) => store.close(), []],
  ['only to be cleared', (store: EventStore) => store.clear(), ['wipe']],
])('is not opened %s [N-6]', async (_what, ask, expected) => {
  const calls: string[] = [];
  const store = lazyStore(async () => {
    calls.push('open');
    return recording([]);
  }, wipes(calls));
  ask(store);
  await settled();
  expect(calls).toEqual(expected);
});

it('can be cleared after it was closed [N-6]', async () => {
  const calls: string[] = [];
  const store = lazyStore(async () => recording(calls), wipes(calls));
  store.add([event]);
  store.close();
  store.clear();
  await settled();
  expect(calls.sort()).toEqual(['add', 'close', 'wipe']);
});

it.each([
  ['the store cannot be opened', () => Promise.reject(new Error('denied'))],
  [
    'the store fails in use',
    async () => {
      const fail = () => Promise.reject(new Error('full'));
      return { claim: fail, add: fail, remove: fail, clear: fail, close: fail };
    },
  ],
])('stays quiet and empty when %s [N-6]', async (_case, open) => {
  const store = lazyStore(open, () => Promise.reject(new Error('denied')));
  store.clear();
  store.add([event]);
  store.remove([event]);
  store.clear();
  expect(await store.claim()).toEqual([]);
  store.close();
  await settled();
});
