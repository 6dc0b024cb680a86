import { vi } from 'vitest';

export interface FakeMediaQuery {
  setMatches(matches: boolean): void;
  /** Number of active listeners. */
  listeners(): number;
}

/** Replaces `matchMedia` until `vi.unstubAllGlobals()`. Only the given query can match. */
export function fakeMediaQuery(query: string, { matches = false } = {}): FakeMediaQuery {
  const listeners = new Set<() => void>();
  let currentMatches = matches;
  vi.stubGlobal('matchMedia', (requests: string) => ({
    get matches() {
      return requests === query && currentMatches;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    setMatches(next) {
      currentMatches = next;
      for (const listener of listeners) listener();
    },
    listeners: () => listeners.size,
  };
}
