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
    return (context, t) => {
      const stage = { context, width, height, t };
      sky(stage, [
        [0, '#1b2a52'],
        [1, '#6d83b5'],
      ]);
      circle(context, '#f7f3d6', { x: 315, y: 70, radius: 26 });
      circle(context, '#26396a', { x: 304, y: 62, radius: 24 });
      land(stage, { color: '#41568f', heightAt: (x) => 262 + Math.sin((x / width) * TAU * 2 + 2.4) * 34 });
      for (const [i, [x, size, color]] of houses.entries())
        house(context, {
          x,
          size,
          color,
          lightOf: (window) => 0.75 + 0.25 * Math.sin(t * TAU * (1 + (i % 2)) + i * 2 + window),
        });
      land(stage, { color: '#eef4ff', heightAt: (x) => 324 + Math.sin((x / width) * 7) * 9 });
      for (const [x, y, size] of [
        [78, 356, 64],
        [330, 364, 78],
      ])
        litTree(context, { x, y, size, t });
      for (const { x, start, size, phase, trips } of flakes) {
        circle(context, `rgba(255,255,255,${0.55 + size * 0.1})`, {
          x: x + Math.sin((t * trips + start) * TAU + phase) * 7,
          y: frac(t * trips + start) * (height + 10) - 5,
          radius: size,
        });
      }
    };
  },
};

function house(context, { x, size, color, lightOf }) {
  const ground = 332;
  const half = size * 0.36;
  context.fillStyle = color;
  context.fillRect(x - half, ground - size * 0.7, half * 2, size * 0.7);
  polygon(context, '#f4f8ff', [
    [x - half * 1.32, ground - size * 0.66],
    [x, ground - size * 1.2],
    [x + half * 1.32, ground - size * 0.66],
  ]);
  rounded(context, '#5d4037', { x: x - 7, y: ground - 24, width: 14, height: 24, radius: [7, 7, 0, 0] });
  for (const side of [-1, 1]) {
    context.fillStyle = `rgb(255,${Math.round(205 * lightOf(side))},110)`;
    context.fillRect(x + side * half * 0.52 - 6, ground - size * 0.5 - 6, 12, 13);
  }
}

function litTree(context, { x, y, size, t }) {
  fir(context, '#2f6b4f', { x, y, size });
  for (let k = 0; k < 7; k++) {
    const on = Math.sin(t * TAU * 2 + k * 2.3) > 0;
    circle(context, on ? ['#ff595e', '#ffca3a', '#8ac926', '#4cc9f0'][k % 4] : '#7d8597', {
      x: x + Math.sin(k * 2.1) * size * 0.2 * (1 - k / 9),
      y: y - 6 - k * size * 0.14,
      radius: 3,
    });
  }
}
