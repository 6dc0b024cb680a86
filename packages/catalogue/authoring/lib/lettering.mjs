import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { TAU } from './math.mjs';

const require = createRequire(import.meta.url);
const font = (name, file) => GlobalFonts.registerFromPath(require.resolve(`@fontsource/${file}`), name);
font('Lilita', 'lilita-one/files/lilita-one-latin-400-normal.woff2');
font('Bungee', 'bungee/files/bungee-latin-400-normal.woff2');

/**
 * How letters move. Each takes the letter's phase in radians, which lags a little behind that of the letter before,
 * and answers in parts of the font size. All of them are back where they began after one turn.
 */
const MOTIONS = {
  none: () => ({}),
  bounce: (phase) => ({ dy: -Math.abs(Math.sin(phase)) * 0.17 }),
  wave: (phase) => ({ dy: Math.sin(phase) * 0.13 }),
  wiggle: (phase) => ({ turn: Math.sin(phase) * 0.1 }),
  jelly: (phase) => ({ scale: 1 + Math.sin(phase * 2) * 0.07, dy: Math.sin(phase) * 0.04 }),
  shake: (phase) => ({
    dx: Math.sin(phase * 7) * 0.02,
    dy: Math.cos(phase * 5) * 0.05,
    turn: Math.sin(phase * 6) * 0.05,
  }),
};
const LAG = 0.55;

/** The largest size, up to `size`, at which the text is at most `width` wide. */
export function fitSize(context, text, { font: name = 'Lilita', size, width }) {
  context.font = `${size}px ${name}`;
  return Math.min(size, (size * width) / context.measureText(text).width);
}

/**
 * Paints one line of text centred on x, y: all outlines first, so that no letter covers its neighbour.
 * `fill` is a colour or a function of the letter's index and the number of letters.
 */
export function lettering(context, text, options) {
  const {
    x,
    y,
    t = 0,
    fill = '#fff',
    stroke,
    strokeWidth = 0.22,
    motion = 'bounce',
    turns = 1,
    font: name = 'Lilita',
  } = options;
  const size = fitSize(context, text, { width: Number.POSITIVE_INFINITY, ...options });
  context.font = `${size}px ${name}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const letters = placeLetters(context, text, x);
  const paint = (draw) => {
    for (const [index, { letter, middle }] of letters.entries()) {
      const { dx = 0, dy = 0, turn = 0, scale = 1 } = MOTIONS[motion](t * TAU * turns - index * LAG);
      context.save();
      context.translate(middle + dx * size, y + dy * size);
      context.rotate(turn);
      context.scale(scale, scale);
      draw(letter, index);
      context.restore();
    }
  };
  if (stroke) {
    context.strokeStyle = stroke;
    context.lineWidth = size * strokeWidth;
    paint((letter) => context.strokeText(letter, 0, 0));
  }
  paint((letter, index) => {
    context.fillStyle = typeof fill === 'function' ? fill(index, letters.length) : fill;
    context.fillText(letter, 0, 0);
  });
}

/** Where each letter's middle is; measured from the beginning of the line, so that kerning is kept. */
function placeLetters(context, text, x) {
  const start = x - context.measureText(text).width / 2;
  let before = '';
  return [...text].map((letter) => {
    const left = context.measureText(before).width;
    before += letter;
    return { letter, middle: start + (left + context.measureText(before).width) / 2 };
  });
}

/** Every letter another colour of the rainbow, moving on with time. */
export const rainbow =
  (t, lightness = 60) =>
  (index, count) =>
    `hsl(${((index / count + t) * 360) % 360},90%,${lightness}%)`;
