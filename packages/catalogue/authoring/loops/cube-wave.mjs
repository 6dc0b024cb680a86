import { clamp, mix, TAU } from '../lib/math.mjs';
import { plain, polygon } from '../lib/shapes.mjs';

/** Blocks that rise and sink as a round wave passes, seen from a corner. */
export const cubeWave = {
  id: 'cube-wave',
  title: 'Cube Wave',
  alt: 'A block of pink and violet columns rises and sinks in a round wave',
  tags: ['isometric', 'cubes', 'wave', '3d', 'geometric', 'satisfying', 'blocks', 'tiles', 'abstract', 'motion'],
  width: 400,
  height: 400,
  frames: 32,
  canvas: (width, height) => {
    const count = 9;
    const size = 22;
    return (context, t) => {
      plain({ context, width, height }, '#f7efe5');
      for (let diagonal = 0; diagonal < count * 2 - 1; diagonal++) {
        for (let i = Math.max(0, diagonal - count + 1); i <= Math.min(diagonal, count - 1); i++) {
          const j = diagonal - i;
          const far = Math.hypot(i - (count - 1) / 2, j - (count - 1) / 2);
          const rise = 30 + 26 * Math.sin(t * TAU - far * 0.85);
          column(context, {
            x: width / 2 + (i - j) * size * 0.866,
            y: height / 2 + 20 + (i + j - count + 1) * size * 0.5 - rise * 1.3,
            rise,
            size,
          });
        }
      }
    };
  },
};

function column(context, { x, y, rise, size }) {
  const u = clamp((rise - 4) / 52);
  const hue = mix(255, 340, u);
  const wide = size * 0.866;
  const deep = size * 0.5;
  const tall = rise * 2.1 + 10;
  context.lineWidth = 0.7;
  for (const [color, points] of [
    [
      `hsl(${hue},62%,${mix(40, 54, u)}%)`,
      [
        [x - wide, y],
        [x, y + deep],
        [x, y + deep + tall],
        [x - wide, y + tall],
      ],
    ],
    [
      `hsl(${hue - 12},60%,${mix(28, 40, u)}%)`,
      [
        [x + wide, y],
        [x, y + deep],
        [x, y + deep + tall],
        [x + wide, y + tall],
      ],
    ],
    [
      `hsl(${hue},78%,${mix(58, 74, u)}%)`,
      [
        [x, y - deep],
        [x + wide, y],
        [x, y + deep],
        [x - wide, y],
      ],
    ],
  ]) {
    polygon(context, color, points);
    context.strokeStyle = color;
    context.stroke();
  }
}
