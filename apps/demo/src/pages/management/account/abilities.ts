import type { Account } from '@zoetrope/model/management';

function isModerator({ roles = [] }: Account): boolean {
  return roles.includes('moderator') || roles.includes('admin');
}

/** What an account may do here. The service decides; this only saves people from asking in vain. */
export function abilities(user: Account) {
  const moderates = isModerator(user);
  const foundsChannels = moderates || Boolean(user.roles?.includes('artist'));
  return {
    moderates,
    /** Makes them at the top; inside one's own anybody may. */
    foundsChannels,
    keepsChannels: foundsChannels || Boolean(user.channels?.length),
    writesStories: moderates || Boolean(user.roles?.includes('author')),
    uploads: moderates || Boolean(user.channels?.length),
  };
}

export type Abilities = ReturnType<typeof abilities>;
