import { number, table } from '../lib/table.mjs';

/** One bench in words and tables: when, where and how it was measured, what is promised, and the peers. */
export function chapter({ title, note, measured, machine, goals, sections }) {
  const promises = goals.map(({ what, value, limit, unit, digits, atLeast, kept }) => [
    what,
    `${number(value, digits)} ${unit}`.trim(),
    `${atLeast ? '≥' : '≤'} ${number(limit, Number.isInteger(limit) ? 0 : Math.max(1, digits))} ${unit}`.trim(),
    kept ? 'kept' : '**missed**',
  ]);
  return [
    `## ${title}`,
    `${measured.slice(0, 16).replace('T', ' ')} UTC, ${machine}. ${note}`.trim(),
    table(['promise', 'measured', 'limit', ''], promises),
    ...sections.map((section) => `${section.title}\n\n${table(section.head, section.rows)}`),
  ].join('\n\n');
}
