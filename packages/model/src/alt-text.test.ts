import { describe, expect, it } from 'vitest';
import { altText } from './alt-text.ts';
import type { User } from './user.ts';

const user: User = { username: 'zoe', is_public: true, is_verified: false, suppress_chrome: false };
const untitled = { title: '', tags: [] as string[], is_sticker: false };
const tags = ['a', 'transparent', 'b', 'c', 'd', 'e', 'f'];

describe('altText', () => {
  it.each([
    ['its own text', { ...untitled, alt_text: ' A dog ', title: 'T' }, 'A dog'],
    ['the title without a text of its own', { ...untitled, alt_text: '  ', title: ' A title ' }, 'A title'],
    ['the username and 4 tags without a title', { ...untitled, tags, user }, 'zoe a b c d GIF'],
    ['5 tags without a username', { ...untitled, tags }, 'a b c d e GIF'],
    ['no tag that describes the file', { ...untitled, tags: ['Transparent', 'a'] }, 'a GIF'],
    ['"Sticker" for a sticker', { ...untitled, tags: ['a'], is_sticker: true }, 'a Sticker'],
    ['only the username without tags', { ...untitled, user }, 'zoe GIF'],
    ['GIF without any data', { ...untitled, user: { ...user, username: ' ' }, tags: ['', ' '] }, 'GIF'],
  ])('returns the alt text: %s [M-4]', (_, gif, text) => {
    expect(altText(gif)).toBe(text);
  });
});
