import { installPackages } from './install-packages.mjs';
import { median } from './statistics.mjs';
import { createSteadySpeed } from './steady-speed.mjs';
import { withSubjects } from './with-subjects.mjs';

export const COUNTS = [1000, 10_000];
/** The first round only has short lists. It is a warm-up and is discarded. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** If at least this many figures were measured at a steady speed, the others are ignored. */
const MIN_STEADY = 3;

/**
 * Measures every scenario with every library in the `pages` of a folder, each in a fresh browser. The `slow` libraries
 * are measured once. The scenarios in `once` are measured once too, with a short list; those in `repeats` several times
 * per round. An alternative that fails is omitted, and its error is logged.
 */
export async function measureLists({ folder, subjects, slow = [], scenarios, once = [], repeats = {}, port, log }) {
  installPackages(['react-components'], log);
  const raw = [];
  const failed = new Set();
  const { atSteadySpeed, isSteady, measureUntilSteady } = createSteadySpeed();
  const pages = `${folder}/pages`;
  await withSubjects({ folder: pages, subjects, port, probe: pages }, async (open) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      log(`round ${round === 0 ? '0 (warm-up)' : round} of ${ROUNDS - 1}`);
      for (const run of plan(round, { subjects, slow, scenarios: Object.keys(scenarios), once, repeats })) {
        const measure = (tools) =>
          scenarios[run.scenario]({
            ...tools,
            count: run.count,
            atSteadySpeed: (act) => atSteadySpeed((work) => tools.page.evaluate(work), act),
          });
        const results = await measureUntilSteady(() => open(run.name, measure)).catch((error) => {
          if (run.name === 'zoetrope') throw error;
          failed.add(`${run.name}, ${run.scenario} of ${run.count}: ${error.message.split('\n')[0]}`);
          return [];
        });
        if (round > 0) raw.push(...results.map((result) => ({ ...run, round, ...result })));
      }
    }
  });
  for (const failure of failed) log(`failed: ${failure}`);
  const rows = raw.map((row) => (row.referenceMs ? { ...row, isSteady: isSteady(row.referenceMs) } : row));
  const timed = rows.filter(({ referenceMs }) => referenceMs);
  log(`at a steady speed: ${timed.filter(({ isSteady }) => isSteady).length} of ${timed.length}`);
  return rows;
}

/**
 * Returns the order of a round. Every other round is reversed (ABBA), and libraries are measured next to each other, so
 * that a machine that slows down affects all libraries alike.
 */
function plan(round, { subjects, slow, scenarios, once, repeats }) {
  const counts = round === 0 ? COUNTS.slice(0, 1) : COUNTS;
  const names = round > 1 ? subjects.filter((name) => !slow.includes(name)) : subjects;
  const repeated = scenarios.flatMap((scenario) => Array(repeats[scenario] ?? 1).fill(scenario));
  const order = repeated.flatMap((scenario) =>
    names.flatMap((name) =>
      counts
        .filter((count) => !once.includes(scenario) || (round === 1 && count === COUNTS[0]))
        .map((count) => ({ name, count, scenario })),
    ),
  );
  return round % 2 === 0 ? order : order.reverse();
}

/**
 * Returns the median of a figure of a library, of the steady measurements if there are enough. Undefined if there is
 * none.
 */
export function figure(raw, { name, count, scenario, key }) {
  const rows = raw.filter((row) => row.name === name && row.count === count && row.scenario === scenario);
  const steady = rows.filter(({ isSteady }) => isSteady);
  const values = (steady.length >= MIN_STEADY ? steady : rows)
    .map((row) => row[key])
    .filter((value) => value !== undefined && value !== null);
  return values.length > 0 ? median(values) : undefined;
}
