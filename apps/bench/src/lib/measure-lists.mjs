import { installPackages } from './install-packages.mjs';
import { median } from './statistics.mjs';
import { createSteadyPace } from './steady-pace.mjs';
import { withSubjects } from './with-subjects.mjs';

export const COUNTS = [1000, 10_000];
/** The first round, of short lists alone, warms the machine up and is thrown away. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** With so many figures at a steady pace, the others do not count. */
const ENOUGH = 3;

/**
 * Every scenario with every library of a folder's `pages`, one browser for each. Those that are `far` off, which take
 * longest, are measured once, as are the scenarios `once`, with a short list; an alternative that fails is omitted, with what
 * it said.
 */
export async function measureLists({ folder, subjects, far = [], scenarios, once = [], port, log }) {
  installPackages(['react-components'], log);
  const raw = [];
  const failed = new Set();
  const { atSteadyPace, isSteady, triesOf } = createSteadyPace();
  const pages = `${folder}/pages`;
  await withSubjects({ folder: pages, subjects, port, probe: pages }, async (open) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      log(`round ${round === 0 ? '0 (warm-up)' : round} of ${ROUNDS - 1}`);
      for (const run of plan(round, { subjects, far, scenarios: Object.keys(scenarios), once })) {
        const measure = (tools) =>
          scenarios[run.scenario]({
            ...tools,
            count: run.count,
            atSteadyPace: (act) => atSteadyPace((work) => tools.page.evaluate(work), act),
          });
        const results = await triesOf(() => open(run.name, measure)).catch((error) => {
          if (run.name === 'zoetrope') throw error;
          failed.add(`${run.name}, ${run.scenario} of ${run.count}: ${error.message.split('\n')[0]}`);
          return [];
        });
        if (round > 0) raw.push(...results.map((result) => ({ ...run, round, ...result })));
      }
    }
  });
  for (const failure of failed) log(`no figure: ${failure}`);
  const rows = raw.map((row) => (row.pace ? { ...row, isSteady: isSteady(row.pace) } : row));
  const paced = rows.filter(({ pace }) => pace);
  log(`at a steady pace: ${paced.filter(({ isSteady }) => isSteady).length} of ${paced.length}`);
  return rows;
}

/**
 * Every other round runs backwards (ABBA), and what is compared is measured side by side, so that a machine that slows
 * down is unfair to nobody.
 */
function plan(round, { subjects, far, scenarios, once }) {
  const counts = round === 0 ? COUNTS.slice(0, 1) : COUNTS;
  const names = round > 1 ? subjects.filter((name) => !far.includes(name)) : subjects;
  const order = scenarios.flatMap((scenario) =>
    names.flatMap((name) =>
      counts
        .filter((count) => !once.includes(scenario) || (round === 1 && count === COUNTS[0]))
        .map((count) => ({ name, count, scenario })),
    ),
  );
  return round % 2 === 0 ? order : order.reverse();
}

/** The median of one figure of one library, from where the pace was steady if that is enough; undefined where it has none. */
export function figure(raw, { name, count, scenario, key }) {
  const rows = raw.filter((each) => each.name === name && each.count === count && each.scenario === scenario);
  const steady = rows.filter(({ isSteady }) => isSteady);
  const values = (steady.length >= ENOUGH ? steady : rows)
    .map((each) => each[key])
    .filter((value) => value !== undefined && value !== null);
  return values.length > 0 ? median(values) : undefined;
}
