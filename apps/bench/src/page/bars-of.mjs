import { figure } from './figure.mjs';

/** The bars of a chart, from the results of its benchmark. */
export function barsOf(plot, { sections }) {
  const section = sections.find(({ title }) => title.startsWith(plot.section));
  if (!section) throw new Error(`${plot.file}: no table of ${plot.bench} begins with "${plot.section}"`);
  const bars = plot.across ? barsAcross(plot, section) : barsDown(plot, section);
  if (bars.length === 0) throw new Error(`${plot.file}: nothing to draw in "${section.title}" of ${plot.bench}`);
  return bars;
}

function barsDown({ file, column, rows }, { title, head, rows: all }) {
  const at = head.indexOf(column);
  if (at < 0) throw new Error(`${file}: "${title}" has no column "${column}"`);
  const drawn = rows ? rows.flatMap((start) => all.filter(([name]) => name.startsWith(start))) : all;
  return drawn.flatMap((row) => bar(row[0], row[at]));
}

function barsAcross({ file, across }, { title, head, rows }) {
  const row = rows.find(([name]) => name.replaceAll('*', '').startsWith(across));
  if (!row) throw new Error(`${file}: "${title}" has no row "${across}"`);
  return head.flatMap((name, index) => (index > 0 ? bar(name, row[index]) : []));
}

function bar(name, cell) {
  const value = figure(cell);
  if (value === undefined) return [];
  const plain = name.replaceAll('`', '').replaceAll('*', '');
  return [{ name: plain, value, label: String(cell).replaceAll('*', ''), ours: isOurs(plain) }];
}

const isOurs = (name) => name.includes('zoetrope') || name.startsWith('ours');
