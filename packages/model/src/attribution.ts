import type { User } from './user.ts';

/**
 * The name of a creator in an attribution: the display name, or else `@username`. Undefined if no attribution may be
 * shown: without a name, for a creator who is not public, or with `suppress_chrome`.
 *
 * @example
 * attributionName(gif.user); // such as 'Zoe' or '@zoe'
 */
export function attributionName(user: User | undefined): string | undefined {
  if (!user?.is_public || user.suppress_chrome) return undefined;
  // Data from other sources may have no username.
  const username = user.username?.trim();
  const displayName = user.display_name?.trim();
  if (displayName) return displayName;
  return username ? `@${username}` : undefined;
}

/**
 * Whether an attribution of this creator may be shown.
 *
 * @example
 * if (showsAttribution(gif.user)) console.log(gif.user.username);
 */
export function showsAttribution(user: User | undefined): user is User {
  return attributionName(user) !== undefined;
}
