import { describe, expect, it } from 'vitest';
import { attributionName, showsAttribution } from './attribution.ts';
import type { User } from './user.ts';

const user: User = { username: 'zoe', is_public: true, is_verified: false, suppress_chrome: false };

describe('attributionName', () => {
  it.each([
    ['the display name', { ...user, display_name: 'Zoe T.' }, 'Zoe T.'],
    [
      'the display name before any other',
      { ...user, display_name: 'Zoe T.', attribution_display_name: 'Studio' },
      'Zoe T.',
    ],
    ['else @username', { ...user, display_name: '  ' }, '@zoe'],
    ['the display name of a user without username', { ...user, username: '', display_name: 'Zoe' }, 'Zoe'],
  ])('is %s [W-9]', (_, given, name) => {
    expect(attributionName(given)).toBe(name);
    expect(showsAttribution(given)).toBe(true);
  });

  it.each([
    ['there is no user', undefined],
    ['there is neither name', { ...user, username: '' }],
    ['a source gives neither', { ...user, username: undefined } as unknown as User],
    ['the user is not public', { ...user, is_public: false }],
    ['the user suppresses it', { ...user, suppress_chrome: true }],
  ])('is hidden when %s [W-9]', (_, given) => {
    expect(attributionName(given)).toBeUndefined();
    expect(showsAttribution(given)).toBe(false);
  });
});
