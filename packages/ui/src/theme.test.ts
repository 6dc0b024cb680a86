import { describe, expect, it } from 'vitest';
import { type GetStorage, readTheme, THEME_KEY, writeTheme } from './theme.ts';

function createStorage(start: Record<string, string> = {}): { store: Map<string, string>; get: GetStorage } {
  const store = new Map(Object.entries(start));
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  return { store, get: () => storage };
}

const denied: GetStorage = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('theme', () => {
  it('stores a theme', () => {
    const { get } = createStorage();
    writeTheme('dark', get);
    expect(readTheme(get)).toBe('dark');
  });

  it('removes the stored theme when the theme is system', () => {
    const { store, get } = createStorage({ [THEME_KEY]: 'light' });
    writeTheme('system', get);
    expect(store.size).toBe(0);
    expect(readTheme(get)).toBe('system');
  });

  it('reads an unknown value as system', () => {
    expect(readTheme(createStorage({ [THEME_KEY]: 'sepia' }).get)).toBe('system');
  });

  it('works without storage', () => {
    expect(() => writeTheme('dark', denied)).not.toThrow();
    expect(readTheme(denied)).toBe('system');
  });
});
