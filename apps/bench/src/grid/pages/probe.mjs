// What a page can say of its own tiles; bundled for itself, so that it is the same on every page.
// Each picture is named by its place in the list: `item 42`.
const tiles = () => [...document.querySelectorAll('img[alt^="item "]')];
const indexOf = (img) => Number(img.alt.slice(5));
const nextFrame = () => new Promise(requestAnimationFrame);

/** Adjacent elements in the document whose order differs from that of the list. */
function inversions() {
  const order = tiles().map(indexOf);
  return order.filter((index, at) => at > 0 && index < order[at - 1]).length;
}

const visibleBoxes = () =>
  tiles()
    .map((img) => ({ box: img.getBoundingClientRect(), visibility: getComputedStyle(img).visibility }))
    .filter(
      ({ box, visibility }) => visibility === 'visible' && box.width > 0 && box.bottom > 0 && box.top < innerHeight,
    )
    .map(({ box }) => box);

/** Pairs of visible tiles that lie on each other by more than a pixel. */
function overlaps() {
  const boxes = visibleBoxes();
  const cover = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) => cover(a, b))).length;
}

const COLUMNS = 4;
const ROWS = 16;
const GUTTER = 6;

/** The share, 0 to 1, of sample points that lie on a tile or in the gap beside one. */
function coverage() {
  const boxes = visibleBoxes();
  const { clientWidth } = document.documentElement;
  let hits = 0;
  for (let point = 0; point < COLUMNS * ROWS; point += 1) {
    const x = (clientWidth * ((point % COLUMNS) + 0.5)) / COLUMNS;
    const y = (innerHeight * (Math.floor(point / COLUMNS) + 0.5)) / ROWS;
    const holds = (box) =>
      x >= box.left - GUTTER && x <= box.right + GUTTER && y >= box.top - GUTTER && y <= box.bottom + GUTTER;
    if (boxes.some(holds)) hits += 1;
  }
  return hits / (COLUMNS * ROWS);
}

/** The tiles whose picture moves, where a library says so of them. */
const moving = () =>
  tiles()
    .filter((img) => img.hasAttribute('data-zoetrope-animated'))
    .map(indexOf);

/** A frame that took longer is one that a viewer misses: ms. */
const LATE_MS = 20;

/**
 * Scrolls by `step` pixels in each frame. Every `every`th is looked at right after its scroll, before the page can
 * react to it: that is what the frame shows.
 */
async function scroll({ step, frames, every = 0 }) {
  const seen = [];
  const times = [];
  let nodes = 0;
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  const atFirst = new Set(moving());
  const started = new Set();
  for (let frame = 0; frame < frames; frame += 1) {
    times.push(await nextFrame());
    window.scrollBy(0, step);
    if (every > 0 && frame % every === 0) {
      seen.push(coverage());
      for (const index of moving()) if (!atFirst.has(index)) started.add(index);
      nodes = Math.max(nodes, countNodes());
    }
  }
  const lengths = times.slice(1).map((time, frame) => time - times[frame]);
  lengths.sort((a, b) => a - b);
  observer.disconnect();
  return {
    seen,
    nodes,
    frameMs95: lengths[Math.floor(lengths.length * 0.95)],
    lateFrames: lengths.filter((length) => length > LATE_MS).length,
    longTasks,
    started: started.size,
  };
}

/** Milliseconds until the first tile is there to be seen. */
async function untilTile(act) {
  const start = performance.now();
  act();
  while (visibleBoxes().length === 0) await nextFrame();
  return performance.now() - start;
}

/** Frames until the first tile is there to be seen. */
async function framesUntilTile(act) {
  act();
  let frames = 0;
  for (; visibleBoxes().length === 0; frames += 1) await nextFrame();
  return frames;
}

/**
 * Milliseconds of an action that changes the list, at once or in what it awaits, and of the layout of that. Without the
 * way to another task, since a browser may draw a frame before that one.
 */
async function untilLaidOut(act) {
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

/** Goes to the end, and on until the end stays where it is. */
async function scrollToEnd() {
  for (let before = -1; before !== document.documentElement.scrollHeight; ) {
    before = document.documentElement.scrollHeight;
    window.scrollTo(0, before);
    for (let frame = 0; frame < 30; frame += 1) await nextFrame();
  }
}

/** Where the list ends, by what holds its tiles: px from the start of the page. */
function listEnd() {
  let list = tiles()[0];
  while (list && list.id !== 'root' && list.clientHeight < 3 * innerHeight) list = list.parentElement;
  return list ? list.getBoundingClientRect().bottom + window.scrollY : 0;
}

/** Goes to the end at once; whether the item of that index is on screen two frames later. */
async function jump(index) {
  window.scrollTo(0, document.documentElement.scrollHeight);
  await nextFrame();
  await nextFrame();
  const box = tileOf(index)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

const tileOf = (index) => tiles().find((img) => indexOf(img) === index);

/** The first item of the list that is on screen, and the part of it that lies above the upper edge. */
function firstInView() {
  const inView = tiles().filter((img) => {
    const { top, bottom } = img.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const index = Math.min(...inView.map(indexOf));
  const box = tileOf(index)?.getBoundingClientRect();
  return { index, part: box ? -box.top / box.height : 0 };
}

/** How far below the upper edge that part of an item lies now: px; null where it is gone. */
function topOf({ index, part }) {
  const box = tileOf(index)?.getBoundingClientRect();
  return box ? box.top + part * box.height : null;
}

/** Whether anything of the list has the focus, and the index of the tile that has; null where it is another thing. */
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
  untilTile,
  framesUntilTile,
  untilLaidOut,
  listEnd,
  jump,
  firstInView,
  topOf,
  focus,
  shifts: () => shift,
  nodes: countNodes,
  highest: () => Math.max(-1, ...tiles().map(indexOf)),
};
