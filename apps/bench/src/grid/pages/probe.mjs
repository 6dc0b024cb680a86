// What a page can say of its own tiles; bundled for itself, so that it is the same on every page.
// Each picture is named by its place in the list: `item 42`.
const tiles = () => [...document.querySelectorAll('img[alt^="item "]')];
const indexOf = (img) => Number(img.alt.slice(5));
const nextFrame = () => new Promise(requestAnimationFrame);

/** Neighbours in the document whose order is not that of the list. */
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

/**
 * Scrolls by `step` pixels in each frame. Every `every`th is looked at right after its scroll, before the page can
 * react to it: that is what the frame shows.
 */
async function scroll({ step, frames, every = 0 }) {
  const seen = [];
  let nodes = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    await nextFrame();
    window.scrollBy(0, step);
    if (every > 0 && frame % every === 0) {
      seen.push(coverage());
      nodes = Math.max(nodes, countNodes());
    }
  }
  return { seen, nodes, scrolled: window.scrollY };
}

/** Goes to the end, and on until the end stays where it is. */
async function scrollToEnd() {
  for (let before = -1; before !== document.documentElement.scrollHeight; ) {
    before = document.documentElement.scrollHeight;
    window.scrollTo(0, before);
    for (let frame = 0; frame < 30; frame += 1) await nextFrame();
  }
}

const countNodes = () => document.querySelectorAll('#root, #root *').length;

window.probe = {
  inversions,
  overlaps,
  coverage,
  scroll,
  scrollToEnd,
  nodes: countNodes,
  highest: () => Math.max(-1, ...tiles().map(indexOf)),
};
