// pnpm mutants [--list] [filter…]: changes one constant or condition of the specification at a time, and runs the tests
// of its rule, which must fail. A filter is part of a requirement id, a path or a text. Stryker does not fit:
// docs/decisions/0016-mutants.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from './mutants/copy-workspace.mjs';
import { allMutants } from './mutants/index.mjs';
import { mutate, verdictOf } from './mutants/mutate.mjs';
import { startTests } from './mutants/start-tests.mjs';
import { root } from './pnpm.mjs';

const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const selected = allMutants().filter((mutant) => {
  const text = `${describe(mutant)} ${mutant.tests.join(' ')}`;
  return filters.length === 0 || filters.some((filter) => text.includes(filter));
});
exitOnProblems(selected.length > 0 ? selected.flatMap(problemsOf) : ['No mutant matches, so nothing was tested.']);
if (process.argv.includes('--list')) {
  for (const mutant of selected) console.log(describe(mutant));
  process.exit(0);
}

const copy = copyWorkspace(root);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const runTests = await startTests(copy);

console.log(`Running the tests of ${selected.length} mutants on unchanged sources`);
const { failures: baselineFailures } = await runTests([...new Set(selected.flatMap((mutant) => mutant.tests))]);
exitOnProblems(baselineFailures.map((failure) => `Fails without any mutant: ${failure}`));

const count = { killed: 0, equivalent: 0, survived: 0, 'not equivalent': 0 };
for (const mutant of selected) {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(source, mutant));
  const { failures } = await runTests(mutant.tests, path);
  writeFileSync(path, source);
  const verdict = verdictOf(failures, mutant);
  count[verdict] += 1;
  console.log(`${verdict.padEnd(10)} ${describe(mutant)}`);
  if (verdict === 'killed') console.log(`           by ${failures[0]}`);
  if (mutant.equivalent) console.log(`           because ${mutant.equivalent}`);
}
console.log(
  Object.entries(count)
    .map(([verdict, number]) => `${number} ${verdict}`)
    .join(', '),
);
if (count.survived) console.log('Write a test that kills each survivor, or mark it as `equivalent` with a reason.');
if (count['not equivalent']) console.log('A killed mutant is not equivalent: remove its reason.');
process.exit(count.survived || count['not equivalent'] ? 1 : 0);

function problemsOf(mutant) {
  const missing = [mutant.file, ...mutant.tests].filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) return missing.map((path) => `${describe(mutant)}\n  There is no file ${path}`);
  try {
    mutate(readFileSync(join(root, mutant.file), 'utf8'), mutant);
    return [];
  } catch (error) {
    return [`${describe(mutant)}\n  ${error.message}`];
  }
}

function exitOnProblems(problems) {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

function describe({ requirement, file, original, mutated }) {
  return `${requirement} ${file}: ${original} → ${mutated}`;
}
