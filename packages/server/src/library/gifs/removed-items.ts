import { runShared } from '../../database/query-scope.ts';
import type { Db } from '../../database/schema.ts';
import { parseAnimatedId } from '../../media/animate/animated-text.ts';
import { removedTexts } from './stored-texts.ts';

/** The maximum delay until removals by other processes take effect. */
const MAX_AGE_MS = 2000;

/** The removed items, cached because every media request checks them. */
export interface RemovedItems {
  readonly has: (id: string) => Promise<boolean>;
  /** Call it after a change in this process, so that it takes effect immediately. */
  readonly invalidate: () => void;
}

export function createRemovedItems({ db, clock }: { readonly db: Db; readonly clock: () => number }): RemovedItems {
  let cached: { readonly ids: Promise<ReadonlySet<string>>; readonly at: number } | undefined;

  async function read(): Promise<ReadonlySet<string>> {
    const rows = await db.selectFrom('items').select('id').where('removed', '=', true).execute();
    return new Set([...rows.map(({ id }) => id), ...(await removedTexts(db))]);
  }

  return {
    async has(id) {
      const now = clock();
      // The clock may be set back.
      if (cached === undefined || Math.abs(now - cached.at) >= MAX_AGE_MS) {
        const ids = runShared(read);
        cached = { ids, at: now };
        // A failed query must not be cached.
        ids.catch(() => {
          cached = undefined;
        });
      }
      // A text is removed in all its styles.
      return (await cached.ids).has(parseAnimatedId(id)?.hash ?? id);
    },
    invalidate() {
      cached = undefined;
    },
  };
}
