import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Trial } from './trial.ts';

/** The name that the subject gave to its store. */
const STORE = 'soak';
const PATIENCE_MS = 30_000;

/** Resolves when the page's store has each of its events on the disk, or when the collector has them already. */
export async function untilKept({ page, tracked, hasArrived }: Trial): Promise<void> {
  const name = new URL(page.url()).searchParams.get('trial') ?? '';
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(20)) {
    if (hasArrived() || (await countKept(page, name)) === tracked) return;
  }
  throw new Error(`The store of ${name} did not get its ${tracked} events within ${PATIENCE_MS} ms.`);
}

/** How many events of that trial are on the disk. Makes no database: the store's own would lack its table. */
function countKept(page: Page, trial: string): Promise<number> {
  return page.evaluate(
    async ({ store, beginning }) => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      if (!(await indexedDB.databases()).some(({ name }) => name === store)) return 0;
      const database = await result(indexedDB.open(store));
      const kept = await result<{ json: string }[]>(database.transaction('events').objectStore('events').getAll());
      database.close();
      return kept.filter(({ json }) => json.includes(beginning)).length;
    },
    { store: STORE, beginning: `${trial}#` },
  );
}
