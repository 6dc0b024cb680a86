import type { User } from './user.ts';

/**
 * The name under which a creator is shown: the display name, else `@username`. Undefined when no attribution is
 * shown: no name at all, not public, or chrome suppressed (spec §5 and §6).
 */
export function attributionName(user: User | undefined): string | undefined {
  if (!user?.is_public || user.suppress_chrome) return undefined;
  // What another source gives may have a display name alone.
  const username = user.username?.trim();
  const displayName = user.display_name?.trim();
  if (displayName) return displayName;
  return username ? `@${username}` : undefined;
}

/** Whether a creator is shown at all. */
export function showsAttribution(user: User | undefined): user is User {
  return attributionName(user) !== undefined;
}
