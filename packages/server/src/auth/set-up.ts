import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { issueToken } from './account-tokens.ts';

/**
 * A token that makes its holder the first admin. Undefined once there is an admin. Other accounts do not count, since
 * anyone can register first.
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
