import { expect, it } from 'vitest';
import type { EventStore } from './event-store.ts';
import { createLazyStore, type OpenStore } from './lazy-store.ts';
import type { QueuedEvent } from './queued-event.ts';
import { promisesSettled } from './testing/fake-clock.ts';

const event: QueuedEvent = { id: '1', json: '{}', bytes: 3 };

function recordingStore(calls: string[]): OpenStore {
  const record = (name: string) => async () => void calls.push(name);
  return {
    claim: async () => [event],
    add: record('add'),
    remove: record('remove'),
    clear: record('clear'),
    close: record('close'),
  };
}

const recordClear = (calls: string[]) => async () => void calls.push('clear unopened');

it('opens once, on first use, and runs earlier calls in order [N-6]', async () => {
  const calls: string[] = [];
  const open = async () => {
    await promisesSettled();
    calls.push('open');
    return recordingStore(calls);
  };
  const store = createLazyStore({ open, clear: recordClear(calls) });
  await promisesSettled();
  expect(calls).toEqual([]);
  store.add([event]);
  store.remove([event]);
  store.clear();
  expect(await store.claim()).toEqual([event]);
  store.close();
  await promisesSettled();
  expect(calls).toEqual(['open', 'add', 'remove', 'clear', 'close']);
});

it.each([
  ['close', (store: EventStore) => store.close(), []],
  ['clear', (store: EventStore) => store.clear(), ['clear unopened']],
])('does not open the store for a %s [N-6]', async (_name, call, expected) => {
  const calls: string[] = [];
  const open = async () => {
    calls.push('open');
    return recordingStore([]);
  };
  const store = createLazyStore({ open, clear: recordClear(calls) });
  call(store);
  await promisesSettled();
  expect(calls).toEqual(expected);
});

it('clears after it was closed [N-6]', async () => {
  const calls: string[] = [];
  const store = createLazyStore({ open: async () => recordingStore(calls), clear: recordClear(calls) });
  store.add([event]);
  store.close();
  store.clear();
  await promisesSettled();
  expect(calls.sort()).toEqual(['add', 'clear unopened', 'close']);
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
])('neither throws nor rejects, and claims nothing, when %s [N-6]', async (_case, open) => {
  const store = createLazyStore({ open, clear: () => Promise.reject(new Error('denied')) });
  store.clear();
  store.add([event]);
  store.remove([event]);
  store.clear();
  expect(await store.claim()).toBeUndefined();
  store.close();
  await promisesSettled();
});
