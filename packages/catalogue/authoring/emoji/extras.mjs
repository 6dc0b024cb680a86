import { during, keys, posed, wave } from '../lib/act.mjs';
import { clamp, TAU } from '../lib/math.mjs';
import { heart } from '../lib/ornaments.mjs';
import { circle, fill } from '../lib/shapes.mjs';

/** Small things that fly around an actor. Lengths are those of a square with the side 32. */

const INK = '#433437';

/** Draws at x, y in its own coordinates. */
function at(context, { x, y, turn = 0, scale = 1, scaleX = scale, scaleY = scale, opacity = 1 }, draw) {
  posed(context, { x, y, turn, scaleX, scaleY, opacity, pivot: [0, 0] }, draw);
}

/** A tear or a drop of water; its tip shows up. */
export function drop(context, { size = 1, color = '#4668ee', shine = '#9fc0ff', ...place }) {
  at(context, { ...place, scale: size }, () => {
    fill(context, color, (path) => {
      path.moveTo(0, -1.5);
      path.bezierCurveTo(0.4, -0.7, 1, -0.2, 1, 0.5);
      path.arc(0, 0.5, 1, 0, Math.PI);
      path.bezierCurveTo(-1, -0.2, -0.4, -0.7, 0, -1.5);
    });
    fill(context, shine, (path) => path.ellipse(-0.36, 0.42, 0.2, 0.36, 0.3, 0, TAU));
  });
}

export function littleHeart(context, { size = 3, color = '#f0235f', ...place }) {
  at(context, place, () => {
    heart(context, color, size);
    fill(context, 'rgba(255,255,255,.5)', (path) =>
      path.ellipse(-size * 0.2, -size * 0.16, size * 0.07, size * 0.12, 0.7, 0, TAU),
    );
  });
}

/** A cloud of smoke, steam or dust. */
export function puff(context, { x, y, size = 2, color = '#ffffff', edge = 'rgba(120,105,160,.28)', opacity = 1 }) {
  at(context, { x, y, scale: size, opacity }, () => {
    for (const [paint, grow] of [
      [edge, 0.14],
      [color, 0],
    ])
      fill(context, paint, (path) => {
        for (const [dx, dy, radius] of [
          [-0.5, 0.14, 0.5],
          [0.5, 0.18, 0.46],
          [0, -0.18, 0.62],
        ]) {
          path.moveTo(dx + radius + grow, dy);
          path.arc(dx, dy, radius + grow, 0, TAU);
        }
      });
  });
}

const PAPER = ['#f9306f', '#ffc53d', '#3fc8f4', '#5b7cff', '#63d471', '#b76bff'];

/** A piece of confetti that tumbles with its age. */
export function paper(context, { index, age, size = 1.5, ...place }) {
  const tumble = (age * (2 + (index % 3)) + index * 0.37) * TAU;
  at(context, { ...place, turn: tumble * 0.6, scaleX: 1, scaleY: 0.35 + 0.65 * Math.abs(Math.cos(tumble)) }, () => {
    const color = PAPER[index % PAPER.length];
    if (index % 3 === 0) circle(context, color, { x: 0, y: 0, radius: size * 0.5 });
    else
      fill(context, color, (path) => path.roundRect(-size * 0.6, -size * 0.36, size * 1.2, size * 0.72, size * 0.16));
  });
}

/** A letter Z of a sleeper. */
export function zed(context, { size = 4, ...place }) {
  at(context, place, () => {
    const half = size / 2;
    const trace = () => {
      context.beginPath();
      context.moveTo(-half, -half);
      context.lineTo(half, -half);
      context.lineTo(-half, half);
      context.lineTo(half, half);
      context.stroke();
    };
    context.lineJoin = 'round';
    context.lineCap = 'round';
    const shade = context.createLinearGradient(0, -half, 0, half);
    shade.addColorStop(0, '#4fb8ff');
    shade.addColorStop(1, '#1a74e8');
    context.strokeStyle = shade;
    context.lineWidth = size * 0.3;
    trace();
  });
}

/** A closed eye: happy and bent up, or with `bend: -1` asleep and bent down. */
export function closedEye(context, { x, y, width = 5, bend = 1 }) {
  at(context, { x, y, scaleY: bend }, () => {
    context.strokeStyle = INK;
    context.lineWidth = 1.7;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-width / 2, width * 0.2);
    context.quadraticCurveTo(0, -width * 0.5, width / 2, width * 0.2);
    context.stroke();
  });
}

/** The mark of anger in comics: four bent strokes. */
export function angerMark(context, { size = 3, color = '#c3102f', ...place }) {
  at(context, place, () => {
    context.strokeStyle = color;
    context.lineWidth = size * 0.26;
    context.lineCap = 'round';
    for (let corner = 0; corner < 4; corner++) {
      context.rotate(TAU / 4);
      context.beginPath();
      context.moveTo(size * 0.2, size * 0.95);
      context.quadraticCurveTo(size * 0.22, size * 0.22, size * 0.95, size * 0.2);
      context.stroke();
    }
  });
}

/** Short strokes around a point where two things meet; `age` goes from 0 to 1. */
export function impact(
  context,
  { x, y, age, count = 7, from = 2, to = 6, start = 0, arc = TAU, color = '#ffb62e', width = 0.9 },
) {
  const reach = 1 - (1 - age) ** 3;
  context.save();
  context.globalAlpha *= Math.min(1, (1 - age) * 2);
  context.strokeStyle = color;
  context.lineCap = 'round';
  context.lineWidth = width;
  for (let ray = 0; ray < count; ray++) {
    const angle = start + (ray / (arc === TAU ? count : count - 1)) * arc;
    const far = from + (to - from) * reach;
    const near = far - (to - from) * 0.45 * (1 - age);
    context.beginPath();
    context.moveTo(x + Math.cos(angle) * near, y + Math.sin(angle) * near);
    context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    context.stroke();
  }
  context.restore();
}

/** A ribbon of steam from its foot at x, y upward. */
export function steam(context, { x, y, tall = 9, t, opacity = 1, color = '226,220,240', edge = '150,138,180' }) {
  context.save();
  context.globalAlpha *= opacity;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [width, paint, strength] of [
    [1.9, edge, 0.4],
    [1.4, color, 0.95],
  ]) {
    const shade = context.createLinearGradient(0, y, 0, y - tall);
    shade.addColorStop(0, `rgba(${paint},0)`);
    shade.addColorStop(0.3, `rgba(${paint},${strength})`);
    shade.addColorStop(0.75, `rgba(${paint},${strength})`);
    shade.addColorStop(1, `rgba(${paint},0)`);
    context.strokeStyle = shade;
    context.lineWidth = width;
    context.beginPath();
    for (let up = 0; up <= 1; up += 0.05)
      context.lineTo(x + Math.sin((up * 1.1 - t) * TAU) * 1.1 * (0.3 + up), y - up * tall);
    context.stroke();
  }
  context.restore();
}

/** Small hearts that rise at the sides: `[x, start]`. */
export function rising(context, t, places) {
  for (const [x, start] of places) {
    const age = during(t, start, start + 0.55);
    if (age === undefined) continue;
    littleHeart(context, {
      x: x + wave(age, 1.2, start) * 1.1,
      y: 27 - age * 24,
      scale: keys(age, [0, 0], [0.2, 1.5], [1, 1]),
      turn: wave(age, 1, start) * 0.2,
      opacity: clamp((1 - age) * 3),
    });
  }
}
