import { sql } from 'kysely';
import type { Account } from '../../auth/account.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { searchTerm } from '../../library/search/search-log.ts';

export interface SearchTermModeration {
  readonly term: string;
  /** `rejected` removes the term from the trending searches, and no longer counts it; `approved` counts it again. */
  readonly status: 'approved' | 'rejected';
  readonly note?: string | undefined;
  readonly moderator: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Decides whether a term may be in the trending searches. The latest decision is stored with its moderator. */
export async function moderateSearchTerm(
  db: Db,
  { term: rawTerm, status, note, moderator, now }: SearchTermModeration,
) {
  const term = searchTerm(rawTerm);
  if (term === '')
    throw new ApiError('term: contains no words', { status: 400, code: 'validation', parameter: 'term' });
  const moderated_at = new Date(now);
  const decision = { status, note: note ?? null, moderator: moderator.username, moderated_at };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('search_term_moderations')
      .values({ term, ...decision })
      .onConflict((conflict) => conflict.column('term').doUpdateSet(decision))
      .execute();
    if (status === 'rejected') await sql`DELETE FROM search_terms WHERE term = ${term}`.execute(tx);
  });
  return {
    term,
    status,
    ...(note === undefined ? {} : { note }),
    moderator: moderator.username,
    moderated_at: moderated_at.toISOString(),
  };
}
