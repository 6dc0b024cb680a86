import { goal } from '../lib/goal.mjs';
import { median } from '../lib/statistics.mjs';
import { number } from '../lib/table.mjs';

/** The median of one figure of one library; undefined where it has none. */
function figure(raw, name, count, scenario, key) {
  const values = raw
    .filter((each) => each.name === name && each.count === count && each.scenario === scenario && key in each)
    .map((each) => each[key]);
  return values.length > 0 ? median(values) : undefined;
}

/** What a row promises: a small document, little CPU, and that neither grows with the list. */
export function promises(raw) {
  const ours = (count, scenario, key) => figure(raw, 'zoetrope', count, scenario, key);
  const ms = { unit: 'ms', digits: 1 };
  return [
    goal('DOM nodes at 10,000 items', ours(10_000, 'mount', 'nodes'), 60),
    goal('mounting 10,000 items, CPU', ours(10_000, 'mount', 'cpuMs'), 20, ms),
    goal('append of 25 at the end of 10,000, CPU', ours(10_000, 'append', 'cpuMs'), 6, ms),
    goal('append, 10,000 : 1,000', ours(10_000, 'append', 'cpuMs') / ours(1000, 'append', 'cpuMs'), 1.2, { digits: 2 }),
    goal('scroll at 3,000 px/s, CPU per frame', ours(10_000, 'scroll', 'cpuMsPerFrame'), 1.1, {
      unit: 'ms',
      digits: 2,
    }),
  ];
}

/** A figure counts only if the page showed what it should: our own Carousel is held to it, in every run. */
export function faults(raw) {
  return raw
    .filter(({ name, coverage }) => name === 'zoetrope' && coverage < 1)
    .map(
      (run) =>
        `${run.scenario} of ${run.count}, round ${run.round}: only ${run.coverage * 100} % of the row is covered`,
    );
}

export function section(raw, names, count) {
  const cell = (value, digits) => (value === undefined ? '–' : number(value, digits));
  return {
    title: `${number(count)} items`,
    head: ['', 'mount ms', 'nodes', 'append 25 at the end ms', 'scroll ms per frame'],
    rows: names.map((name) => [
      name,
      cell(figure(raw, name, count, 'mount', 'cpuMs'), 1),
      cell(figure(raw, name, count, 'mount', 'nodes'), 0),
      cell(figure(raw, name, count, 'append', 'cpuMs'), 1),
      cell(figure(raw, name, count, 'scroll', 'cpuMsPerFrame'), 2),
    ]),
  };
}
