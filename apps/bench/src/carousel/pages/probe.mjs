// Measures a row from inside its page. It is a separate bundle, so that it is the same on every page.
import { GUTTER, scroller } from './row.mjs';

const nextFrame = () => new Promise(requestAnimationFrame);
const POINTS = 60;

/** The share, 0 to 1, of points along the row that are on a tile or in the gap next to one. */
function coverage() {
  const boxes = [...document.querySelectorAll('img[alt^="item "]')].map((img) => img.getBoundingClientRect());
  const row = (scroller() ?? document.getElementById('root')).getBoundingClientRect();
  let hits = 0;
  for (let point = 0; point < POINTS; point += 1) {
    const x = row.left + (row.width * (point + 0.5)) / POINTS;
    // Points after the last tile are on the loader.
    const last = Math.max(...boxes.map(({ right }) => right));
    if (x > last || boxes.some(({ left, right }) => x >= left - GUTTER && x <= right + GUTTER)) hits += 1;
  }
  return boxes.length > 0 ? hits / POINTS : 0;
}

/**
 * Scrolls by `step` pixels in each frame, without snapping, which would undo small steps. Returns whether it scrolled.
 */
async function scroll({ step, frames }) {
  const row = scroller();
  if (!row) return false;
  row.style.scrollSnapType = 'none';
  for (let frame = 0; frame < frames; frame += 1) {
    await nextFrame();
    row.scrollLeft += step;
  }
  return true;
}

window.probe = { coverage, scroll, nodes: () => document.querySelectorAll('#root, #root *').length };
