// A soak as a program: main.ts {trials} {browser} {result.json} {name=script.js}… It keeps what it has found out in
// the file after each scenario, and goes on from there when it is started again.
import { readFile, writeFile } from 'node:fs/promises';
import { runSoak, type SoakResult } from './run-soak.ts';
import { scenarios } from './scenarios.ts';

const NOTHING: SoakResult = { hasTabStrip: true, subjects: {} };

const [trials, executablePath = '', file = '', ...subjects] = process.argv.slice(2);
const scripts: Record<string, string> = {};
for (const subject of subjects) {
  const [name = '', path = ''] = subject.split('=');
  scripts[name] = await readFile(path, 'utf8');
}
const before = await readFile(file, 'utf8').catch(() => undefined);
await runSoak({
  executablePath,
  scripts,
  scenarios: scenarios(Number(trials), executablePath),
  before: before === undefined ? NOTHING : JSON.parse(before),
  onResult: (result) => writeFile(file, JSON.stringify(result)),
  log: (line) => console.error(line),
});
