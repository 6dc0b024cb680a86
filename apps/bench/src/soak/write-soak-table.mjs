import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { table } from '../lib/table.mjs';

const PAGE = resolve(import.meta.dirname, '../../../../docs/scaling.md');
const END = '<!-- /soak -->';

/** Writes the table of a soak test to its place in docs/scaling.md, and returns it. */
export function writeSoakTable(name, head, rows) {
  const text = readFileSync(PAGE, 'utf8');
  const begin = `<!-- soak: ${name} -->`;
  const start = text.indexOf(begin);
  const end = text.indexOf(END, start);
  if (start === -1 || end === -1) throw new Error(`docs/scaling.md has no ${begin} … ${END}.`);
  const written = table(head, rows);
  writeFileSync(PAGE, `${text.slice(0, start)}${begin}\n\n${written}\n\n${text.slice(end)}`);
  return written;
}
