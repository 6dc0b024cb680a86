import { join } from 'node:path';
import { createVitest } from 'vitest/node';

/** One Vitest for all runs: to start one for each mutant takes longer than its tests. Returns a function that runs test files. */
export async function startTests(folder) {
  const config = join(folder, 'vitest.config.ts');
  const vitest = await createVitest('test', { root: folder, config, watch: false, reporters: [{}] });

  /** Runs these files, after `changed` was written. */
  return async (tests, changed) => {
    const specifications = await vitest.globTestSpecifications(tests);
    if (changed) vitest.invalidateFile(changed);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    if (changed) vitest.invalidateFile(changed);
    // Vitest also returns the modules of earlier runs.
    const ids = new Set(specifications.map(({ moduleId }) => moduleId));
    const modules = testModules.filter(({ moduleId }) => ids.has(moduleId));
    if (modules.length < tests.length) throw new Error(`Vitest ran ${modules.length} of ${tests.join(', ')}.`);
    const failed = modules.filter((module) => !module.ok());
    return { failures: [...failed.flatMap(failuresOf), ...unhandledErrors.map((error) => String(error?.message))] };
  };
}

/** Titles of failed tests; the file itself where it could not be loaded. */
function failuresOf(module) {
  const titles = [...module.children.allTests()]
    .filter((test) => test.result().state === 'failed')
    .map((test) => test.fullName);
  return titles.length > 0 ? titles : [`${module.relativeModuleId} (not run: ${module.errors()[0]?.message})`];
}
