import { format } from 'node:util';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';

/** For `waitFor` and `findBy…`. Their default of 1 s is too short for lazy-loaded code on a busy machine. */
configure({ asyncUtilTimeout: 60_000 });

// A message such as React's warning of a missing key fails the test. End-to-end tests run the production build, which
// gives no warnings.
const { error } = console;
const messages: string[] = [];
console.error = (...values) => {
  messages.push(format(...values));
  error(...values);
};
afterEach(() => expect(messages.splice(0)).toEqual([]));

// Test files share a worker and its document, because creating a document takes longer than most files. Each file loads
// its modules again, because some are mocked and some must be loaded within a test. It leaves the document empty.
vi.resetModules();
afterAll(() => {
  cleanup();
  console.error = error;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
