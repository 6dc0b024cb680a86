import { figure } from '../lib/measure-lists.mjs';
import { cell, number } from '../lib/table.mjs';
import { growthOf } from './budgets.mjs';

/** The figures of one list length, one row per library. */
export function section(raw, names, count) {
  return table(names, {
    title: `${number(count)} items`,
    columns: {
      'mount ms': (of) => of('mount', 'cpuMs', { digits: 1 }),
      'first tile ms': (of) => of('append', 'firstTileMs', { digits: 1 }),
      'nodes, idle': (of) => of('mount', 'nodes'),
      'nodes, scrolling': (of) => of('fling', 'nodes'),
      'append 25 at the end ms': (of) => of('append', 'cpuMs', { digits: 1 }),
      'the same, one task ms': (of) => of('append', 'syncMs', { digits: 1 }),
      'scroll ms per frame': (of) => of('scroll', 'cpuMsPerFrame', { digits: 2 }),
      'frame p95 ms': (of) => of('scroll', 'frameMs95', { digits: 1 }),
      'frames > 20 ms': (of) => of('scroll', 'lateFrames'),
      'long tasks': (of) => of('scroll', 'longTasks'),
      'coverage mean / worst %': (of) =>
        `${of('fling', 'mean', { digits: 1, factor: 100 })} / ${of('fling', 'worst', { digits: 0, factor: 100 })}`,
      inversions: (of) => of('fling', 'inversions'),
    },
    of: (name) => reader(raw, name, count),
  });
}

/** Jumps, layout changes and memory of a long list. */
export function changesSection(raw, names) {
  return table(names, {
    title: '10,000 items: a jump to the end, a new width, a new column count, and the heap at the end',
    columns: {
      'jump ms': (of) => of('append', 'jumpMs', { digits: 1 }),
      'shift of the end px': (of) => of('append', 'jumpError'),
      'last item in 2 frames %': (of) => of('append', 'jumpShows', { digits: 0, factor: 100 }),
      'width ms': (of) => of('fling', 'widthMs', { digits: 1 }),
      'shift of the first tile, width px': (of) => of('fling', 'widthError', { digits: 1 }),
      'columns ms': (of) => of('fling', 'columnsMs', { digits: 1 }),
      'shift of the first tile, columns px': (of) => of('fling', 'columnsError', { digits: 1 }),
      'heap MB': (of) => of('append', 'heapBytes', { digits: 2, factor: 1e-6 }),
      'growth B per item': (_, name) => cell(growthOf(raw, name), 0),
    },
    of: (name) => reader(raw, name, 10_000),
  });
}

/** Tab stops and axe violations of a list of 1,000 items. */
export function accessSection(raw, names) {
  return table(names, {
    title: '1,000 items: tab stops (60 means 60 or more) and axe violations',
    columns: {
      'tab stops of the tiles': (of) => of('access', 'tabStops'),
      'axe violations': (of) => of('access', 'violations'),
    },
    of: (name) => reader(raw, name, 1000),
  });
}

const reader =
  (raw, name, count) =>
  (scenario, key, { digits, factor = 1 } = {}) => {
    const value = figure(raw, { name, count, scenario, key });
    return cell(value === undefined ? undefined : value * factor, digits);
  };

function table(names, { title, columns, of }) {
  return {
    title,
    head: ['', ...Object.keys(columns)],
    rows: names.map((name) => [name, ...Object.values(columns).map((write) => write(of(name), name))]),
  };
}
