import { goal } from '../lib/goal.mjs';
import { median } from '../lib/statistics.mjs';
import { number } from '../lib/table.mjs';

/** The median of one figure of one library. */
function figure(raw, name, count, scenario, key) {
  return median(
    raw
      .filter((each) => each.name === name && each.count === count && each.scenario === scenario)
      .map((each) => each[key]),
  );
}

export function promises(raw) {
  const ours = (count, scenario, key) => figure(raw, 'zoetrope', count, scenario, key);
  const worstOf = (key) =>
    Math.max(...raw.filter((each) => each.name === 'zoetrope' && key in each).map((each) => each[key]));
  const ms = { unit: 'ms', digits: 1 };
  return [
    goal('DOM nodes at any length', worstOf('nodes'), 120),
    goal('append of 25 at the end of 10,000, CPU', ours(10_000, 'append', 'cpuMs'), 6, ms),
    goal('append, 10,000 : 1,000', ours(10_000, 'append', 'cpuMs') / ours(1000, 'append', 'cpuMs'), 1.2, { digits: 2 }),
    goal(
      'scroll at 4,000 px/s, CPU per frame, below virtua',
      ours(10_000, 'scroll', 'cpuMsPerFrame'),
      figure(raw, 'virtua', 10_000, 'scroll', 'cpuMsPerFrame'),
      { unit: 'ms', digits: 2 },
    ),
    goal('coverage at 6,000 px/s, worst frame', ours(10_000, 'fling', 'worst') * 100, 100, {
      unit: '%',
      atLeast: true,
    }),
    goal('inversions of the order in the document', worstOf('inversions'), 0),
  ];
}

export function section(raw, names, count) {
  const row = (name) => {
    const of = (scenario, key) => figure(raw, name, count, scenario, key);
    return [
      name,
      number(of('mount', 'cpuMs'), 1),
      number(of('mount', 'nodes')),
      number(of('fling', 'nodes')),
      number(of('append', 'cpuMs'), 1),
      number(of('scroll', 'cpuMsPerFrame'), 2),
      `${number(of('fling', 'mean') * 100, 1)} / ${number(of('fling', 'worst') * 100)}`,
      number(of('fling', 'inversions')),
    ];
  };
  return {
    title: `${number(count)} items`,
    head: [
      '',
      'mount ms',
      'nodes at rest',
      'nodes, scrolling',
      'append 25 at the end ms',
      'scroll ms per frame',
      'coverage mean / worst %',
      'inversions',
    ],
    rows: names.map(row),
  };
}
