import { describe, expect, it } from 'vitest';
import { altText } from './alt-text.ts';
import type { User } from './user.ts';

const user: User = { username: 'zoe', is_public: true, is_verified: false, suppress_chrome: false };
const bare = { title: '', tags: [] as string[], is_sticker: false };
const tags = ['a', 'transparent', 'b', 'c', 'd', 'e', 'f'];

describe('altText', () => {
  it.each([
    ['its own text first', { ...bare, alt_text: ' A dog ', title: 'T' }, 'A dog'],
    ['else the title', { ...bare, alt_text: '  ', title: ' A title ' }, 'A title'],
    ['else the username and 4 tags', { ...bare, tags, user }, 'zoe a b c d GIF'],
    ['else 5 tags', { ...bare, tags }, 'a b c d e GIF'],
    ['nothing of a tag that says how the file was made', { ...bare, tags: ['Transparent', 'a'] }, 'a GIF'],
    ['Sticker for a sticker', { ...bare, tags: ['a'], is_sticker: true }, 'a Sticker'],
    ['the username alone', { ...bare, user }, 'zoe GIF'],
    ['never nothing', { ...bare, user: { ...user, username: ' ' }, tags: ['', ' '] }, 'GIF'],
  ])('says %s [M-4]', (_, gif, text) => {
    expect(altText(gif)).toBe(text);
  });
});
