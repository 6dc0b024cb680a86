import { describe, expect, it } from 'vitest';
import { readArguments, summarize } from './test-summary.mjs';

describe('summarize', () => {
  const loaded = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const failed = (fullName) => ({ status: 'failed', fullName, failureMessages: ['Error: no\n    at a.ts:1'] });
  it('describes a run that failed without a failed test by the end of its output', () => {
    const output = `first line\n${'Starting\n'.repeat(50)}Error: the port is in use\n`;
    const { failures } = summarize(undefined, 1, output);
    expect(failures).toEqual([expect.stringContaining('Error: the port is in use')]);
    expect(failures[0]).not.toContain('first line');
  });

  it.each([
    ['counts passed tests', { numPassedTests: 3, testResults: [loaded] }, 0, { passed: 3, failed: 0, failures: [] }],
    [
      'describes each failed test with its error',
      {
        numPassedTests: 1,
        testResults: [loaded, { name: 'a.ts', status: 'failed', assertionResults: [failed('one'), failed('two')] }],
      },
      1,
      {
        passed: 1,
        failed: 2,
        failures: ['a.ts > one', 'a.ts > two'].map((title) => `${title}\n    Error: no\n    at a.ts:1`),
      },
    ],
    [
      'counts a file that did not load',
      { testResults: [{ name: 'a.ts', status: 'failed', message: 'No a.ts', assertionResults: [] }] },
      1,
      { failed: 1, failures: ['a.ts\n    No a.ts'] },
    ],
    [
      'counts a file whose setup failed, although its tests are skipped',
      {
        numPendingTests: 1,
        testResults: [{ name: 'a.ts', status: 'failed', message: 'Late', assertionResults: [{ status: 'skipped' }] }],
      },
      1,
      { failed: 1, skipped: 1, failures: ['a.ts\n    Late'] },
    ],
    [
      'counts an unhandled error as one failure',
      { numPassedTests: 3, testResults: [loaded] },
      1,
      { passed: 3, failed: 1 },
    ],
    ['counts a crash without a report as one failure', undefined, 137, { passed: 0, failed: 1 }],
    [
      'counts skipped tests separately',
      { numPassedTests: 1, numPendingTests: 2, testResults: [loaded] },
      0,
      { skipped: 2 },
    ],
  ])('%s', (_, report, exitCode, expected) => {
    expect(summarize(report, exitCode)).toMatchObject(expected);
  });
});

describe('readArguments', () => {
  it('returns all projects in order if none is named', () => {
    expect(readArguments(['packages/model', '-t', 'alt'], ['unit', 'e2e'])).toEqual({
      projects: ['unit', 'e2e'],
      rest: ['packages/model', '-t', 'alt'],
    });
  });
  it('returns the default projects if none is named', () => {
    expect(readArguments([], ['unit', 'soak'], ['unit']).projects).toEqual(['unit']);
    expect(readArguments(['soak'], ['unit', 'soak'], ['unit']).projects).toEqual(['soak']);
  });
  it('returns only the named projects', () => {
    expect(readArguments(['e2e', 'search'], ['unit', 'e2e'])).toEqual({ projects: ['e2e'], rest: ['search'] });
  });
});
