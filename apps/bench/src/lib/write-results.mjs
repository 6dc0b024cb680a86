import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, type } from 'node:os';
import { chapter } from '../page/chapter.mjs';

/** Writes the results of a benchmark as JSON, and prints them. */
export function writeResults(folder, name, { title, sections, goals, raw, note = '' }) {
  mkdirSync(folder, { recursive: true });
  const result = { title, note, measured: new Date().toISOString(), machine: machine(), goals, sections, raw };
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(result, null, 1)}\n`);
  console.log(chapter(result));
}

const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}, ${type()} ${release()}`;
