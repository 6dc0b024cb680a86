import { buildGif, buildGifs } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { ofNewestProvider, readRecents, withRecent, writeRecents } from './recents.ts';

const storageWith = (text: string | null) => () => ({ getItem: () => text }) as unknown as Storage;
const throwSecurityError = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('withRecent', () => {
  it('returns at most 24 GIFs, newest first, without duplicates and response payloads', () => {
    const [first, second] = buildGifs(2) as [ReturnType<typeof buildGif>, ReturnType<typeof buildGif>];
    const recents = withRecent(withRecent(withRecent([], first), second), first);
    expect(recents.map(({ id }) => id)).toEqual(['gif-0', 'gif-1']);
    expect(recents[0]).not.toHaveProperty('analytics_response_payload');
    expect(buildGifs(40).reduce(withRecent, [] as ReturnType<typeof buildGifs>)).toHaveLength(24);
  });

  it('returns a list that is stored and read again', () => {
    const map = new Map<string, string>();
    const storage = {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => map.set(key, value),
    } as unknown as Storage;
    const recents = withRecent([], buildGif());
    writeRecents(() => storage, recents);
    expect(readRecents(() => storage)).toEqual(recents);
  });
});

it('ofNewestProvider returns the GIFs of the provider of the newest one', () => {
  const gifs = ['klipy', 'zoetrope', 'klipy'].map((provider, index) => buildGif({ id: `gif-${index}`, provider }));
  expect(ofNewestProvider(gifs).map(({ id }) => id)).toEqual(['gif-0', 'gif-2']);
  expect(ofNewestProvider([])).toEqual([]);
});

describe('readRecents and writeRecents', () => {
  it('does not throw for a blocked or full storage', () => {
    expect(readRecents(throwSecurityError)).toEqual([]);
    expect(writeRecents(throwSecurityError, [])).toBe(false);
    const full = { setItem: vi.fn(() => throwSecurityError()) } as unknown as Storage;
    expect(writeRecents(() => full, buildGifs(1))).toBe(false);
  });

  it.each([
    null,
    '',
    'nonsense',
    'null',
    '{}',
    '[1, null, [], {}]',
    JSON.stringify([{ ...buildGif(), id: '../etc' }]),
    JSON.stringify([{ ...buildGif(), tags: 'a' }]),
    JSON.stringify([{ ...buildGif(), tags: [1] }]),
    JSON.stringify([{ ...buildGif(), title: 5 }]),
    JSON.stringify([{ ...buildGif(), images: 'x' }]),
    JSON.stringify([{ ...buildGif(), user: [] }]),
  ])('reads no GIFs from %s', (text) => {
    expect(readRecents(storageWith(text))).toEqual([]);
  });
});
