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
    goal('DOM nodes at any length', { value: worstOf('nodes'), limit: 120 }),
    goal('mounting 10,000 items, CPU', { value: ours(10_000, 'mount', 'cpuMs'), limit: 25, ...ms }),
    goal('first tile on screen', { value: ours(10_000, 'append', 'firstTileMs'), limit: 50, ...ms }),
    goal('append of 25 at the end of 10,000, in one task', {
      value: ours(10_000, 'append', 'syncMs'),
      limit: 3,
      ...ms,
    }),
    goal('append of 25 at the end of 10,000, CPU', { value: ours(10_000, 'append', 'cpuMs'), limit: 6, ...ms }),
    goal('append, 10,000 : 1,000', {
      value: ours(10_000, 'append', 'cpuMs') / ours(1000, 'append', 'cpuMs'),
      limit: 1.2,
      digits: 2,
    }),
    goal('jump to the end of 10,000, CPU', { value: ours(10_000, 'append', 'jumpMs'), limit: 20, ...ms }),
    goal('jump to the end, shift of the end', { value: worstOf('jumpError'), limit: 0, ...px }),
    goal('jump to the end, last item on screen two frames later', {
      value: 100 * ours(10_000, 'append', 'jumpShows'),
      limit: 100,
      unit: '%',
      atLeast: true,
    }),
    goal('scroll at 4,000 px/s, CPU per frame, below virtua', {
      value: ours(10_000, 'scroll', 'cpuMsPerFrame'),
      limit: figure(raw, { name: 'virtua', count: 10_000, scenario: 'scroll', key: 'cpuMsPerFrame' }),
      unit: 'ms',
      digits: 2,
    }),
    goal('scroll at 4,000 px/s, frame duration, p95', { value: ours(10_000, 'scroll', 'frameMs95'), limit: 17, ...ms }),
    goal('scroll at 4,000 px/s, frames of more than 20 ms', { value: ours(10_000, 'scroll', 'lateFrames'), limit: 0 }),
    goal('scroll at 4,000 px/s, long tasks', { value: ours(10_000, 'scroll', 'longTasks'), limit: 0 }),
    goal('coverage at 6,000 px/s, worst frame', {
      value: ours(10_000, 'fling', 'worst') * 100,
      limit: 100,
      unit: '%',
      atLeast: true,
    }),
    goal('animations that a fling at 6,000 px/s starts', { value: worstOf('started'), limit: 0 }),
    goal('inversions of the order in the document', { value: worstOf('inversions'), limit: 0 }),
    goal('new width, shift of the first visible tile', { value: worstOf('widthError'), limit: 1, ...px }),
    goal('new column count, shift of the first visible tile', { value: worstOf('columnsError'), limit: 1, ...px }),
    goal('JS heap of 10,000 items beyond their data', {
      value: ours(10_000, 'append', 'heapBytes') / 1e6,
      limit: 3.2,
      unit: 'MB',
      digits: 2,
    }),
    goal('JS heap, growth per item beyond its data', { value: growthOf(raw, 'zoetrope'), limit: 60, unit: 'B' }),
    goal('axe violations', { value: ours(1000, 'access', 'violations'), limit: 0 }),
    goal('tab stops of the tiles', { value: ours(1000, 'access', 'tabStops'), limit: 1 }),
  ];
}

/** Bytes per additional item without its data. Undefined if the list was not measured. */
export function growthOf(raw, name) {
  const [few, many] = [1000, 10_000].map((count) => figure(raw, { name, count, scenario: 'append', key: 'heapBytes' }));
  return few === undefined || many === undefined ? undefined : (many - few) / 9000;
}
