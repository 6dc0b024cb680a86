import { failuresOf, goal } from '../lib/goal.mjs';

/** The subjects with goals. */
const OURS = ['zoetrope', 'zoetrope-stored'];
/** Every subject delivers all events there. Otherwise its other figures mean nothing. */
const CONTROL = 'page stays open';

/** A table for each engine: one row for each way to end, one column for each subject. */
export function reportEngines(deliveries, trials) {
  const engines = [...new Set(deliveries.map(({ engine }) => engine))];
  const subjects = [...new Set(deliveries.map(({ subject }) => subject))];
  const goals = engines.flatMap((engine) => goalsOf(deliveries.filter((delivery) => delivery.engine === engine)));
  return {
    title: 'Delivery of events in each engine',
    note: [
      `${trials} pages per way to end, one after another. Each page ends 20 ms after a click that tracks 50 events.`,
      'The collector has another origin, responds after 150 ms, and forbids caching. With a store, the page is opened once more at the end.',
    ].join(' '),
    goals,
    failures: failuresOf(goals),
    sections: engines.map((engine) => ({
      title: `Delivered events in ${engine} (in parentheses: resent with the same id, which a collector counts once; +: stored twice)`,
      head: ['', ...subjects],
      rows: rowsOf(
        deliveries.filter((delivery) => delivery.engine === engine),
        subjects,
      ),
    })),
    raw: deliveries,
  };
}

function goalsOf(deliveries) {
  const [{ engine }] = deliveries;
  const ours = deliveries.filter(({ subject }) => OURS.includes(subject));
  const controls = deliveries.filter(({ ending }) => ending === CONTROL);
  return [
    goal(`${engine}, ${CONTROL}, delivered by each subject`, {
      value: worstShare(controls),
      limit: 100,
      unit: '%',
      digits: 1,
      atLeast: true,
    }),
    goal(`${engine}, worst way to end, delivered`, {
      value: worstShare(ours),
      limit: 100,
      unit: '%',
      digits: 1,
      atLeast: true,
    }),
    goal(`${engine}, events stored twice`, { value: ours.reduce((sum, { doubled }) => sum + doubled, 0), limit: 0 }),
  ];
}

const worstShare = (deliveries) => Math.min(...deliveries.map(({ arrived, tracked }) => (100 * arrived) / tracked));

function rowsOf(deliveries, subjects) {
  const endings = [...new Set(deliveries.map(({ ending }) => ending))];
  return endings.map((ending) => [
    ending,
    ...subjects.map((subject) => cell(deliveries.find((each) => each.ending === ending && each.subject === subject))),
  ]);
}

function cell({ arrived, tracked, resent, doubled, restored }) {
  const repeated = `${resent > 0 ? ` (${resent})` : ''}${doubled > 0 ? ` + ${doubled}` : ''}`;
  return `${arrived} of ${tracked}${repeated}${restored > 0 ? `, ${restored} pages restored` : ''}`;
}
