import { describe, expect, it } from 'vitest';
import { readArguments, summarise } from './test-summary.mjs';

describe('summarise', () => {
  const loaded = { status: 'passed', assertionResults: [{}] };
  it.each([
    ['adds up a good run', { numPassedTests: 3, testResults: [loaded] }, 0, { passed: 3, failed: 0 }],
    [
      'counts failed tests',
      { numPassedTests: 1, numFailedTests: 2, testResults: [loaded] },
      1,
      { passed: 1, failed: 2 },
    ],
    [
      'counts a file that did not load',
      { testResults: [{ status: 'failed', assertionResults: [] }] },
      1,
      { failed: 1 },
    ],
    [
      'counts an unhandled error as one failure',
      { numPassedTests: 3, testResults: [loaded] },
      1,
      { passed: 3, failed: 1 },
    ],
    ['counts a crash without a report as one failure', undefined, 137, { passed: 0, failed: 1 }],
    ['tells skipped tests apart', { numPassedTests: 1, numPendingTests: 2, testResults: [loaded] }, 0, { skipped: 2 }],
  ])('%s', (_title, report, exitCode, expected) => {
    expect(summarise(report, exitCode)).toMatchObject(expected);
  });
});

describe('readArguments', () => {
  it('takes every project when none is named, in their order', () => {
    expect(readArguments(['packages/model', '-t', 'alt'], ['unit', 'e2e'])).toEqual({
      projects: ['unit', 'e2e'],
      rest: ['packages/model', '-t', 'alt'],
    });
  });
  it('takes only the named projects', () => {
    expect(readArguments(['e2e', 'search'], ['unit', 'e2e'])).toEqual({ projects: ['e2e'], rest: ['search'] });
  });
});
