import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { issueToken } from './account-tokens.ts';

/**
 * A token whose holder becomes the first admin; undefined once there is one. Accounts of others do not count: anyone
 * may register, and nobody is to be shut out by whoever was faster.
 */
export async function issueSetUpToken(db: Db, now: number): Promise<string | undefined> {
  const { admins } = await db
    .selectFrom('accounts')
    .select((row) => row.fn.countAll<string>().as('admins'))
    .where('seeded', '=', false)
    .where(sql<boolean>`'admin' = ANY(roles)`)
    .executeTakeFirstOrThrow();
  return Number(admins) > 0 ? undefined : issueToken(db, { purpose: 'setup', accountId: null, now });
}
