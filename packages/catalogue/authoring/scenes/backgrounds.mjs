import { clamp, frac, scatter, TAU } from '../lib/math.mjs';
import { circle, plain, polygon } from '../lib/shapes.mjs';

/** What stands behind a reaction. All of them come back to their beginning at t = 1. */

/** A slowly turning sunburst. */
/** What stands behind a reaction. All of them come back to their beginning at t = 1. */

/** A slowly turning sunburst. */
export function rays({ context, width, height, t }, { from, to, count = 14, x = width / 2, y = height / 2 }) {
  plain({ context, width, height }, from);
  const wedge = TAU / count;
  const reach = width + height;
  for (let i = 0; i < count; i++) {
    const angle = (i + t) * wedge;
    polygon(context, to, [
      [x, y],
      [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
      [x + Math.cos(angle + wedge / 2) * reach, y + Math.sin(angle + wedge / 2) * reach],
    ]);
  }
}

/** Rings that spread from a point. */
export function rings({ context, width, height, t }, { colors, gap = 44, x = width / 2, y = height / 2 }) {
  const count = Math.ceil(Math.hypot(width, height) / gap) + colors.length;
  for (let i = count; i >= 0; i--) {
    const radius = (i + t * colors.length - colors.length + 1) * gap;
    if (radius > 0) circle(context, colors[((i % colors.length) + colors.length) % colors.length], { x, y, radius });
  }
}

/** Comic-book dots that swell in waves from the middle. */
export function halftone({ context, width, height, t }, { from, dots, step = 20, waves = 1 }) {
  plain({ context, width, height }, from);
  for (let row = -1; row * step <= height + step; row++) {
    for (let column = -1; column * step <= width + step; column++) {
      const x = column * step + (row & 1 ? step / 2 : 0);
      const y = row * step * 0.87;
      const far = Math.hypot(x - width / 2, y - height / 2);
      const swell = 0.85 + 0.3 * Math.sin(t * TAU * waves - far / 40);
      circle(context, dots, { x, y, radius: clamp((far - width * 0.12) / (width * 0.42)) * step * 0.44 * swell });
    }
  }
}

/** A chequered floor that slides one pair of tiles along the diagonal. */
export function checks({ context, width, height, t }, { from, to, tile = 50 }) {
  plain({ context, width, height }, from);
  context.fillStyle = to;
  const slide = t * tile * 2;
  for (let row = -2; row * tile < height; row++) {
    for (let column = -2; column * tile < width; column++) {
      if ((row + column) & 1) context.fillRect(column * tile + slide, row * tile + slide, tile + 0.5, tile + 0.5);
    }
  }
}

/** Diagonal bands that move by one pair. */
export function stripes({ context, width, height, t }, { from, to, band = 44, lean = 0.5 }) {
  plain({ context, width, height }, from);
  const skew = height * lean;
  for (let x = -skew - band * 2 + t * band * 2; x < width + skew; x += band * 2) {
    polygon(context, to, [
      [x + skew, 0],
      [x + skew + band, 0],
      [x + band, height],
      [x, height],
    ]);
  }
}

const CONFETTI = ['#ff595e', '#ffca3a', '#8ac926', '#1982c4', '#b07cff', '#ffffff'];

/** Paper that tumbles down. */
export function confetti({ context, width, height, t }, { count = 46, seed = 3, colors = CONFETTI, size = 9 } = {}) {
  const papers = scatter(seed, count, (next, i) => ({
    x: next() * width,
    start: next(),
    falls: 1 + Math.floor(next() * 2),
    spin: 1 + Math.floor(next() * 3),
    sway: 8 + next() * 16,
    color: colors[i % colors.length],
  }));
  for (const { x, start, falls, spin, sway, color } of papers) {
    const fall = frac(start + t * falls);
    context.save();
    context.translate(x + Math.sin((start + t * falls) * TAU) * sway, fall * (height + size * 4) - size * 2);
    context.rotate((start + t * spin) * TAU);
    context.scale(1, Math.cos((start + t * spin * 2) * TAU));
    context.fillStyle = color;
    context.fillRect(-size / 2, -size / 3, size, size * 0.66);
    context.restore();
  }
}

/** Stars that twinkle. */
export function stars(
  { context, width, height, t },
  { count = 60, seed = 5, color = '255,250,225', largest = 2 } = {},
) {
  for (const { x, y, phase, size } of scatter(seed, count, (next) => ({
    x: next() * width,
    y: next() * height,
    phase: next(),
    size: 0.6 + next() * largest,
  }))) {
    circle(context, `rgba(${color},${0.55 + 0.45 * Math.sin((t + phase) * TAU)})`, { x, y, radius: size });
  }
}

/** Things that go up or down and sway: `draw({ x, y, size, turn, index })`. `direction` 1 falls, -1 rises. */
export function drift({ width, height, t }, { count, seed, smallest, largest, direction = 1, draw }) {
  const things = scatter(seed, count, (next, index) => ({
    x: next() * width,
    start: next(),
    size: smallest + next() * (largest - smallest),
    phase: next(),
    trips: 1 + Math.floor(next() * 2),
    index,
  })).sort((a, b) => a.size - b.size);
  for (const { x, start, size, phase, trips, index } of things) {
    const gone = frac(start + t * trips);
    const y = (direction > 0 ? gone : 1 - gone) * (height + size * 2) - size;
    draw({
      x: x + Math.sin((t + phase) * TAU) * size * 0.35,
      y,
      size,
      turn: Math.sin((t + phase) * TAU) * 0.25,
      index,
    });
  }
}

/** Manga lines that rush in from the edges; a new set every `beat`. */
export function speedLines({ context, width, height, t }, { from, lines, count = 60, hole = 0.3, beats = 12 }) {
  plain({ context, width, height }, from);
  const reach = Math.hypot(width, height);
  for (const { angle, inner, thick } of scatter(1 + Math.floor(t * beats), count, (next) => ({
    angle: next() * TAU,
    inner: hole + next() * 0.16,
    thick: 0.008 + next() * 0.022,
  }))) {
    const at = (radius, turn) => [width / 2 + Math.cos(turn) * radius * 1.1, height / 2 + Math.sin(turn) * radius];
    polygon(context, lines, [at(inner * width, angle), at(reach, angle - thick), at(reach, angle + thick)]);
  }
}

/** White clouds that drift one picture width, nearer ones twice. */
export function clouds(
  { context, width, height, t },
  { count = 5, seed = 4, color = 'rgba(255,255,255,.8)', scale = 1 } = {},
) {
  for (const { x, y, size, laps } of scatter(seed, count, (next, i) => ({
    x: (i + next() * 0.5) / count,
    y: next() * height,
    size: (0.6 + next() * 0.6) * scale,
    laps: 1 + (i & 1),
  }))) {
    const at = frac(x - t * laps) * (width + 180) - 90;
    for (const [dx, dy, radius] of [
      [-34, 4, 16],
      [-12, -8, 24],
      [16, -4, 20],
      [38, 5, 14],
    ])
      circle(context, color, { x: at + dx * size, y: y + dy * size, radius: radius * size });
    context.fillRect(at - 36 * size, y, 76 * size, 19 * size);
  }
}

/** Two or three light cones that swing from above. */
export function spotlights({ context, width, height, t }, { from, color, xs = [0.2, 0.8], spread = 0.16 }) {
  plain({ context, width, height }, from);
  for (const [i, x] of xs.entries()) {
    const swing = Math.sin((t + i / xs.length) * TAU) * 0.18;
    const foot = width * (0.5 + (x - 0.5) * 0.3 + swing);
    polygon(context, color, [
      [width * x - 12, -10],
      [width * x + 12, -10],
      [foot + width * spread, height],
      [foot - width * spread, height],
    ]);
  }
}
