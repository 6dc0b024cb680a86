import { failuresOf, goal } from '../lib/goal.mjs';

const STORED = 'zoetrope-stored';
/** Ends without a chance to run any code: only what is kept beyond the page can arrive. */
const CRASH = 'renderer crash';

/** The table of one soak, and what we promise of it. */
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
        rows: rowsOf(Object.values(subjects), arrivals),
      },
      { title: 'What it costs the page', head: ['', ...names], rows: burdens(Object.values(subjects)) },
    ],
    raw: subjects,
  };
}

const noteOf = (trials, hasTabStrip) =>
  [
    `${trials} pages for each way to end, three at a time, each 20 ms after a click that tracks 50 events (a crash: 300 ms).`,
    'The collector is another origin, answers preflight and request after 150 ms, and lets nothing be stored.',
    hasTabStrip
      ? 'Tabs are closed through the tab strip, by an extension.'
      : 'Tabs were closed by the debugger: this browser takes no extension.',
    'A store speaks on the next visit at the latest; the next visit is part of the crash and of the kill.',
    '`@giphy/js-analytics` sends in beforeunload, with a plain fetch that needs a preflight: it arrives only where the old page lives on until the preflight is answered, as with a slow next page, and here the next page comes at once.',
  ].join(' ');

function ofMemory({ endings, outage, sends, burst, blocked }) {
  const ended = endings.filter(({ scenario }) => scenario !== CRASH);
  const worst = Math.min(...ended.map(share));
  const doubled = ended.reduce((sum, each) => sum + each.doubled, 0);
  return [
    goal('worst way to end, arrived', worst, 99, { unit: '%', digits: 1, atLeast: true }),
    goal('events that came twice', doubled, 0),
    goal('lost of 1,000 in an hour without a collector', outage.tracked - outage.arrived, 0),
    goal('sends of 20 KiB, answers not stored', sends.arrived, 30, { atLeast: true }),
    goal('longest task of a burst of 10,000, CPU', burst.longestTaskMs, 50, { unit: 'ms', digits: 1 }),
    goal('warnings behind a blocker', blocked.warnings, 1),
    goal('heap that a blocker makes grow', blocked.growthKib, 256, { unit: 'KiB' }),
  ];
}

const ofStore = ({ endings, killed }) => [
  ...endings
    .filter(({ scenario }) => scenario === CRASH)
    .map((crash) => goal('renderer crash, arrived', share(crash), 95, { unit: '%', digits: 1, atLeast: true })),
  goal('lost when the browser is killed', killed.tracked - killed.arrived, 0),
];

const share = ({ arrived, tracked }) => (100 * arrived) / tracked;

const arrivals = ({ endings, killed, outage, sends }) => [...endings, killed, outage, sends];

/** One row for each scenario, one column for each subject. */
function rowsOf(subjects, listOf) {
  const [first = []] = subjects.map(listOf);
  return first.map(({ scenario }, index) => [scenario, ...subjects.map((each) => cell(listOf(each)[index]))]);
}

function cell({ arrived, tracked, resent, doubled }) {
  const text = `${arrived} of ${tracked}`;
  return `${text}${resent > 0 ? ` (${resent})` : ''}${doubled > 0 ? ` + ${doubled}` : ''}`;
}

const burdens = (subjects) => [
  ['burst of 10,000: arrived', ...subjects.map(({ burst }) => burst.arrived)],
  ['burst of 10,000: longest task, CPU ms', ...subjects.map(({ burst }) => burst.longestTaskMs.toFixed(1))],
  ['ad-blocked: warnings', ...subjects.map(({ blocked }) => blocked.warnings)],
  ['ad-blocked: growth of the heap, KiB', ...subjects.map(({ blocked }) => blocked.growthKib)],
];
