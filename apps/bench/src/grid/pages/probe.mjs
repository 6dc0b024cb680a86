// Measures tiles from inside their page. It is a separate bundle, so that it is the same on every page.
// The alternative text of each image has its index in the list: `item 42`.
const tiles = () => [...document.querySelectorAll('img[alt^="item "]')];
const indexOf = (img) => Number(img.alt.slice(5));
const nextFrame = () => new Promise(requestAnimationFrame);

/** Counts adjacent elements whose order in the document differs from the list. */
function inversions() {
  const order = tiles().map(indexOf);
  return order.filter((index, position) => position > 0 && index < order[position - 1]).length;
}

const visibleBoxes = () =>
  tiles()
    .map((img) => ({ box: img.getBoundingClientRect(), visibility: getComputedStyle(img).visibility }))
    .filter(
      ({ box, visibility }) => visibility === 'visible' && box.width > 0 && box.bottom > 0 && box.top < innerHeight,
    )
    .map(({ box }) => box);

/** Counts the pairs of visible tiles that overlap by more than a pixel. */
function overlaps() {
  const boxes = visibleBoxes();
  const overlap = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlap(a, b))).length;
}

const COLUMNS = 4;
const ROWS = 16;
const GUTTER = 6;

/** The share, 0 to 1, of sample points that are on a tile or in the gap next to one. */
function coverage() {
  const boxes = visibleBoxes();
  const { clientWidth } = document.documentElement;
  let hits = 0;
  for (let point = 0; point < COLUMNS * ROWS; point += 1) {
    const x = (clientWidth * ((point % COLUMNS) + 0.5)) / COLUMNS;
    const y = (innerHeight * (Math.floor(point / COLUMNS) + 0.5)) / ROWS;
    const contains = (box) =>
      x >= box.left - GUTTER && x <= box.right + GUTTER && y >= box.top - GUTTER && y <= box.bottom + GUTTER;
    if (boxes.some(contains)) hits += 1;
  }
  return hits / (COLUMNS * ROWS);
}

/** The indexes of animated tiles, if the library marks them. */
const animated = () =>
  tiles()
    .filter((img) => img.hasAttribute('data-zoetrope-animated'))
    .map(indexOf);

/** Milliseconds. Viewers notice a longer frame. */
const LATE_MS = 20;

/**
 * Scrolls by `step` pixels in each frame. Examines every `every`-th frame right after the scroll, before the page can
 * react, because that is what the frame shows.
 */
async function scroll({ step, frames, every = 0 }) {
  const coverages = [];
  const times = [];
  let nodes = 0;
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  const initial = new Set(animated());
  const started = new Set();
  for (let frame = 0; frame < frames; frame += 1) {
    times.push(await nextFrame());
    window.scrollBy(0, step);
    if (every > 0 && frame % every === 0) {
      coverages.push(coverage());
      for (const index of animated()) if (!initial.has(index)) started.add(index);
      nodes = Math.max(nodes, countNodes());
    }
  }
  const lengths = times.slice(1).map((time, frame) => time - times[frame]);
  lengths.sort((a, b) => a - b);
  observer.disconnect();
  return {
    coverages,
    nodes,
    frameMs95: lengths[Math.floor(lengths.length * 0.95)],
    lateFrames: lengths.filter((length) => length > LATE_MS).length,
    longTasks,
    started: started.size,
  };
}

/** Returns the milliseconds until the first tile is visible. */
async function msUntilTile(act) {
  const start = performance.now();
  act();
  while (visibleBoxes().length === 0) await nextFrame();
  return performance.now() - start;
}

/** Returns the number of frames until the first tile is visible. */
async function framesUntilTile(act) {
  act();
  let frames = 0;
  for (; visibleBoxes().length === 0; frames += 1) await nextFrame();
  return frames;
}

/**
 * Returns the milliseconds of an action that changes the list, synchronously or in a microtask, including layout. Does
 * not wait for another task, before which the browser might render a frame.
 */
async function msUntilLayout(act) {
  const changed = new Promise((done) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      done();
    }).observe(document.getElementById('root'), { childList: true, subtree: true });
  });
  const start = performance.now();
  act();
  await changed;
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** Scrolls to the end, until the end no longer moves. */
async function scrollToEnd() {
  for (let before = -1; before !== document.documentElement.scrollHeight; ) {
    before = document.documentElement.scrollHeight;
    window.scrollTo(0, before);
    for (let frame = 0; frame < 30; frame += 1) await nextFrame();
  }
}

/** Returns the position of the end of the list, in px from the start of the page. */
function listEnd() {
  let list = tiles()[0];
  while (list && list.id !== 'root' && list.clientHeight < 3 * innerHeight) list = list.parentElement;
  return list ? list.getBoundingClientRect().bottom + window.scrollY : 0;
}

/** Jumps to the end. Returns whether the item with the given index is visible two frames later. */
async function jump(index) {
  window.scrollTo(0, document.documentElement.scrollHeight);
  await nextFrame();
  await nextFrame();
  const box = tileOf(index)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

const tileOf = (index) => tiles().find((img) => indexOf(img) === index);

/** Returns the first visible item, and the fraction of it that is above the upper edge. */
function firstInView() {
  const inView = tiles().filter((img) => {
    const { top, bottom } = img.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const index = Math.min(...inView.map(indexOf));
  const box = tileOf(index)?.getBoundingClientRect();
  return { index, fraction: box ? -box.top / box.height : 0 };
}

/** Returns how far that point of an item is below the upper edge now, in px. Null if the item is not rendered. */
function topOf({ index, fraction }) {
  const box = tileOf(index)?.getBoundingClientRect();
  return box ? box.top + fraction * box.height : null;
}

/** Returns whether the focus is in the list, and the index of the focused tile, or null. */
function focus() {
  const list = document.activeElement?.closest('#root');
  const pictures = list ? document.activeElement.querySelectorAll('img[alt^="item "]') : [];
  return { isOnPage: Boolean(list), tile: pictures.length === 1 ? indexOf(pictures[0]) : null };
}

let shift = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) shift += value;
}).observe({ type: 'layout-shift', buffered: true });

const countNodes = () => document.querySelectorAll('#root, #root *').length;

window.probe = {
  inversions,
  overlaps,
  coverage,
  scroll,
  scrollToEnd,
  msUntilTile,
  framesUntilTile,
  msUntilLayout,
  listEnd,
  jump,
  firstInView,
  topOf,
  focus,
  shifts: () => shift,
  nodes: countNodes,
  highest: () => Math.max(-1, ...tiles().map(indexOf)),
};
