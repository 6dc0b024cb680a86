/**
 * Adds up what one Vitest run did, from its JSON report. A file that could not be loaded counts as one failure,
 * and so does a run that ended badly without any failed test (an unhandled error, a crash, no report at all).
 */
export function summarise(report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const unloaded = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  );
  const failed = (report?.numFailedTests ?? 0) + unloaded.length;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped };
}

/** Splits command line arguments into names of projects and what Vitest gets as it is: file filters and options. */
export function readArguments(args, allProjects) {
  const named = args.filter((arg) => allProjects.includes(arg));
  return {
    projects: named.length ? allProjects.filter((project) => named.includes(project)) : [...allProjects],
    rest: args.filter((arg) => !allProjects.includes(arg)),
  };
}
