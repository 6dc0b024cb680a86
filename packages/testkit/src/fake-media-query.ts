import { vi } from 'vitest';

export interface FakeMediaQuery {
  set(matches: boolean): void;
  /** Listeners that are left. */
  listeners(): number;
}

/** Replaces `matchMedia` until `vi.unstubAllGlobals()`: the query matches or not as told, any other never does. */
export function fakeMediaQuery(query: string, matches = false): FakeMediaQuery {
  const listeners = new Set<() => void>();
  let now = matches;
  vi.stubGlobal('matchMedia', (asked: string) => ({
    get matches() {
      return asked === query && now;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    set(next) {
      now = next;
      for (const listener of listeners) listener();
    },
    listeners: () => listeners.size,
  };
}
