import { join } from 'node:path';
import { createVitest } from 'vitest/node';

const ATTEMPTS = 10;

/**
 * Starts one Vitest for all runs, because starting takes longer than most tests. Returns a function that runs test
 * files.
 */
export async function startTests(folder) {
  const config = join(folder, 'vitest.config.ts');
  const vitest = await createVitest('test', { root: folder, config, watch: false, reporters: [{}] });

  async function runOnce(specifications, changed) {
    if (changed) vitest.invalidateFile(changed);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    if (changed) vitest.invalidateFile(changed);
    // Vitest also returns the modules of earlier runs.
    const ids = new Set(specifications.map(({ moduleId }) => moduleId));
    const modules = testModules.filter(({ moduleId }) => ids.has(moduleId));
    return { modules, errors: unhandledErrors.map((error) => String(error?.message)) };
  }

  /** Runs test files after the file `changed` was written. */
  return async (tests, changed) => {
    const specifications = await vitest.globTestSpecifications(tests);
    for (let attempt = 1; ; attempt += 1) {
      const { modules, errors } = await runOnce(specifications, changed);
      // Retries if a worker did not start in time on a busy machine.
      const isBroken = modules.length < tests.length || errors.some((error) => error.startsWith('[vitest-pool]'));
      if (!isBroken) return { failures: [...modules.filter((module) => !module.ok()).flatMap(failuresOf), ...errors] };
      if (attempt === ATTEMPTS) throw new Error(`Vitest could not run ${tests.join(', ')}: ${errors.join(', ')}`);
    }
  };
}

/** Returns the titles of failed tests, or the path of a file that could not be loaded. */
function failuresOf(module) {
  const failed = [...module.children.allTests()].filter((test) => test.result().state === 'failed');
  if (failed.length > 0) return failed.map((test) => test.fullName);
  return [`${module.relativeModuleId} (not run: ${module.errors()[0]?.message})`];
}
