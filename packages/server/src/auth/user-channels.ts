import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { findAccount } from './account-store.ts';

export interface UserChannels {
  /** Id of the account that owns the channels; null for a catalogue creator without an account. */
  readonly owner: string | null;
  /** SQL condition on `channels` that selects them. */
  readonly condition: RawBuilder<boolean>;
}

/**
 * The channels of a user: those owned by the account with this id or username, or the creator's channel with this slug.
 * Undefined if there is neither.
 */
export async function findUserChannels(db: Db, name: string): Promise<UserChannels | undefined> {
  const account = await findAccount(db, name);
  if (account !== undefined) return { owner: account.id, condition: sql`channels.owner = ${account.id}` };
  const channel = await db.selectFrom('channels').select('owner').where('slug', '=', name).executeTakeFirst();
  return channel && { owner: channel.owner, condition: sql`channels.slug = ${name}` };
}
