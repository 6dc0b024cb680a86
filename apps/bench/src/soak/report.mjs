import { failuresOf, goal } from '../lib/goal.mjs';

const STORED = 'zoetrope-stored';
/** Ends without a chance to run any code: only what is kept beyond the page can arrive. */
const CRASH = 'renderer crash';
const KILLED = 'browser killed';
const OUTAGE = 'collector down for an hour';
const SENDS = 'sends of 20 KiB';
const BLOCKED = 'ad-blocked';
const STAYS = 'keepalive taken by others, page stays';

/** The table of one soak test, and its budgets. */
export function report({ subjects, hasTabStrip }, trials) {
  const names = Object.keys(subjects);
  const goals = [...ofMemory(subjects.zoetrope), ...ofStore(subjects[STORED])];
  return {
    title: 'Soak',
    note: noteOf(trials, hasTabStrip),
    goals,
    failures: failuresOf(goals),
    sections: [
      {
        title:
          'Events that arrived (in brackets: sent again under the same id, which a collector counts once; + came twice as new)',
        head: ['', ...names],
        rows: rowsOf(subjects, isArrival, arrivals),
      },
      {
        title: 'What it costs the page',
        head: ['', ...names],
        rows: [
          ...rowsOf(subjects, isBurst, ({ longestTaskMs }) => longestTaskMs.toFixed(1), 'longest task, CPU ms: '),
          ...rowsOf(subjects, isBlocked, ({ warnings }) => warnings, 'warnings: '),
          ...rowsOf(subjects, isBlocked, ({ growthKib }) => growthKib, 'growth of the heap, KiB: '),
        ],
      },
    ],
    raw: subjects,
  };
}

const noteOf = (trials, hasTabStrip) =>
  [
    `${trials} pages for each way to end, six at a time, each 20 ms after a click that tracks 50 events (a crash: 300 ms); a quarter where fewer tell the same.`,
    'The collector is another origin, answers preflight and request after 150 ms, and lets nothing be stored.',
    hasTabStrip
      ? 'Tabs are closed through the tab strip, by an extension.'
      : 'Tabs were closed by the debugger: this browser takes no extension.',
    'A store speaks on the next visit at the latest; the next visit is part of the crash and of the kill.',
    'Where keepalive is taken, another library has 60 of the 64 KiB of the page on their way for good; a tab that is closed then sends nothing, and a store lacks what it had not written within these 20 ms, on a page that has just been opened.',
    '`@giphy/js-analytics` sends in beforeunload, with a plain fetch that needs a preflight: that arrives when a link leads to another page, since the old one lives on in the back-forward cache, and not when the page ends with its tab, its frame or a reload.',
    'On a busy machine some pages live for more than a second after the click, which is enough for any library.',
  ].join(' ');

const isEnding = ({ trials, scenario }) => trials !== undefined && scenario !== KILLED;
const isBurst = ({ longestTaskMs }) => longestTaskMs !== undefined;
const isBlocked = ({ scenario }) => scenario === BLOCKED;
const isArrival = ({ arrived }) => arrived !== undefined;

const named = (results, name) => results.find(({ scenario }) => scenario === name);
const share = ({ arrived, tracked }) => (100 * arrived) / tracked;
const lost = ({ arrived, tracked }) => tracked - arrived;

function ofMemory(results) {
  const ended = results.filter((each) => isEnding(each) && each.scenario !== CRASH && !isQuotaTaken(each));
  const worst = Math.min(...ended.map(share));
  const doubled = results.filter(isEnding).reduce((sum, each) => sum + each.doubled, 0);
  const blocked = named(results, BLOCKED);
  return [
    goal('worst way to end, arrived', worst, 99, { unit: '%', digits: 1, atLeast: true }),
    goal('events that came twice', doubled, 0),
    goal('lost of 1,000 in an hour without a collector', lost(named(results, OUTAGE)), 0),
    goal('sends of 20 KiB, answers not stored', named(results, SENDS).arrived, 30, { atLeast: true }),
    goal('lost by a page that stays, keepalive taken by others', lost(named(results, STAYS)), 0),
    ...results
      .filter(isBurst)
      .map(({ scenario, longestTaskMs }) =>
        goal(`longest task, ${scenario} (10,000 events), CPU`, longestTaskMs, 50, { unit: 'ms', digits: 1 }),
      ),
    goal('warnings behind a blocker', blocked.warnings, 1),
    goal('heap that a blocker makes grow', blocked.growthKib, 256, { unit: 'KiB' }),
  ];
}

const ofStore = (results) => [
  goal('renderer crash, arrived', share(named(results, CRASH)), 95, { unit: '%', digits: 1, atLeast: true }),
  goal('lost when the browser is killed', lost(named(results, KILLED)), 0),
];

const isQuotaTaken = ({ scenario }) => scenario.startsWith('keepalive taken');

/** One row for each scenario, one column for each subject. */
function rowsOf(subjects, isWanted, cell, prefix = '') {
  const [first = []] = Object.values(subjects);
  return first
    .filter(isWanted)
    .map(({ scenario }) => [
      `${prefix}${scenario}`,
      ...Object.values(subjects).map((results) => cell(named(results, scenario))),
    ]);
}

function arrivals({ arrived, tracked, resent = 0, doubled = 0, trials, restored }) {
  const text = `${arrived} of ${tracked}`;
  const back = restored > 0 && restored < trials ? `, ${restored} pages came back` : '';
  return `${text}${resent > 0 ? ` (${resent})` : ''}${doubled > 0 ? ` + ${doubled}` : ''}${back}`;
}
