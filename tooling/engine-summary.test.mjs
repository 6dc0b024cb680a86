import { describe, expect, it } from 'vitest';
import { describeRuns, describeShares, summarizeRun, summarizeShares } from './engine-summary.mjs';

const run = { engine: 'webkit', project: 'components-webkit', exitCode: 0, ms: 61_400 };
const passed = { status: 'passed', assertionResults: [] };
const report = { numPassedTests: 3, testResults: [passed, passed] };

describe('summarizeRun', () => {
  it('counts the files and tests of a run', () => {
    expect(summarizeRun({ ...run, report })).toEqual({
      engine: 'webkit',
      project: 'components-webkit',
      files: 2,
      tests: 3,
      passed: 3,
      ms: 61_400,
      failures: [],
      hasPassed: true,
    });
  });

  it.each([
    ['without a test', { report: { testResults: [] } }, 'The project components-webkit ran no test.'],
    [
      'with a skipped test',
      { report: { ...report, numPendingTests: 2 } },
      'The project components-webkit skipped 2 tests.',
    ],
    ['that ended too late', { report: undefined, exitCode: 1, problem: 'Too late.' }, 'Too late.'],
    ['that crashed', { report: undefined, exitCode: 7 }, 'A run ended with exit code 7. See its output.'],
  ])('fails a run %s', (_, changes, failure) => {
    const result = summarizeRun({ ...run, ...changes });
    expect(result.failures).toEqual([failure]);
    expect(result.hasPassed).toBe(false);
  });

  it('accepts a filter that matches no test or skips some', () => {
    const filtered = { numPassedTests: 0, numPendingTests: 2, testResults: [] };
    expect(summarizeRun({ ...run, report: filtered, isFiltered: true }).hasPassed).toBe(true);
  });
});

describe('describeRuns', () => {
  const webkit = summarizeRun({ ...run, report });

  it('prints a table of the runs and their time', () => {
    expect(describeRuns([webkit])).toBe(
      [
        'engine  project            files  tests  passed  time',
        'webkit  components-webkit      2      3       3  61 s',
        '',
        'All passed in 61 s.',
      ].join('\n'),
    );
  });

  it('names the projects that failed', () => {
    const failed = summarizeRun({ ...run, project: 'webkit', report, exitCode: 1 });
    expect(describeRuns([webkit, failed]).split('\n').at(-1)).toBe('Failed in: webkit');
  });
});

describe('summarizeShares', () => {
  /** The output of `vitest list`. */
  const listTests = (project, browser, count) =>
    Array.from({ length: count }, () => ({ projectName: `${project} (${browser})` }));
  const listed = [
    ...listTests('browser', 'chromium', 40),
    ...listTests('components-firefox', 'firefox', 38),
    ...listTests('components-webkit', 'webkit', 37),
  ];

  it('counts the component tests of each engine, and requires 95 %', () => {
    const shares = summarizeShares(listed, ['firefox', 'webkit']);
    expect(shares).toEqual([
      { engine: 'firefox', tests: 38, total: 40, hasPassed: true },
      { engine: 'webkit', tests: 37, total: 40, hasPassed: false },
    ]);
    expect(describeShares(shares)).toBe(
      [
        'firefox runs 38 of 40 component tests (95.0 %).',
        'webkit runs 37 of 40 component tests (92.5 %). It must run at least 95 %.',
      ].join('\n'),
    );
  });

  it('fails if there are no tests', () => {
    expect(summarizeShares([], ['webkit'])).toEqual([{ engine: 'webkit', tests: 0, total: 0, hasPassed: false }]);
  });
});
