import { createHmac } from 'node:crypto';
import type { Db } from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A network is known for this long after the latest sign-in. */
const KNOWN_MS = 90 * DAY_MS;

export interface AccountNetwork {
  readonly accountId: string;
  readonly network: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Records that the owner of an account has signed in from a network. */
export async function rememberNetwork(db: Db, { accountId, network, now }: AccountNetwork): Promise<void> {
  const expired = new Date(now - KNOWN_MS);
  await db.deleteFrom('known_networks').where('signed_in_at', '<', expired).execute();
  const signed_in_at = new Date(now);
  await db
    .insertInto('known_networks')
    .values({ account_id: accountId, network_digest: digestNetwork(accountId, network), signed_in_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'network_digest']).doUpdateSet({ signed_in_at }))
    .execute();
}

/** Whether the owner of an account has recently signed in from a network. */
export async function isKnownNetwork(db: Db, { accountId, network, now }: AccountNetwork): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('network_digest', '=', digestNetwork(accountId, network))
    .where('signed_in_at', '>=', new Date(now - KNOWN_MS))
    .executeTakeFirst();
  return row !== undefined;
}

/** Keyed by the account, so that equal networks of two accounts are not recognizable in a dump. */
function digestNetwork(accountId: string, network: string): string {
  return createHmac('sha256', accountId).update(network).digest('base64url');
}
