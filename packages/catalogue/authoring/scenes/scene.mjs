import { emojiSource, loadEmoji } from '../lib/emoji.mjs';
import { lettering } from '../lib/lettering.mjs';
import { fill, rounded } from '../lib/shapes.mjs';

export const INK = '#2b1a3a';

/**
 * A reaction: `paint(stage)` gets the context, the size, the moment `t` and the `actors`, one for each emoji code.
 */
export function scene({ emoji = [], size: [width, height], paint, ...rest }) {
  return {
    width,
    height,
    frames: 36,
    delay: 80,
    quality: 40,
    license: emoji.length > 0 ? 'CC0-1.0 AND MIT' : 'CC0-1.0',
    source: emojiSource('Drawn by code in this repository', emoji),
    ...rest,
    canvas: async () => {
      const actors = [];
      for (const code of emoji) actors.push(await loadEmoji(code));
      return (context, t) => paint({ context, width, height, t, actors });
    },
  };
}

/** The caption of a reaction: thick white letters with a dark edge, readable when the picture is 100 px wide. */
export function caption({ context, t }, text, options) {
  lettering(context, text, { t, stroke: INK, fill: '#fff', ...options });
}

/** A soft shadow on the ground below an actor. */
export function shadow(context, { x, y, radius, strength = 0.14 }) {
  fill(context, `rgba(20,10,40,${strength})`, (path) => path.ellipse(x, y, radius, radius * 0.2, 0, 0, Math.PI * 2));
}

/** A speech bubble whose tail points to `tail`. */
export function bubble(context, { x, y, width, height, tail: [tailX, tailY], color = '#fff', edge = INK }) {
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
  context.lineWidth = 9;
  context.lineJoin = 'round';
  context.strokeStyle = edge;
  for (const part of [trace, pointer]) {
    context.beginPath();
    part(context);
    context.stroke();
  }
  fill(context, color, trace);
  fill(context, color, pointer);
}

/** A board with a caption on it. */
export function board(context, { x, y, width, height, color, edge = INK }) {
  rounded(context, edge, { x: x - 5, y: y - 5, width: width + 10, height: height + 10, radius: 16 });
  rounded(context, color, { x, y, width, height, radius: 12 });
}

/** Calls `draw` in a coordinate system turned and scaled around x, y. */
export function around(context, { x, y, turn = 0, scale = 1, scaleX = scale, scaleY = scale }, draw) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(scaleX, scaleY);
  draw();
  context.restore();
}
