import { describe, expect, it } from 'vitest';
import { attributionName, showsAttribution } from './attribution.ts';
import type { User } from './user.ts';

const user: User = { username: 'zoe', is_public: true, is_verified: false, suppress_chrome: false };

describe('attributionName', () => {
  it.each([
    ['the display name', { ...user, display_name: 'Zoe T.' }, 'Zoe T.'],
    [
      'the display name rather than attribution_display_name',
      { ...user, display_name: 'Zoe T.', attribution_display_name: 'Studio' },
      'Zoe T.',
    ],
    ['@username without a display name', { ...user, display_name: '  ' }, '@zoe'],
    ['the display name of a user without username', { ...user, username: '', display_name: 'Zoe' }, 'Zoe'],
  ])('returns the attribution name: %s [W-9]', (_, value, name) => {
    expect(attributionName(value)).toBe(name);
    expect(showsAttribution(value)).toBe(true);
  });

  it.each([
    ['there is no user', undefined],
    ['there is neither name', { ...user, username: '' }],
    ['malformed data has neither', { ...user, username: undefined } as unknown as User],
    ['the user is not public', { ...user, is_public: false }],
    ['the user suppresses it', { ...user, suppress_chrome: true }],
  ])('returns no attribution name if %s [W-9]', (_, value) => {
    expect(attributionName(value)).toBeUndefined();
    expect(showsAttribution(value)).toBe(false);
  });
});
