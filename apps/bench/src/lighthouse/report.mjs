import { failuresOf, goal } from '../lib/goal.mjs';
import { median } from '../lib/statistics.mjs';
import { number } from '../lib/table.mjs';
import { PAGES } from './pages.mjs';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
const FLOOR = 95;

export function report(raw, rounds) {
  const of = (name) => raw.filter((row) => row.name === name);
  const score = (name, category) => median(of(name).map(({ scores }) => scores[category]));
  const lowest = (category, pages) => Math.min(...pages.map(({ name }) => score(name, category)));
  const indexed = PAGES.filter(({ noIndex }) => !noIndex);
  const goals = Object.entries(CATEGORIES).map(([category, words]) =>
    goal(`${words}, lowest of all pages`, {
      value: lowest(category, category === 'seo' ? indexed : PAGES),
      limit: FLOOR,
      atLeast: true,
    }),
  );
  return {
    title: 'Lighthouse',
    note: `Lighthouse ${raw[0].version} with its desktop preset on the pages of \`pnpm demo\`, which serves them built, compressed and cached; a fresh browser for each visit, medians of ${rounds}. These are figures of our pages, so there are no alternatives to compare. Embed pages are not for search engines (\`noindex\`), which takes their points for SEO.`,
    goals,
    failures: failuresOf(goals),
    sections: [
      {
        title: 'Scores of 100',
        head: ['page', ...Object.values(CATEGORIES), 'largest paint ms', 'blocking ms', 'layout shift', 'bytes'],
        rows: PAGES.map(({ name, noIndex }) => [
          name,
          ...Object.keys(CATEGORIES).map((category) =>
            category === 'seo' && noIndex ? `${score(name, category)} (noindex)` : score(name, category),
          ),
          ...['paint', 'blocking'].map((figure) => number(median(of(name).map((row) => row[figure])))),
          number(median(of(name).map(({ shift }) => shift)), 3),
          number(median(of(name).map(({ bytes }) => bytes))),
        ]),
      },
    ],
    raw,
  };
}
