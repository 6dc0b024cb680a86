import { afterAppend } from '../lib/list-steps.mjs';

/** A figure counts only if the page showed what it should: our own Grid is held to all of it, in every run. */
export function checks(raw) {
  const ours = raw.filter(({ name }) => name === 'zoetrope');
  return ours.flatMap((run) => [
    ...fault(
      run,
      run.scenario !== 'append' && run.coverage < 1,
      `only ${run.coverage * 100} % of the window is covered`,
    ),
    ...fault(run, run.overlaps > 0, `${run.overlaps} pairs of tiles overlap`),
    ...fault(run, run.inversions > 0, `${run.inversions} tiles are out of order`),
    ...fault(
      run,
      run.scenario === 'append' && run.highest !== afterAppend(run.count) - 1,
      `the last tile at the end is ${run.highest}`,
    ),
  ]);
}

const fault = ({ scenario, count, round }, is, what) =>
  is ? [`${scenario} of ${count}, round ${round}: ${what}`] : [];
