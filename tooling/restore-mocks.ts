import { afterEach, vi } from 'vitest';

/** Files that share a worker leave it as they found it. Runs after what a test puts back itself. */
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
