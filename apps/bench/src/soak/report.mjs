import { failuresOf, goal } from '../lib/goal.mjs';

const STORED = 'zoetrope-stored';
/** Ends without running any code, so only persisted events can be delivered. */
const CRASH = 'renderer crash';
const KILLED = 'browser killed';
const OUTAGE = 'collector down for an hour';
const SENDS = 'sends of 20 KiB';
const BLOCKED = 'ad-blocked';
const STAYS = 'keepalive quota used up, page stays open';

/** The table of one soak test, and its budgets. */
export function report({ subjects, hasTabStrip }, trials) {
  const names = Object.keys(subjects);
  const goals = [...goalsWithoutStore(subjects.zoetrope), ...goalsWithStore(subjects[STORED])];
  return {
    title: 'Soak',
    note: noteOf(trials, hasTabStrip),
    goals,
    failures: failuresOf(goals),
    sections: [
      {
        title:
          'Delivered events (in parentheses: resent with the same id, which a collector counts once; +: stored twice)',
        head: ['', ...names],
        rows: rowsOf(subjects, { isIncluded: isArrival, cell: arrivals }),
      },
      {
        title: 'Cost for the page',
        head: ['', ...names],
        rows: [
          ...rowsOf(subjects, {
            isIncluded: isBurst,
            cell: ({ longestTaskMs }) => longestTaskMs.toFixed(1),
            prefix: 'longest task, CPU ms: ',
          }),
          ...rowsOf(subjects, { isIncluded: isBlocked, cell: ({ warnings }) => warnings, prefix: 'warnings: ' }),
          ...rowsOf(subjects, {
            isIncluded: isBlocked,
            cell: ({ growthKib }) => growthKib,
            prefix: 'heap growth, KiB: ',
          }),
        ],
      },
    ],
    raw: subjects,
  };
}

const noteOf = (trials, hasTabStrip) =>
  [
    `${trials} pages per way to end (${trials / 4} where fewer are conclusive), six at a time. Each page ends 20 ms after a click that tracks 50 events (a crash: after 300 ms).`,
    'The collector has another origin, responds to preflights and requests after 150 ms, and forbids caching.',
    hasTabStrip
      ? 'An extension closes tabs as a user would.'
      : 'The debugger closed tabs, because this browser does not support extensions.',
    'Persisted events are sent on the next visit at the latest, which the crash and kill scenarios include.',
    "Where the keepalive quota is used up, requests of another library permanently occupy 60 of the page's 64 KiB: a closed tab then sends nothing, and persistence misses events that were not written within those 20 ms on a freshly opened page.",
    '`@giphy/js-analytics` sends in beforeunload, with a plain fetch that needs a preflight. That request arrives if a link leads to another page, because the old page survives in the back-forward cache, but not if the page ends with its tab, its frame or a reload.',
    'On a busy machine, some pages live for more than a second after the click, which is enough for any library.',
  ].join(' ');

const isEnding = ({ trials, scenario }) => trials !== undefined && scenario !== KILLED;
const isBurst = ({ longestTaskMs }) => longestTaskMs !== undefined;
const isBlocked = ({ scenario }) => scenario === BLOCKED;
const isArrival = ({ arrived }) => arrived !== undefined;

const resultNamed = (results, name) => results.find(({ scenario }) => scenario === name);
const share = ({ arrived, tracked }) => (100 * arrived) / tracked;
const lost = ({ arrived, tracked }) => tracked - arrived;

function goalsWithoutStore(results) {
  const ended = results.filter((result) => isEnding(result) && result.scenario !== CRASH && !isQuotaExhausted(result));
  const worst = Math.min(...ended.map(share));
  const doubled = results.filter(isEnding).reduce((sum, result) => sum + result.doubled, 0);
  const blocked = resultNamed(results, BLOCKED);
  return [
    goal('worst way to end, delivered', { value: worst, limit: 99, unit: '%', digits: 1, atLeast: true }),
    goal('events stored twice', { value: doubled, limit: 0 }),
    goal('lost of 1,000 during an hour-long outage of the collector', {
      value: lost(resultNamed(results, OUTAGE)),
      limit: 0,
    }),
    goal('20 KiB sends, uncached responses', { value: resultNamed(results, SENDS).arrived, limit: 30, atLeast: true }),
    goal('lost by an open page, keepalive quota used up', { value: lost(resultNamed(results, STAYS)), limit: 0 }),
    ...results.filter(isBurst).map(({ scenario, longestTaskMs }) =>
      goal(`longest task, ${scenario} (10,000 events), CPU`, {
        value: longestTaskMs,
        limit: 50,
        unit: 'ms',
        digits: 1,
      }),
    ),
    goal('warnings with a content blocker', { value: blocked.warnings, limit: 1 }),
    goal('heap growth with a content blocker', { value: blocked.growthKib, limit: 256, unit: 'KiB' }),
  ];
}

const goalsWithStore = (results) => [
  goal('renderer crash, delivered', {
    value: share(resultNamed(results, CRASH)),
    limit: 95,
    unit: '%',
    digits: 1,
    atLeast: true,
  }),
  goal('lost when the browser is killed', { value: lost(resultNamed(results, KILLED)), limit: 0 }),
];

const isQuotaExhausted = ({ scenario }) => scenario.startsWith('keepalive quota used up');

/** One row for each scenario, one column for each subject. */
function rowsOf(subjects, { isIncluded, cell, prefix = '' }) {
  const [first = []] = Object.values(subjects);
  return first
    .filter(isIncluded)
    .map(({ scenario }) => [
      `${prefix}${scenario}`,
      ...Object.values(subjects).map((results) => cell(resultNamed(results, scenario))),
    ]);
}

function arrivals({ arrived, tracked, resent = 0, doubled = 0, trials, restored }) {
  const text = `${arrived} of ${tracked}`;
  const back = restored > 0 && restored < trials ? `, ${restored} pages restored` : '';
  return `${text}${resent > 0 ? ` (${resent})` : ''}${doubled > 0 ? ` + ${doubled}` : ''}${back}`;
}
