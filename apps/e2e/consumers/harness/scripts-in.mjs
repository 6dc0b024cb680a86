import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All scripts that a bundler has put into a folder, as one text. */
export function scriptsIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  if (!names.length) throw new Error(`There is no script in ${folder}: was it built?`);
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
}
