import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, type } from 'node:os';
import { chapter } from '../page/chapter.mjs';

/** Keeps the raw figures of one bench as JSON, and says them. */
export function writeResults(folder, name, { title, sections, goals, raw, note = '' }) {
  mkdirSync(folder, { recursive: true });
  const result = { title, note, measured: new Date().toISOString(), machine: machine(), goals, sections, raw };
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(result, null, 1)}\n`);
  console.log(chapter(result));
}

const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}, ${type()} ${release()}`;
