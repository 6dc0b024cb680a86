import { describe, expect, it } from 'vitest';
import { type GetStorage, readTheme, THEME_KEY, writeTheme } from './theme.ts';

function memory(start: Record<string, string> = {}): { store: Map<string, string>; get: GetStorage } {
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
  it('is remembered', () => {
    const { get } = memory();
    writeTheme('dark', get);
    expect(readTheme(get)).toBe('dark');
  });

  it('leaves nothing behind when it follows the system', () => {
    const { store, get } = memory({ [THEME_KEY]: 'light' });
    writeTheme('system', get);
    expect(store.size).toBe(0);
    expect(readTheme(get)).toBe('system');
  });

  it('reads a value it does not know as the system', () => {
    expect(readTheme(memory({ [THEME_KEY]: 'sepia' }).get)).toBe('system');
  });

  it('works without storage', () => {
    expect(() => writeTheme('dark', denied)).not.toThrow();
    expect(readTheme(denied)).toBe('system');
  });
});
