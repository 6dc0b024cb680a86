import sharp from 'sharp';
import type { Picture } from './artwork.ts';
import type { Composition } from './choose-scene.ts';
import { COLORS, encodeMaster, type Master } from './draw-master.ts';
import { MOTIONS, type Motion, transformOf } from './motions.ts';
import { type Figure, SCENES } from './scenes.ts';

export const SCENE_FRAMES = 10;
/** Milliseconds of a frame. */
export const SCENE_DELAY = 120;

/** The space around the picture, as a part of the side: for its outline. */
const MARGIN = 0.06;
/** The blur that the outline is made of, as a part of the side. */
const OUTLINE = 0.022;
/** Where a shadow falls, as a part of the side. */
const SHADOW = { x: 0.025, y: 0.045, opacity: 0.2 };

/** Draws a picture in a scene, as an endless opaque animated WebP. */
export async function drawScene(picture: Picture, motion: Motion, composition: Composition): Promise<Master> {
  const { width, height } = composition.canvas;
  const svg = await drawFrames(picture, motion, composition);
  const drawn = await sharp(Buffer.from(svg))
    .flatten({ background: composition.palette.base })
    .png({ palette: true, colors: COLORS, dither: 0 })
    .toBuffer();
  return encodeMaster(drawn, { width, height, delay: Array.from({ length: SCENE_FRAMES }, () => SCENE_DELAY) });
}

/** The frames below each other, as an SVG. */
async function drawFrames(picture: Picture, motion: Motion, { scene, palette, canvas }: Composition): Promise<string> {
  const { width, height } = canvas;
  const { backdrop, figures } = SCENES[scene];
  const drawn = Array.from({ length: SCENE_FRAMES }, (_, frame) => {
    const moment = frame / SCENE_FRAMES;
    return { backdrop: backdrop(moment, canvas, palette), figures: figures(moment, canvas, motion) };
  });
  const largest = Math.max(...drawn.flatMap((frame) => frame.figures.map(({ side }) => side)));
  const { figure, shadow } = await cutOut(picture, Math.ceil(largest * 1.1));
  const content = drawn.map((frame, index) => {
    const copies = frame.figures.map((each) => place(each, 'shadow', SHADOW) + place(each, 'figure', { x: 0, y: 0 }));
    return `<svg y="${index * height}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${frame.backdrop}${copies.join('')}</svg>`;
  });
  const image = (id: string, png: Buffer) =>
    `<image id="${id}" width="1" height="1" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height * SCENE_FRAMES}">
<defs>${image('figure', figure)}${image('shadow', shadow)}</defs>
${content.join('\n')}
</svg>`;
}

function place(
  { x, y, side, pose, pivot }: Figure,
  id: string,
  offset: { readonly x: number; readonly y: number },
): string {
  const [left, top] = [x + (offset.x - 0.5) * side, y + (offset.y - 0.5) * side].map((value) => value.toFixed(2));
  const inner = `<g transform="${transformOf(pose, pivot)}" opacity="${(pose.opacity ?? 1).toFixed(3)}"><use href="#${id}"/></g>`;
  return `<g transform="translate(${left} ${top}) scale(${side.toFixed(2)})">${inner}</g>`;
}

/** The picture with a white outline, like a sticker that was cut out, and the shadow of both. */
async function cutOut({ body, size }: Picture, side: number): Promise<{ figure: Buffer; shadow: Buffer }> {
  const scale = ((1 - 2 * MARGIN) * side) / size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><g transform="translate(${MARGIN * side} ${MARGIN * side}) scale(${scale})">${body}</g></svg>`;
  const still = await sharp(Buffer.from(svg)).ensureAlpha().png().toBuffer();
  const channel = { raw: { width: side, height: side, channels: 1 } } as const;
  const alpha = await sharp(still).extractChannel('alpha').raw().toBuffer();
  // A blurred edge that is made steep again lies further out.
  const [steepness, cut] = [20, 0.1 * 255];
  const outline = await sharp(alpha, channel)
    .blur(Math.max(0.5, OUTLINE * side))
    .linear(steepness, 128 - steepness * cut)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const plain = (color: string) =>
    sharp({ create: { width: side, height: side, channels: 3, background: color } }).joinChannel(outline, channel);
  const white = await plain('#ffffff').png().toBuffer();
  const figure = await sharp(white)
    .composite([{ input: still }])
    .png()
    .toBuffer();
  const black = await plain('#000000').png().toBuffer();
  const shadow = await sharp(black).linear([1, 1, 1, SHADOW.opacity], [0, 0, 0, 0]).png().toBuffer();
  return { figure, shadow };
}

/** Motions that would leave a scene, and those that stand in for them. */
const STAYING: { readonly [verb: string]: Motion } = {
  [MOTIONS.drive.verb]: MOTIONS.ride,
  [MOTIONS.fly.verb]: MOTIONS.soar,
  [MOTIONS.fall.verb]: MOTIONS.float,
  [MOTIONS.ascend.verb]: MOTIONS.float,
};

/** The motion of an emoji inside a scene. */
export function sceneMotion(motion: Motion): Motion {
  return STAYING[motion.verb] ?? motion;
}
