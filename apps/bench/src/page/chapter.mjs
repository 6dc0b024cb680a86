import { number, table } from '../lib/table.mjs';
import { REASONS } from './reasons.mjs';

/** One benchmark as text and tables: when, where and how it was measured, its budgets, and the alternatives. */
export function chapter({ title, note, measured, machine, goals, sections }) {
  const budgets = goals.map(({ what, value, limit, unit, digits, atLeast, isMet }) => [
    what,
    `${number(value, digits)} ${unit}`.trim(),
    `${atLeast ? '≥' : '≤'} ${number(limit, Number.isInteger(limit) ? 0 : Math.max(1, digits))} ${unit}`.trim(),
    isMet ? 'pass' : '**missed**',
  ]);
  return [
    `## ${title}`,
    `${measured.slice(0, 16).replace('T', ' ')} UTC, ${machine}. ${note}`.trim(),
    table(['budget', 'measured', 'limit', 'verdict'], budgets),
    ...reasons(title, goals),
    ...sections.map((section) => `${section.title}\n\n${table(withNames(section.head), section.rows)}`),
  ].join('\n\n');
}

/** Reasons for missed budgets. */
function reasons(title, goals) {
  const missed = goals.filter(({ isMet, what }) => !isMet && REASONS[title]?.[what]);
  return missed.length ? [missed.map(({ what }) => `- *${what}*: ${REASONS[title][what]}`).join('\n')] : [];
}

/** Names the first column, because screen readers skip columns without a name. */
const withNames = (head) => head.map((cell) => cell || 'of');
