import type { ManagementContext } from '../admin/shared/admin-context.ts';
import type { Db } from '../database/schema.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Account } from './account.ts';
import { privateAccount } from './account-result.ts';

/** An account as itself and admins see it. */
export async function showPrivately(
  { db, origin }: Pick<ManagementContext, 'db' | 'origin'>,
  c: AppContext,
  account: Account,
) {
  return privateAccount(account, origin(c), await channelsOf(db, account.id));
}

/** The channels that an account owns itself, by slug. */
async function channelsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('channels').select('slug').where('owner', '=', accountId).orderBy('slug').execute();
  return rows.map(({ slug }) => slug);
}
