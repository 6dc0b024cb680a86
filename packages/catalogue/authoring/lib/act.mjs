import { createCanvas } from '@napi-rs/canvas';
import { clamp, easeInOut, frac, TAU } from './math.mjs';
import { BLEED, SIDE } from './picture-parts.mjs';

/** Tools for acting: time goes from 0 to 1, lengths are those of a square with the side 32, angles are radians. */

/** Swings `times` times between -1 and 1; 0 at the start. */
export const wave = (t, times = 1, phase = 0) => Math.sin((t * times + phase) * TAU);

/** From 0 to 1 and back, `times` times; 0 at the start. */
export const swell = (t, times = 1, phase = 0) => (1 - Math.cos((t * times + phase) * TAU)) / 2;

/** The value at `t` between stops `[moment, value]`, slow at each of them. */
export function keys(t, ...stops) {
  const next = stops.findIndex(([moment]) => moment > t);
  if (next === 0) return stops[0][1];
  if (next < 0) return stops.at(-1)[1];
  const [[start, from], [end, to]] = [stops[next - 1], stops[next]];
  return from + (to - from) * easeInOut((t - start) / (end - start));
}

/** Trembles from the moment `at` on, `speed` times in the whole loop, and calms down: what follows a blow. */
export const spring = (t, at, { speed = 7, calm = 9 } = {}) =>
  t < at ? 0 : Math.sin((t - at) * speed * TAU) * Math.exp(-(t - at) * calm);

/** From 0 to 1 while `t` goes from `start` to `end`; it may pass the end of the loop. Undefined at other times. */
export function during(t, start, end) {
  const age = frac(t - start) / (end - start);
  return age < 1 ? age : undefined;
}

/** Two beats and a rest, `times` times: 0 to 1. */
export function heartbeat(t, times = 2) {
  const beat = (((t * times) % 1) + 1) % 1;
  return keys(beat, [0, 0], [0.16, 1], [0.34, 0.12], [0.5, 0.7], [0.8, 0]);
}

/** Closes and opens at each of the moments: 1 in the middle. */
export function blinks(t, ...moments) {
  const near = Math.min(...moments.map((moment) => Math.abs(t - moment)));
  return clamp(1.6 - near / 0.022);
}

/** Wider and flatter, or with a negative amount narrower and taller; it keeps the area. */
export const squash = (amount) => ({ scaleX: 1 + amount, scaleY: 1 / (1 + amount) });

/** Calls `draw(age, index)` for `count` things that begin one after the other, again and again. */
export function stream(t, count, draw) {
  for (let index = 0; index < count; index++) draw(frac(t + index / count), index);
}

/** Calls `draw(age, index)` for `count` things that begin together at `start`. */
export function burst(t, { start, end, count }, draw) {
  const age = during(t, start, end);
  if (age === undefined) return;
  for (let index = 0; index < count; index++) draw(age, index);
}

/** Draws what `draw` draws in another pose: moved, turned, leaning and scaled around the pivot. */
export function posed(context, pose, draw) {
  const { x = 0, y = 0, turn = 0, lean = 0, scale = 1, scaleX = scale, scaleY = scale, opacity = 1 } = pose;
  const [pivotX, pivotY] = pose.pivot ?? [SIDE / 2, SIDE / 2];
  if (opacity <= 0) return;
  context.save();
  context.globalAlpha *= opacity;
  context.translate(pivotX + x, pivotY + y);
  context.rotate(turn);
  context.transform(1, 0, -lean, 1, 0, 0);
  context.scale(scaleX, scaleY);
  context.translate(-pivotX, -pivotY);
  draw();
  context.restore();
}

/**
 * What an actor plays with: the moment `t`, the `context`, `part(name, pose)` that draws a part of its picture, and
 * `pose(pose, draw)` for several things together. A pose may have a `tint`, a colour over the part.
 */
export function stageFor(context, images, t) {
  const edge = [-BLEED, -BLEED, SIDE + 2 * BLEED, SIDE + 2 * BLEED];
  return {
    context,
    t,
    pose: (pose, draw) => posed(context, pose, draw),
    part: (name, pose = {}) =>
      posed(context, pose, () =>
        context.drawImage(pose.tint ? tinted(images[name], pose.tint) : images[name], ...edge),
      ),
  };
}

function tinted(image, color) {
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = color;
  context.fillRect(0, 0, image.width, image.height);
  return canvas;
}
