/** So much of an error is said again at the end: its sentence, and where it was. */
const LINES_OF_AN_ERROR = 6;

/**
 * Adds up what one Vitest run did, from its JSON report. A file that could not be loaded or made ready counts as one
 * failure, and so does a run that ended badly without any (an unhandled error, a crash, no report at all).
 * `failures` tells each once more, for whoever sees only the end of a long output.
 */
export function summarize(report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const failures = (report?.testResults ?? []).filter((file) => file.status === 'failed').flatMap(failuresOf);
  if (!failures.length && exitCode !== 0) failures.push(`A run ended with exit code ${exitCode}; its output says why.`);
  return { passed, failed: failures.length, skipped, failures };
}

function failuresOf({ name, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (!tests.length) return [describeFailure(name, message)];
  return tests.map((test) => describeFailure(`${name} > ${test.fullName}`, test.failureMessages?.join('\n')));
}

function describeFailure(title, text) {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() && !line.includes('node_modules'));
  return [title, ...lines.slice(0, LINES_OF_AN_ERROR).map((line) => `    ${line.trim()}`)].join('\n');
}

/** Splits command line arguments into names of projects and what Vitest gets as it is: file filters and options. Without a name, the projects are `byDefault`. */
export function readArguments(args, allProjects, byDefault = allProjects) {
  const named = args.filter((arg) => allProjects.includes(arg));
  return {
    projects: named.length ? allProjects.filter((project) => named.includes(project)) : [...byDefault],
    rest: args.filter((arg) => !allProjects.includes(arg)),
  };
}
