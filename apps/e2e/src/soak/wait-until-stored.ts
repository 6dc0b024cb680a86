import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Trial } from './trial.ts';

/** The name of the store in `subjects/zoetrope-stored.js`. */
const STORE = 'soak';
const TIMEOUT_MS = 30_000;

/**
 * Resolves when the store of the page has all its events on disk, or when they have already arrived at the collector.
 */
export async function waitUntilStored({ page, tracked, hasArrived }: Trial): Promise<void> {
  const name = new URL(page.url()).searchParams.get('trial') ?? '';
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await setTimeout(20)) {
    if (hasArrived() || (await countStored(page, name)) === tracked) return;
  }
  throw new Error(`The page of ${name} did not store its ${tracked} events within ${TIMEOUT_MS} ms.`);
}

/** Counts the stored events of a trial. Never creates the database, which would then lack its object store. */
function countStored(page: Page, trial: string): Promise<number> {
  return page.evaluate(
    async ({ store, prefix }) => {
      const resultOf = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      if (!(await indexedDB.databases()).some(({ name }) => name === store)) return 0;
      const database = await resultOf(indexedDB.open(store));
      const stored = await resultOf<{ json: string }[]>(database.transaction('events').objectStore('events').getAll());
      database.close();
      return stored.filter(({ json }) => json.includes(prefix)).length;
    },
    { store: STORE, prefix: `${trial}#` },
  );
}
