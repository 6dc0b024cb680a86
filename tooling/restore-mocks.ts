import { afterEach, vi } from 'vitest';

/** Resets mocks for the next file of the worker. Runs after the cleanup of each test. */
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
