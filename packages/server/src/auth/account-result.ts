import type { Db } from '../database/schema.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Account } from './account.ts';
import type { AuthContext } from './auth-context.ts';

/** An account as the creator of a GIF. */
export function toPublicUser({ username, profile }: Account, origin: string) {
  const { display_name, avatar_url, profile_url, is_public, is_verified, suppress_chrome } = profile;
  return {
    username,
    ...(display_name === undefined ? {} : { display_name }),
    ...(avatar_url === undefined ? {} : { avatar_url }),
    profile_url: profile_url ?? `${origin}/channel/${username}`,
    is_public,
    is_verified,
    suppress_chrome,
  };
}

/** The public view of an account. */
export function toPublicAccount(account: Account, origin: string) {
  return { id: account.id, ...toPublicUser(account, origin), created_at: account.created_at.toISOString() };
}

/** The view of an account for its user and for admins, with the slugs of the channels that it owns. */
export async function toPrivateAccount(
  { db, origin }: Pick<AuthContext, 'db' | 'origin'>,
  c: AppContext,
  account: Account,
) {
  return {
    ...toPublicAccount(account, origin(c)),
    email: account.email,
    roles: [...account.roles],
    is_confirmed: account.confirmed_at !== null,
    channels: await channelsOf(db, account.id),
  };
}

async function channelsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('channels').select('slug').where('owner', '=', accountId).orderBy('slug').execute();
  return rows.map(({ slug }) => slug);
}
