import type { Account } from './account.ts';

/** An account as a creator is shown. */
export function publicUser({ username, profile }: Account, origin: string) {
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

/** An account as everyone may see it, who may see it. */
export function publicAccount(account: Account, origin: string) {
  return { id: account.id, ...publicUser(account, origin), created_at: account.created_at.toISOString() };
}

/** As the account itself and an admin see it. `channels` are those it owns. */
export function privateAccount(account: Account, origin: string, channels: readonly string[]) {
  return {
    ...publicAccount(account, origin),
    email: account.email,
    roles: [...account.roles],
    is_confirmed: account.confirmed_at !== null,
    channels: [...channels],
  };
}
