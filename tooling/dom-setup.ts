import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/** For `waitFor` and `findBy…`, whose default of 1 s is too short where code is loaded later on a busy machine. */
configure({ asyncUtilTimeout: 60_000 });

// Files share a worker and its document, since making a new one takes longer than most files. Each loads modules of its own,
// as some are mocked and some must not be loaded before a test is, and leaves the document empty.
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
