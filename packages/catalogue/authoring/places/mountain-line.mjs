import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, land, polygon, rounded, sky } from '../lib/shapes.mjs';
import { ridge } from './ridge.mjs';

const WIDTH = 480;
const HEIGHT = 270;
const TRACK = HEIGHT * 0.9;

/** Far hills pass once while near ones pass several times, so that everything is back in place at the end. */
const HILLS = [
  { base: 0.52, height: 24, color: '#e2886e', laps: 1, line: ridge(13, WIDTH, 4) },
  { base: 0.62, height: 22, color: '#c05f62', laps: 1, line: ridge(26, WIDTH, 5) },
  { base: 0.72, height: 20, color: '#7f4161', laps: 2, line: ridge(39, WIDTH, 5) },
  { base: 0.83, height: 13, color: '#472a4c', laps: 3, line: ridge(52, WIDTH, 6) },
];
const TREES = scatter(3, 22, (next) => ({ x: next() * WIDTH, size: 12 + next() * 16 }));
const TREE_LAPS = 4;

export const mountainLine = {
  id: 'mountain-line',
  title: 'Mountain Line',
  alt: 'A white train crosses a valley at dusk while red mountains drift past behind it',
  tags: ['train', 'mountains', 'travel', 'sunset', 'landscape', 'journey', 'dusk', 'on my way', 'valley', 'cozy'],
  width: WIDTH,
  height: HEIGHT,
  frames: 48,
  delay: 80,
  quality: 55,
  crf: 25,
  canvas: () => (context, t) => {
    sky({ context, width: WIDTH, height: HEIGHT }, [
      [0, '#3c4f8a'],
      [0.35, '#e39a86'],
      [0.6, '#ffd8a0'],
    ]);
    circle(context, '#fff1cf', { x: WIDTH * 0.68, y: HEIGHT * 0.4, radius: 34 });
    clouds(context, t);
    for (const { base, height, color, laps, line } of HILLS) {
      land(
        { context, width: WIDTH, height: HEIGHT },
        { color, heightAt: (x) => HEIGHT * base - line(x + t * WIDTH * laps) * height },
      );
    }
    context.fillStyle = '#2a1a33';
    context.fillRect(0, TRACK, WIDTH, HEIGHT);
    for (const { x, size } of TREES) {
      const passed = frac(x / WIDTH - t * TREE_LAPS) * WIDTH;
      for (const at of [passed, passed - WIDTH]) {
        polygon(context, '#2a1a33', [
          [at - size * 0.34, TRACK + 3],
          [at, TRACK - size * 1.5],
          [at + size * 0.34, TRACK + 3],
        ]);
      }
    }
    train(context, TRACK - 22, Math.sin(t * TAU * 6) * 0.6);
  },
};

function clouds(context, t) {
  for (let i = 0; i < 4; i++) {
    const passed = frac((i * 151 + 40) / WIDTH - t) * WIDTH;
    const y = 30 + ((i * 37) % 60);
    for (const x of [passed - WIDTH, passed, passed + WIDTH]) {
      fill(context, 'rgba(255,255,255,.45)', (path) => {
        path.ellipse(x, y, 46, 7, 0, 0, TAU);
        path.ellipse(x + 16, y - 6, 26, 7, 0, 0, TAU);
      });
    }
  }
}

function train(context, y, shake) {
  const top = y + shake;
  rounded(context, '#f4f0e8', { x: 90, y: top, width: 250, height: 20, radius: 6 });
  fill(context, '#f4f0e8', (path) => {
    path.moveTo(330, top);
    path.quadraticCurveTo(368, top + 4, 372, top + 20);
    path.lineTo(330, top + 20);
  });
  rounded(context, '#d1495b', { x: 90, y: top + 12, width: 246, height: 7, radius: 3 });
  polygon(context, '#d1495b', [
    [330, top + 12],
    [367, top + 12],
    [371, top + 19],
    [330, top + 19],
  ]);
  for (let window = 0; window < 11; window++)
    rounded(context, '#4a6fa5', { x: 100 + window * 21, y: top + 4, width: 14, height: 6, radius: 2 });
  context.fillStyle = '#1d1024';
  context.fillRect(0, TRACK - 1, WIDTH, 3);
}
