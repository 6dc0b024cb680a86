import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { findAccount } from './account-store.ts';

export interface UserChannels {
  /** Id of the account that owns the channels; null for a creator of the catalogue without one. */
  readonly owner: string | null;
  /** The SQL condition on `channels` that selects them. */
  readonly condition: RawBuilder<boolean>;
}

/**
 * The channels of a user: those that an account owns, by its id or username, or the channel of a creator, by its slug. Undefined if
 * there is neither.
 */
export async function findUserChannels(db: Db, name: string): Promise<UserChannels | undefined> {
  const account = await findAccount(db, name);
  if (account !== undefined) return { owner: account.id, condition: sql`channels.owner = ${account.id}` };
  const channel = await db.selectFrom('channels').select('owner').where('slug', '=', name).executeTakeFirst();
  return channel && { owner: channel.owner, condition: sql`channels.slug = ${name}` };
}
