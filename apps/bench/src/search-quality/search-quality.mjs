import { resolve } from 'node:path';
import { command } from '../lib/command.mjs';
import { failuresOf, goal } from '../lib/goal.mjs';
import { number } from '../lib/table.mjs';

const root = resolve(import.meta.dirname, '../../../..');
const DATA = 'packages/server/testing/search-quality';

/** Groups of searches in English. The others are languages. */
const ENGLISH_GROUPS = ['words', 'phrases', 'typos', 'compounds', 'emoji'];
const RANKERS = ['ours', 'ts_rank', 'trigram'];

/** Rates the first results of our search and of two baselines, by stored grades. */
export async function benchSearchQuality({ log }) {
  log('searching stickers with three rankers');
  const args = ['--conditions=@zoetrope/source', '--import', 'tsx', `${DATA}/run-rankers.ts`];
  const result = JSON.parse(command(process.execPath, args, root));
  if (result.stored > 0) log(`${result.stored} grades were added from ${DATA}/to-grade.tsv`);
  if (result.ungraded > 0)
    log(
      `${result.ungraded} pairs of a search and a sticker have no grade, and count as 0. Replace the question marks in ${DATA}/to-grade.tsv by grades (see the README there), and run this again.`,
    );
  return report(result);
}

function report({ stickers, ungraded, quality }) {
  const { all } = quality.ours;
  const goals = [
    goal('nDCG@10', { value: all.ndcg, limit: 0.87, digits: 3, atLeast: true }),
    goal('searches without a result', { value: 100 * all.nothingFound, limit: 1, unit: '%', digits: 1 }),
    goal('results without a grade', { value: ungraded, limit: 0 }),
  ];
  return {
    title: 'Search quality',
    note: `${all.searches} searches of ${number(stickers)} stickers, with graded results ([how](../${DATA}/README.md)). All rankers have the same texts, and no search names its language. \`ts_rank\` uses one \`tsvector\` of the configuration \`english\`, and trigram the word similarity of \`pg_trgm\`.`,
    goals,
    failures: failuresOf(goals),
    sections: [
      section('nDCG@10, from 0 to 1', quality, ({ ndcg }) => number(ndcg, 3)),
      section('Searches without a result', quality, ({ nothingFound }) => `${number(100 * nothingFound, 0)} %`),
    ],
    raw: quality,
  };
}

function section(title, quality, write) {
  const of = (name) => (ranker) =>
    name === 'all' ? quality[ranker].all : quality[ranker].groups.find(({ group }) => group === name);
  const names = ['all', ...quality.ours.groups.map(({ group }) => group)];
  const rows = names.map((name) => [
    ENGLISH_GROUPS.includes(name) || name === 'all' ? name : `in ${languageName(name)}`,
    number(of(name)('ours').searches),
    ...RANKERS.map((ranker) => write(of(name)(ranker))),
  ]);
  return { title, head: ['searches', 'number', ...RANKERS], rows };
}

const languageName = (code) => new Intl.DisplayNames('en', { type: 'language' }).of(code);
