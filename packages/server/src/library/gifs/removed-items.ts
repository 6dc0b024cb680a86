import type { Db } from '../../database/schema.ts';
import { parseAnimatedId } from '../../media/animate/animated-text.ts';
import { removedTexts } from './stored-texts.ts';

/** What another process has removed is known here after this long. */
const FRESH_MS = 2000;

/** Which items are shown to nobody: asked for every file, so kept at hand. */
export interface RemovedItems {
  readonly has: (id: string) => Promise<boolean>;
  /** After a change made here, which is to hold at once. */
  readonly invalidate: () => void;
}

export function createRemovedItems({ db, clock }: { readonly db: Db; readonly clock: () => number }): RemovedItems {
  let known: { readonly ids: Promise<ReadonlySet<string>>; readonly until: number } | undefined;

  async function read(): Promise<ReadonlySet<string>> {
    const rows = await db.selectFrom('items').select('id').where('removed', '=', true).execute();
    return new Set([...rows.map(({ id }) => id), ...(await removedTexts(db))]);
  }

  return {
    async has(id) {
      const now = clock();
      if (known === undefined || known.until <= now) {
        const ids = read();
        known = { ids, until: now + FRESH_MS };
        // A database that is away for a moment must not be remembered as an answer.
        ids.catch(() => {
          known = undefined;
        });
      }
      // A text is removed in every look.
      return (await known.ids).has(parseAnimatedId(id)?.hash ?? id);
    },
    invalidate() {
      known = undefined;
    },
  };
}
