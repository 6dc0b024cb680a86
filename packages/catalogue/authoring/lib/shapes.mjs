import { TAU } from './math.mjs';

/** Fills the path that `trace` walks. */
export function fill(context, color, trace) {
  context.fillStyle = color;
  context.beginPath();
  trace(context);
  context.fill();
}

export const circle = (context, color, { x, y, radius }) =>
  fill(context, color, (path) => path.arc(x, y, radius, 0, TAU));

export const polygon = (context, color, points) =>
  fill(context, color, (path) => {
    for (const [x, y] of points) path.lineTo(x, y);
    path.closePath();
  });

export const rounded = (context, color, { x, y, width, height, radius }) =>
  fill(context, color, (path) => path.roundRect(x, y, width, height, radius));

/** Fills the whole picture with one colour. */
export function plain({ context, width, height }, color) {
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
}

/** Fills the whole picture with colours from top to bottom: `[[0, '#fff'], [1, '#000']]`. */
export function sky({ context, width, height }, stops) {
  context.fillStyle = verticalGradient(context, { top: 0, bottom: height, stops });
  context.fillRect(0, 0, width, height);
}

export function verticalGradient(context, { top, bottom, stops }) {
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}

/** A soft round light: the colours `stops` from the middle, 0, to `radius`, 1. */
export function glow(context, { x, y, radius, stops }) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  circle(context, gradient, { x, y, radius });
}

/** A line of land or water: everything below `heightAt(x)`. */
export function land({ context, width, height }, { color, heightAt, step = 3 }) {
  fill(context, color, (path) => {
    path.moveTo(0, height);
    for (let x = 0; x <= width + step; x += step) path.lineTo(x, heightAt(x));
    path.lineTo(width + step, height);
  });
}

/** A fir tree of three tiers, its foot at x, y. */
export function fir(context, color, { x, y, size }) {
  for (let tier = 0; tier < 3; tier++) {
    const half = size * (0.34 - tier * 0.07);
    const base = y - size * 0.3 * tier;
    polygon(context, color, [
      [x - half, base],
      [x, base - size * 0.52],
      [x + half, base],
    ]);
  }
}
