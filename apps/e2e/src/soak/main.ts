// The soak test as a program: main.ts {trials} {browser} {result.json} {name=script.js}… It writes the results to the
// file after each scenario, and continues from there if it is started again.
import { readFile, writeFile } from 'node:fs/promises';
import { runSoak, type SoakResult } from './run-soak.ts';
import { scenarios } from './scenarios.ts';

const NO_RESULT: SoakResult = { hasTabStrip: true, subjects: {} };

const [trials, executablePath = '', file = '', ...subjects] = process.argv.slice(2);
const scripts: Record<string, string> = {};
for (const subject of subjects) {
  const [name = '', path = ''] = subject.split('=');
  scripts[name] = await readFile(path, 'utf8');
}
const previous = await readFile(file, 'utf8').catch(() => undefined);
await runSoak({
  executablePath,
  scripts,
  scenarios: scenarios(Number(trials), executablePath),
  previous: previous === undefined ? NO_RESULT : JSON.parse(previous),
  onResult: (result) => writeFile(file, JSON.stringify(result)),
  log: (line) => console.error(line),
});
