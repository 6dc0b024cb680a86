import sharp from 'sharp';
import { cast } from '../emoji/index.mjs';
import { stageFor } from './act.mjs';
import { frac } from './math.mjs';
import { loadParts, SIDE, stillSvg } from './picture-parts.mjs';

function actorOf(code) {
  const actor = cast[code];
  if (!actor) throw new Error(`No emoji with the code ${code} is in emoji/index.mjs. Add it, with what it does.`);
  return actor;
}

/** The `source` of an item that shows emoji: what this repository does, and whose pictures they are. */
export function emojiSource(work, codes) {
  if (codes.length === 0) return work;
  const names = codes.map((code) => actorOf(code).icon);
  return `${work}, from ${names.join(', ')} of microsoft/fluentui-emoji`;
}

/** The picture of an emoji at rest, `size` pixels wide, as PNG. */
export const stillEmoji = (code, size) =>
  sharp(stillSvg(actorOf(code).icon))
    .resize(size, size)
    .png()
    .toBuffer();

/**
 * An emoji to draw with: `draw(context, t, { x, y, size })` paints its moment `t` (it repeats) centred on x, y. At rest it is
 * about 7/8 as wide as `size`; what flies around it may go further.
 */
export async function loadEmoji(code) {
  const { icon, parts, act } = actorOf(code);
  const images = await loadParts(icon, parts);
  return {
    draw(context, t, { x, y, size }) {
      context.save();
      context.imageSmoothingQuality = 'high';
      context.translate(x, y);
      context.scale(size / SIDE, size / SIDE);
      context.translate(-SIDE / 2, -SIDE / 2);
      act(stageFor(context, images, frac(t)));
      context.restore();
    },
  };
}
