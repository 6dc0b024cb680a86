import { goal } from '../lib/goal.mjs';
import { figure } from '../lib/measure-lists.mjs';

/** The budgets of the Grid and their figures. */
export function budgets(raw) {
  const ours = (count, scenario, key) => figure(raw, { name: 'zoetrope', count, scenario, key });
  const worstOf = (key) =>
    Math.max(...raw.filter((row) => row.name === 'zoetrope' && key in row).map((row) => row[key]));
  const ms = { unit: 'ms', digits: 1 };
  const px = { unit: 'px', digits: 1 };
  return [
    goal('DOM nodes at any length', worstOf('nodes'), 120),
    goal('mounting 10,000 items, CPU', ours(10_000, 'mount', 'cpuMs'), 25, ms),
    goal('first tile on screen', ours(10_000, 'append', 'firstTileMs'), 50, ms),
    goal('append of 25 at the end of 10,000, in one task', ours(10_000, 'append', 'syncMs'), 3, ms),
    goal('append of 25 at the end of 10,000, CPU', ours(10_000, 'append', 'cpuMs'), 6, ms),
    goal('append, 10,000 : 1,000', ours(10_000, 'append', 'cpuMs') / ours(1000, 'append', 'cpuMs'), 1.2, { digits: 2 }),
    goal('jump to the end of 10,000, CPU', ours(10_000, 'append', 'jumpMs'), 20, ms),
    goal('jump to the end, shift of the end', worstOf('jumpError'), 0, px),
    goal('jump to the end, last item on screen two frames later', 100 * ours(10_000, 'append', 'jumpShows'), 100, {
      unit: '%',
      atLeast: true,
    }),
    goal(
      'scroll at 4,000 px/s, CPU per frame, below virtua',
      ours(10_000, 'scroll', 'cpuMsPerFrame'),
      figure(raw, { name: 'virtua', count: 10_000, scenario: 'scroll', key: 'cpuMsPerFrame' }),
      { unit: 'ms', digits: 2 },
    ),
    goal('scroll at 4,000 px/s, frame duration, p95', ours(10_000, 'scroll', 'frameMs95'), 17, ms),
    goal('scroll at 4,000 px/s, frames of more than 20 ms', ours(10_000, 'scroll', 'lateFrames'), 0),
    goal('scroll at 4,000 px/s, long tasks', ours(10_000, 'scroll', 'longTasks'), 0),
    goal('coverage at 6,000 px/s, worst frame', ours(10_000, 'fling', 'worst') * 100, 100, {
      unit: '%',
      atLeast: true,
    }),
    goal('animations that a fling at 6,000 px/s starts', worstOf('started'), 0),
    goal('inversions of the order in the document', worstOf('inversions'), 0),
    goal('new width, shift of the first visible tile', worstOf('widthError'), 1, px),
    goal('new column count, shift of the first visible tile', worstOf('columnsError'), 1, px),
    goal('JS heap of 10,000 items beyond their data', ours(10_000, 'append', 'heapBytes') / 1e6, 3.2, {
      unit: 'MB',
      digits: 2,
    }),
    goal('JS heap, growth per item beyond its data', growthOf(raw, 'zoetrope'), 60, { unit: 'B' }),
    goal('axe violations', ours(1000, 'access', 'violations'), 0),
    goal('tab stops of the tiles', ours(1000, 'access', 'tabStops'), 1),
  ];
}

/** Bytes per additional item without its data. Undefined if the list was not measured. */
export function growthOf(raw, name) {
  const [few, many] = [1000, 10_000].map((count) => figure(raw, { name, count, scenario: 'append', key: 'heapBytes' }));
  return few === undefined || many === undefined ? undefined : (many - few) / 9000;
}
