import { goal } from '../lib/goal.mjs';
import { figure } from '../lib/measure-lists.mjs';
import { cell, number } from '../lib/table.mjs';

/** The budgets of the Carousel: few nodes and little CPU, independent of the length of the list. */
export function budgets(raw) {
  const ours = (count, scenario, key) => figure(raw, { name: 'zoetrope', count, scenario, key });
  const ms = { unit: 'ms', digits: 1 };
  return [
    goal('DOM nodes at 10,000 items', { value: ours(10_000, 'mount', 'nodes'), limit: 60 }),
    goal('mounting 10,000 items, CPU', { value: ours(10_000, 'mount', 'cpuMs'), limit: 20, ...ms }),
    goal('append of 25 at the end of 10,000, CPU', { value: ours(10_000, 'append', 'cpuMs'), limit: 6, ...ms }),
    goal('append, 10,000 : 1,000', {
      value: ours(10_000, 'append', 'cpuMs') / ours(1000, 'append', 'cpuMs'),
      limit: 1.2,
      digits: 2,
    }),
    goal('scroll at 3,000 px/s, CPU per frame', {
      value: ours(10_000, 'scroll', 'cpuMsPerFrame'),
      limit: 1.1,
      unit: 'ms',
      digits: 2,
    }),
  ];
}

/** Checks that our Carousel covers its row in every run. Otherwise the figures are meaningless. */
export function checks(raw) {
  return raw
    .filter(({ name, coverage }) => name === 'zoetrope' && coverage < 1)
    .map(
      (run) =>
        `${run.scenario} of ${run.count}, round ${run.round}: only ${run.coverage * 100} % of the row is covered`,
    );
}

export function section(raw, names, count) {
  const row = (name) => {
    const of = (scenario, key, digits) => cell(figure(raw, { name, count, scenario, key }), digits);
    return [
      name,
      of('mount', 'cpuMs', 1),
      of('mount', 'nodes'),
      of('append', 'cpuMs', 1),
      of('scroll', 'cpuMsPerFrame', 2),
    ];
  };
  return {
    title: `${number(count)} items`,
    head: ['', 'mount ms', 'nodes', 'append 25 at the end ms', 'scroll ms per frame'],
    rows: names.map(row),
  };
}
