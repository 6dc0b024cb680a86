import { expect, it } from 'vitest';
import { createFavorites } from './favorites.ts';

const memoryStorage = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem(key: string, value: string) {
    kept[key] = value;
  },
});

it('stores a favorite for the next page [E-8]', () => {
  const storage = memoryStorage();
  createFavorites(() => storage).add('a');
  const next = createFavorites(() => storage);
  expect([next.has('a'), next.has('b')]).toEqual([true, false]);
  next.remove('a');
  expect(createFavorites(() => storage).has('a')).toBe(false);
});

it('keeps a favorite in memory if storage throws', () => {
  const favorites = createFavorites(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  favorites.add('a');
  expect(favorites.has('a')).toBe(true);
});

it('keeps favorites that another page has stored in the meantime', () => {
  const storage = memoryStorage();
  const [one, other] = [createFavorites(() => storage), createFavorites(() => storage)];
  one.add('a');
  other.add('b');
  expect(createFavorites(() => storage).has('a')).toBe(true);
});

it.each(['{', '"a"', '{"0":"a"}', '[1,null]'])('starts empty if %s is stored', (text) => {
  const favorites = createFavorites(() => memoryStorage({ 'zoetrope-favorites': text }));
  expect(favorites.has('a')).toBe(false);
});

it('stores the newest 500 favorites', () => {
  const storage = memoryStorage();
  const favorites = createFavorites(() => storage);
  for (let count = 0; count < 501; count += 1) favorites.add(String(count));
  expect([favorites.has('0'), favorites.has('1'), favorites.has('500')]).toEqual([false, true, true]);
});
