import type { User } from '@zoetrope/model';

/** A public, unverified creator. */
export function buildUser(overrides: Partial<User> = {}): User {
  const username = overrides.username ?? 'praxinoscope';
  return {
    username,
    display_name: 'Praxinoscope Studio',
    avatar_url: `https://media.example/avatars/${username}.png`,
    profile_url: `https://site.example/channels/${username}`,
    is_public: true,
    is_verified: false,
    suppress_chrome: false,
    ...overrides,
  };
}
