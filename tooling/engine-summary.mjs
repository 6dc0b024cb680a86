import { summarize } from './test-summary.mjs';

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
