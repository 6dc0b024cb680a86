import { goal } from '../lib/goal.mjs';
import { median } from '../lib/statistics.mjs';
import { createSteadySpeed } from '../lib/steady-speed.mjs';
import { cell } from '../lib/table.mjs';
import { makeItems } from './pages/items.mjs';

const COLUMNS = 4;
const COLUMN_PX = 295.5;
const GAP = 6;
const BATCHES = 15;
/** The first batches are a warm-up. */
const WARM_UP = 3;

/**
 * Measures layout algorithms without a page: ours, and those that the alternatives export. `inputOf` converts items to
 * the input of an algorithm, before the clock starts.
 */
export async function measureLayouts() {
  const { atSteadySpeed, measureUntilSteady } = createSteadySpeed();
  /** Returns the result of the last attempt, which is the steady one if any is. */
  const steadily = async (measure) =>
    (await measureUntilSteady(() => atSteadySpeed((work) => work(), measure))).at(-1).result;
  const raw = [];
  for (const { name, inputOf, pack, append, range } of [await zoetrope(), await masonic(), await photoAlbum()]) {
    const few = inputOf(makeItems(10_000));
    const page = inputOf(makeItems(25, 10_000));
    raw.push({
      scenario: 'micro',
      name,
      packNs: await steadily(() => (median(batches(20, () => pack(few))) * 1000) / few.length),
      appendUs: append && (await steadily(() => median(batches(200, append(few, page))))),
      ...(range && (await steadily(() => ranges(range(inputOf(makeItems(100_000))))))),
    });
  }
  return raw;
}

/** Returns the CPU time of a call in microseconds, for each batch. */
function batches(calls, act) {
  const times = Array.from({ length: WARM_UP + BATCHES }, () => {
    const start = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) act();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / calls;
  });
  return times.slice(WARM_UP);
}

function ranges({ height, find, widen }) {
  let state = 1;
  const randomOffset = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32) * height;
  };
  const medianAt = (offset) => median(batches(500, () => find(offset(), 800)));
  const width = widen && { widthUs: median(batches(500, () => widen(randomOffset()))) };
  return {
    rangeUs: medianAt(randomOffset),
    rangeTopUs: medianAt(() => 0),
    rangeEndUs: medianAt(() => height - 800),
    ...width,
  };
}

const ratioOf = ({ width, height }) => height / width;

async function zoetrope() {
  const { appendItems, createMasonry, itemsInRange, masonryExtent } = await import('@zoetrope/react-components/layout');
  const metrics = { crossSize: COLUMN_PX, gap: GAP };
  const pack = (ratios) => appendItems(createMasonry(COLUMNS, GAP / COLUMN_PX), ratios);
  return {
    name: 'zoetrope',
    inputOf: (items) => items.map(ratioOf),
    pack,
    append(ratios, page) {
      let masonry = pack(ratios);
      return () => {
        masonry = appendItems(masonry, page);
      };
    },
    range(ratios) {
      const masonry = pack(ratios);
      return {
        height: masonryExtent(masonry, metrics),
        find: (from, height) => itemsInRange(masonry, metrics, { from, to: from + height }),
        /** Computes the height and the visible items for another width and the same number of columns. */
        widen(from) {
          const wider = { crossSize: COLUMN_PX + 10, gap: GAP };
          return [masonryExtent(masonry, wider), itemsInRange(masonry, wider, { from, to: from + 800 })];
        },
      };
    },
  };
}

async function masonic() {
  const { createPositioner } = await import('masonic');
  const pack = (heights) => {
    const positioner = createPositioner(COLUMNS, COLUMN_PX, GAP);
    for (const height of heights) positioner.set(positioner.size(), height);
    return positioner;
  };
  return {
    name: 'masonic',
    inputOf: (items) => items.map((item) => ratioOf(item) * COLUMN_PX),
    pack,
    append(heights, page) {
      const positioner = pack(heights);
      return () => {
        for (const height of page) positioner.set(positioner.size(), height);
      };
    },
    range(heights) {
      const positioner = pack(heights);
      const height = positioner.shortestColumn();
      return {
        height,
        find(from, length) {
          const found = [];
          positioner.range(from, from + length, (index) => found.push(index));
          return found;
        },
      };
    },
  };
}

async function photoAlbum() {
  const { computeMasonryLayout } = await import('react-photo-album');
  const width = COLUMNS * COLUMN_PX + (COLUMNS - 1) * GAP;
  return {
    name: 'photo-album',
    inputOf: (items) => items,
    pack: (items) => computeMasonryLayout(items, GAP, 0, width, COLUMNS),
  };
}

export function microGoals(layouts) {
  const ours = layouts.find(({ name }) => name === 'zoetrope');
  const us = { unit: 'µs', digits: 1 };
  return [
    goal('packing 10,000 items, each', { value: ours.packNs, limit: 20, unit: 'ns' }),
    goal('append of 25 to 10,000, layout alone', { value: ours.appendUs, limit: 2, ...us }),
    goal('finding the visible items of 100,000', { value: ours.rangeUs, limit: 5, ...us }),
    goal('another width for 100,000 items, layout alone', { value: ours.widthUs, limit: 300, ...us }),
    goal('finding the visible items, at the top : at the end', {
      value: ratio(ours.rangeTopUs, ours.rangeEndUs),
      limit: 2,
      digits: 2,
    }),
  ];
}

/** The ratio of the slower to the faster. */
const ratio = (a, b) => Math.max(a, b) / Math.min(a, b);

export const microSection = (layouts) => ({
  title: 'The layout alone, without a DOM: packing 10,000 items, and finding the visible items of 100,000',
  head: ['', 'pack ns per item', 'append 25 µs', 'range µs', 'at the top µs', 'at the end µs', 'another width µs'],
  rows: layouts.map(({ name, packNs, appendUs, rangeUs, rangeTopUs, rangeEndUs, widthUs }) => [
    name,
    cell(packNs),
    cell(appendUs, 1),
    cell(rangeUs, 1),
    cell(rangeTopUs, 1),
    cell(rangeEndUs, 1),
    cell(widthUs, 1),
  ]),
});
