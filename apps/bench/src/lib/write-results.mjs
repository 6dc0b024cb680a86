import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, type } from 'node:os';
import { number, table } from './table.mjs';

/** Keeps the raw figures of one bench as JSON, and makes the page of all benches from what is there. */
export function writeResults(folder, name, { title, sections, goals, raw, note = '' }) {
  mkdirSync(folder, { recursive: true });
  const result = { title, note, measured: new Date().toISOString(), machine: machine(), goals, sections, raw };
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(result, null, 1)}\n`);
  const results = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
  const page = `${['# Figures', 'Made by `pnpm bench`; the raw figures lie beside this page.', ...results.map(chapter)].join('\n\n')}\n`;
  writeFileSync(`${folder}/README.md`, page);
  console.log(chapter(result));
}

function chapter({ title, note, measured, machine, goals, sections }) {
  const promises = goals.map(({ what, value, limit, unit, digits, atLeast, kept }) => [
    what,
    `${number(value, digits)} ${unit}`,
    `${atLeast ? '≥' : '≤'} ${number(limit, Number.isInteger(limit) ? 0 : 1)} ${unit}`,
    kept ? 'kept' : '**missed**',
  ]);
  return [
    `## ${title}`,
    `${measured.slice(0, 16).replace('T', ' ')} UTC, ${machine}. ${note}`.trim(),
    table(['promise', 'measured', 'limit', ''], promises),
    ...sections.map((section) => `${section.title}\n\n${table(section.head, section.rows)}`),
  ].join('\n\n');
}

const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}, ${type()} ${release()}`;
