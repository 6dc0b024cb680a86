import { join } from 'node:path';
import { createVitest } from 'vitest/node';

const ATTEMPTS = 10;

/** One Vitest for all runs: to start one for each mutant takes longer than its tests. Returns a function that runs test files. */
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

  /** Runs these files, after `changed` was written. */
  return async (tests, changed) => {
    const specifications = await vitest.globTestSpecifications(tests);
    for (let attempt = 1; ; attempt += 1) {
      const { modules, errors } = await runOnce(specifications, changed);
      // A worker that a busy machine could not start in time says nothing about a mutant.
      const isBroken = modules.length < tests.length || errors.some((error) => error.startsWith('[vitest-pool]'));
      if (!isBroken) return { failures: [...modules.filter((module) => !module.ok()).flatMap(failuresOf), ...errors] };
      if (attempt === ATTEMPTS) throw new Error(`Vitest could not run ${tests.join(', ')}: ${errors.join(', ')}`);
    }
  };
}

/** Titles of failed tests; the file itself where it could not be loaded. */
function failuresOf(module) {
  const failed = [...module.children.allTests()].filter((test) => test.result().state === 'failed');
  if (failed.length > 0) return failed.map((test) => test.fullName);
  return [`${module.relativeModuleId} (not run: ${module.errors()[0]?.message})`];
}
