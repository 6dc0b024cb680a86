import { afterAppend } from '../lib/list-steps.mjs';

/** Checks what our Grid showed in every run. Otherwise the figures are meaningless. */
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

const fault = ({ scenario, count, round }, hasFailed, what) =>
  hasFailed ? [`${scenario} of ${count}, round ${round}: ${what}`] : [];
