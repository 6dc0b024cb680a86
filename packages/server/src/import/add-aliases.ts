import { insertTagAlias } from '../admin/tags/change-aliases.ts';
import { ApiError } from '../http/api-error.ts';
import type { ImportContext } from './import-options.ts';
import type { ListRow } from './read-list.ts';

interface RefusedAlias {
  readonly place: string;
  readonly reason: string;
}

/** Adds the aliases of tags of a library that are not known yet. Yields those that contradict the present ones. */
export async function* addAliases(
  { db, clock }: Pick<ImportContext, 'db' | 'clock'>,
  rows: AsyncIterable<ListRow>,
): AsyncGenerator<RefusedAlias> {
  for await (const { place, values = {}, fault } of rows) {
    const { alias, tag } = values;
    if (fault !== undefined || typeof alias !== 'string' || typeof tag !== 'string') {
      yield { place, reason: fault ?? 'It needs the columns alias and tag.' };
      continue;
    }
    try {
      await db.transaction().execute((tx) => insertTagAlias(tx, { alias, tag, added_by: null, now: clock() }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      yield { place, reason: error.message };
    }
  }
}
