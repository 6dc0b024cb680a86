import { expect, it } from 'vitest';
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

it('opens at the first use, once, and keeps the order of what is asked meanwhile [N-6]', async () => {
  const calls: string[] = [];
  const store = lazyStore(async () => {
    await settled();
    calls.push('open');
    return recording(calls);
  });
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

it('is not opened only to be closed [N-6]', async () => {
  let opened = false;
  const store = lazyStore(async () => {
    opened = true;
    return recording([]);
  });
  store.close();
  await settled();
  expect(opened).toBe(false);
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
  const store = lazyStore(open);
  store.add([event]);
  store.remove([event]);
  store.clear();
  expect(await store.claim()).toEqual([]);
  store.close();
  await settled();
});
