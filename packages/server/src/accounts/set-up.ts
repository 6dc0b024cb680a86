import type { Db } from '../database/schema.ts';
import { issueToken } from './account-tokens.ts';

/** A token whose holder becomes the first admin, as long as nobody has an account; undefined when someone has. */
export async function issueSetUpToken(db: Db, now: number): Promise<string | undefined> {
  const { accounts } = await db
    .selectFrom('accounts')
    .select((row) => row.fn.countAll<string>().as('accounts'))
    .where('seeded', '=', false)
    .executeTakeFirstOrThrow();
  return Number(accounts) > 0 ? undefined : issueToken(db, { purpose: 'setup', accountId: null, now });
}
