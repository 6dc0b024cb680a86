import type { Account } from '@zoetrope/model/management';

function isModerator({ roles = [] }: Account): boolean {
  return roles.includes('moderator') || roles.includes('admin');
}

/** Permissions of an account, to hide what would fail. The server enforces them. */
export function permissionsOf(user: Account) {
  const canModerate = isModerator(user);
  const canCreateRootChannels = canModerate || Boolean(user.roles?.includes('artist'));
  return {
    canModerate,
    canAdminister: Boolean(user.roles?.includes('admin')),
    /** Owners may create channels only inside their own. */
    canCreateRootChannels,
    canManageChannels: canCreateRootChannels || Boolean(user.channels?.length),
    canWriteStories: canModerate || Boolean(user.roles?.includes('author')),
    canUpload: canModerate || Boolean(user.channels?.length),
  };
}

export type Permissions = ReturnType<typeof permissionsOf>;
