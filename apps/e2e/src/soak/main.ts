// A soak as a program: main.ts {trials} {kills} {browser} {name=script.js}… writes its result to stdout as JSON.
import { readFile } from 'node:fs/promises';
import { runSoak } from './run-soak.ts';

const [trials, kills, executablePath = '', ...subjects] = process.argv.slice(2);
const scripts: Record<string, string> = {};
for (const subject of subjects) {
  const [name = '', path = ''] = subject.split('=');
  scripts[name] = await readFile(path, 'utf8');
}
const log = (line: string) => console.error(line);
const result = await runSoak({ trials: Number(trials), kills: Number(kills), executablePath, scripts, log });
process.stdout.write(JSON.stringify(result));
