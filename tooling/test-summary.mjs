/** The number of lines of an error that the summary repeats: the message and the location. */
const LINES_OF_AN_ERROR = 6;
/** The number of lines at the end of a run's output that the summary repeats if no test explains the failure. */
const LINES_OF_A_RUN = 40;

/**
 * Summarizes the JSON report of one Vitest run. A file that could not be loaded or set up counts as one failure. So
 * does a run that failed without a failed test (an unhandled error, a crash, no report): the end of its `output`
 * describes it. `failures` describes each failure.
 */
export function summarize(report, exitCode, output = '') {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const failures = (report?.testResults ?? []).filter((file) => file.status === 'failed').flatMap(failuresOf);
  if (!failures.length && exitCode !== 0) failures.push(describeRun(exitCode, output));
  return { passed, failed: failures.length, skipped, failures };
}

function failuresOf({ name, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (!tests.length) return [describeFailure(name, message)];
  return tests.map((test) => describeFailure(`${name} > ${test.fullName}`, test.failureMessages?.join('\n')));
}

function describeRun(exitCode, output) {
  const end = `A run ended with exit code ${exitCode}.`;
  // The runs in engines print theirs as it comes.
  if (output.trim() === '') return `${end} See its output.`;
  const lines = output.trimEnd().split('\n').slice(-LINES_OF_A_RUN);
  return [`${end} The end of its output:`, ...lines].join('\n    ');
}

function describeFailure(title, text) {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() && !line.includes('node_modules'));
  return [title, ...lines.slice(0, LINES_OF_AN_ERROR).map((line) => `    ${line.trim()}`)].join('\n');
}

/**
 * Splits command-line arguments into project names and arguments of Vitest. Without a name, the projects are
 * `defaultProjects`.
 */
export function readArguments(args, allProjects, defaultProjects = allProjects) {
  const selected = args.filter((arg) => allProjects.includes(arg));
  return {
    projects: selected.length ? allProjects.filter((project) => selected.includes(project)) : [...defaultProjects],
    rest: args.filter((arg) => !allProjects.includes(arg)),
  };
}
