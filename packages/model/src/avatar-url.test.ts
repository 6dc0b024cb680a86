import { describe, expect, it } from 'vitest';
import { avatarUrl } from './avatar-url.ts';
import { defaultAvatarNumber, defaultAvatarUrl } from './default-avatar.ts';

describe('avatarUrl', () => {
  it.each([
    ['https://m.example/a/face.png', 'https://m.example/a/face/80h.png'],
    ['https://m.png.example/a.gif/face.GIF', 'https://m.png.example/a.gif/face/80h.GIF'],
    ['https://m.example/face.jpeg?v=1.png#x', 'https://m.example/face/80h.jpeg?v=1.png#x'],
    ['/avatars/zoe.webp', '/avatars/zoe/80h.webp'],
    ['https://m.example/a/face', 'https://m.example/a/face'],
    ['https://m.example/a?file=face.png', 'https://m.example/a?file=face.png'],
    ['https://m.example/avatars/default3.gif', 'https://m.example/avatars/default3.gif'],
    ['https://m.example/a/face/200h.png', 'https://m.example/a/face/200h.png'],
  ])('maps the avatar %s to the URL %s [W-9]', (avatar_url, expected) => {
    expect(avatarUrl({ username: 'zoe', avatar_url })).toBe(expected);
  });

  it.each([undefined, '', 'javascript:alert(1)'])('returns a default avatar for %j [W-9]', (avatar_url) => {
    expect(avatarUrl({ username: 'zoe', avatar_url })).toBe(defaultAvatarUrl(defaultAvatarNumber('zoe')));
  });

  it('returns a default avatar without a user, always the same one [W-9]', () => {
    expect(avatarUrl(undefined)).toMatch(/^data:image\/svg\+xml,/);
    expect(avatarUrl(undefined)).toBe(avatarUrl(undefined));
  });

  it('distributes usernames over all five default avatars [W-9]', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => defaultAvatarNumber(`user${index}`));
    expect([...new Set(numbers)].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(([1, 2, 3, 4, 5] as const).map(defaultAvatarUrl)).size).toBe(5);
  });
});
