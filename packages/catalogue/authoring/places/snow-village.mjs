import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fir, land, polygon, rounded, sky } from '../lib/shapes.mjs';

export const snowVillage = {
  id: 'snow-village',
  title: 'Snow Village',
  alt: 'Snow falls on a row of colourful houses with warm windows and two trees with blinking lights',
  tags: ['snow', 'winter', 'christmas', 'village', 'cozy', 'holiday', 'night', 'snowing', 'december', 'houses'],
  width: 400,
  height: 400,
  frames: 36,
  canvas(width, height) {
    const flakes = scatter(55, 90, (next) => ({
      x: next() * width,
      start: next(),
      size: 1.2 + next() * 2.8,
      phase: next() * 6,
      trips: 1 + Math.floor(next() * 2),
    }));
    const houses = [
      [40, 70, '#c8553d'],
      [120, 90, '#588b8b'],
      [205, 76, '#f28f3b'],
      [290, 96, '#7a5c8e'],
      [352, 66, '#bf4e4e'],
    ];
    return (c, t) => {
      sky(c, width, height, [
        [0, '#1b2a52'],
        [1, '#6d83b5'],
      ]);
      circle(c, '#f7f3d6', 315, 70, 26);
      circle(c, '#26396a', 304, 62, 24);
      land(c, '#41568f', width, height, (x) => 262 + Math.sin((x / width) * TAU * 2 + 2.4) * 34);
      for (const [i, [x, size, color]] of houses.entries())
        house(c, x, size, color, (window) => 0.75 + 0.25 * Math.sin(t * TAU * (1 + (i % 2)) + i * 2 + window));
      land(c, '#eef4ff', width, height, (x) => 324 + Math.sin((x / width) * 7) * 9);
      for (const [x, y, size] of [
        [78, 356, 64],
        [330, 364, 78],
      ])
        litTree(c, x, y, size, t);
      for (const { x, start, size, phase, trips } of flakes) {
        circle(
          c,
          `rgba(255,255,255,${0.55 + size * 0.1})`,
          x + Math.sin((t * trips + start) * TAU + phase) * 7,
          frac(t * trips + start) * (height + 10) - 5,
          size,
        );
      }
    };
  },
};

function house(c, x, size, color, lightOf) {
  const ground = 332;
  const half = size * 0.36;
  c.fillStyle = color;
  c.fillRect(x - half, ground - size * 0.7, half * 2, size * 0.7);
  polygon(c, '#f4f8ff', [
    [x - half * 1.32, ground - size * 0.66],
    [x, ground - size * 1.2],
    [x + half * 1.32, ground - size * 0.66],
  ]);
  rounded(c, '#5d4037', x - 7, ground - 24, 14, 24, [7, 7, 0, 0]);
  for (const side of [-1, 1]) {
    c.fillStyle = `rgb(255,${Math.round(205 * lightOf(side))},110)`;
    c.fillRect(x + side * half * 0.52 - 6, ground - size * 0.5 - 6, 12, 13);
  }
}

function litTree(c, x, y, size, t) {
  fir(c, '#2f6b4f', x, y, size);
  for (let k = 0; k < 7; k++) {
    const on = Math.sin(t * TAU * 2 + k * 2.3) > 0;
    circle(
      c,
      on ? ['#ff595e', '#ffca3a', '#8ac926', '#4cc9f0'][k % 4] : '#7d8597',
      x + Math.sin(k * 2.1) * size * 0.2 * (1 - k / 9),
      y - 6 - k * size * 0.14,
      3,
    );
  }
}
