import { summarize } from './test-summary.mjs';

/** Each engine must run at least this share of the component tests. */
const MIN_SHARE = 0.95;

/**
 * Counts the component tests that each engine runs, and those that there are, from the output of `vitest list`. A test with
 * several rows counts once. `hasPassed` is false if an engine runs less than 95 % of them.
 */
export function summarizeShares(listed, engines) {
  const countIn = (project) => listed.filter(({ projectName }) => projectName.split(' ')[0] === project).length;
  const total = countIn('browser');
  return engines.map((engine) => {
    const tests = countIn(`components-${engine}`);
    return { engine, tests, total, hasPassed: total > 0 && tests >= MIN_SHARE * total };
  });
}

/** A line for each engine. */
export function describeShares(shares) {
  return shares
    .map(({ engine, tests, total, hasPassed }) => {
      const percent = total > 0 ? (100 * tests) / total : 0;
      const share = `${engine} runs ${tests} of ${total} component tests (${percent.toFixed(1)} %)`;
      return hasPassed ? `${share}.` : `${share}. It must run at least ${100 * MIN_SHARE} %.`;
    })
    .join('\n');
}

/**
 * Summarizes the run of one project in one engine. A run without a test fails, and so does one with a skipped test, unless
 * a filter has selected files or tests. `problem` describes a run that has no report.
 */
export function summarizeRun({ engine, project, report, exitCode, ms, problem, isFiltered = false }) {
  const { passed, failed, skipped, failures } = summarize(report, exitCode);
  const found = problem === undefined ? [...failures] : [problem];
  if (!isFiltered && found.length === 0) {
    if (passed === 0) found.push(`The project ${project} ran no test.`);
    if (skipped > 0) found.push(`The project ${project} skipped ${skipped} tests.`);
  }
  return {
    engine,
    project,
    files: report?.testResults?.length ?? 0,
    tests: passed + failed + skipped,
    passed,
    ms,
    failures: found,
    hasPassed: found.length === 0,
  };
}

/** A table of the runs, and a line with the result. */
export function describeRuns(runs) {
  const rows = [
    ['engine', 'project', 'files', 'tests', 'passed', 'time'],
    ...runs.map(({ engine, project, files, tests, passed, ms }) => [
      engine,
      project,
      String(files),
      String(tests),
      String(passed),
      `${Math.round(ms / 1000)} s`,
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  // Numbers are aligned to the right.
  const pad = (cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]));
  const table = rows.map((row) => row.map(pad).join('  '));
  const failed = runs.filter(({ hasPassed }) => !hasPassed).map(({ project }) => project);
  const seconds = Math.round(runs.reduce((sum, { ms }) => sum + ms, 0) / 1000);
  return [...table, '', failed.length > 0 ? `Failed in: ${failed.join(', ')}` : `All passed in ${seconds} s.`].join(
    '\n',
  );
}
