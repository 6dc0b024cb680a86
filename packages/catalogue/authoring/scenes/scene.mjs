import { loadEmoji } from '../lib/emoji.mjs';
import { lettering } from '../lib/lettering.mjs';
import { fill, rounded } from '../lib/shapes.mjs';

export const INK = '#2b1a3a';

/**
 * A reaction: `paint(stage)` gets the context, the size, the moment `t` and the `actors`, one for each emoji code.
 * 36 frames are what every second frame of an animated emoji gives.
 */
export function scene({ emoji = [], size: [width, height], paint, ...rest }) {
  return {
    width,
    height,
    frames: 36,
    delay: 80,
    quality: 40,
    license: emoji.length > 0 ? 'CC0-1.0 AND MIT' : 'CC0-1.0',
    source:
      emoji.length > 0
        ? `Drawn by code in this repository, with Fluent UI animated emoji ${emoji.join(', ')}`
        : 'Drawn by code in this repository',
    ...rest,
    canvas: async () => {
      const actors = [];
      for (const code of emoji) actors.push(await loadEmoji(code));
      return (context, t) => paint({ c: context, w: width, h: height, t, actors });
    },
  };
}

/** The caption of a reaction: thick white letters with a dark edge, readable when the picture is 100 px wide. */
export function caption({ c, t }, text, options) {
  lettering(c, text, { t, stroke: INK, fill: '#fff', ...options });
}

/** A soft shadow on the ground below an actor. */
export function shadow(c, x, y, radius, strength = 0.14) {
  fill(c, `rgba(20,10,40,${strength})`, (path) => path.ellipse(x, y, radius, radius * 0.2, 0, 0, Math.PI * 2));
}

/** A speech bubble whose tail points to `tail`. */
export function bubble(c, { x, y, width, height, tail: [tailX, tailY], color = '#fff', edge = INK }) {
  const trace = (path) => {
    path.roundRect(x, y, width, height, Math.min(width, height) * 0.34);
  };
  const base = Math.min(Math.max(tailX, x + width * 0.25), x + width * 0.75);
  const side = tailY > y ? y + height - 4 : y + 4;
  const pointer = (path) => {
    path.moveTo(base - 18, side);
    path.lineTo(tailX, tailY);
    path.lineTo(base + 18, side);
  };
  c.lineWidth = 9;
  c.lineJoin = 'round';
  c.strokeStyle = edge;
  for (const part of [trace, pointer]) {
    c.beginPath();
    part(c);
    c.stroke();
  }
  fill(c, color, trace);
  fill(c, color, pointer);
}

/** A board with a caption on it. */
export function board(c, x, y, width, height, color, edge = INK) {
  rounded(c, edge, x - 5, y - 5, width + 10, height + 10, 16);
  rounded(c, color, x, y, width, height, 12);
}

/** Calls `draw` in a coordinate system turned and scaled around x, y. */
export function around(c, x, y, { turn = 0, scale = 1, scaleX = scale, scaleY = scale }, draw) {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.scale(scaleX, scaleY);
  draw();
  c.restore();
}
