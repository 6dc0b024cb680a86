import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/** For `waitFor` and `findBy…`. Their default of 1 s is too short for lazy-loaded code on a busy machine. */
configure({ asyncUtilTimeout: 60_000 });

// Test files share a worker and its document, because creating a document takes longer than most files. Each file loads
// its modules again, because some are mocked and some must be loaded within a test. It leaves the document empty.
vi.resetModules();
afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
