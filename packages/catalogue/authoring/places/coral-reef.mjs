import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, land, polygon, rounded, sky } from '../lib/shapes.mjs';

export const coralReef = {
  id: 'coral-reef',
  title: 'Coral Reef',
  alt: 'Colourful fish swim past swaying seaweed and coral while bubbles rise in turquoise water',
  tags: ['reef', 'fish', 'ocean', 'sea', 'underwater', 'coral', 'aquarium', 'diving', 'summer', 'calm'],
  width: 480,
  height: 360,
  frames: 36,
  canvas(width, height) {
    const fish = scatter(12, 9, (next, i) => ({
      y: height * (0.12 + next() * 0.6),
      start: next(),
      size: 17 + next() * 18,
      way: i & 1 ? 1 : -1,
      color: ['#ff8c42', '#ffd23f', '#ff5d8f', '#7ae582'][i % 4],
      stripe: ['#ffffff', '#3a0ca3', '#ffe5ec', '#006d77'][i % 4],
    }));
    const weeds = scatter(13, 13, (next, i) => ({
      x: (i / 12) * width,
      tall: 60 + next() * 90,
      phase: next(),
      color: i & 1 ? '#0f8b6f' : '#13a383',
    }));
    const bubbles = scatter(14, 20, (next) => ({
      x: next() * width,
      start: next(),
      size: 2.5 + next() * 6,
      trips: 1 + Math.floor(next() * 2),
    }));
    return (context, t) => {
      const stage = { context, width, height, t };
      sky(stage, [
        [0, '#48cae4'],
        [1, '#023e8a'],
      ]);
      for (let ray = 0; ray < 5; ray++) {
        const x = width * (0.1 + ray * 0.22) + Math.sin((t + ray * 0.2) * TAU) * 18;
        polygon(context, 'rgba(255,255,255,.09)', [
          [x - 12, 0],
          [x + 30, 0],
          [x - 40, height],
          [x - 130, height],
        ]);
      }
      for (const weed of weeds) seaweed(stage, weed);
      land(stage, { color: '#e9c46a', heightAt: (x) => height * 0.92 + Math.sin((x / width) * 9) * 6 });
      for (const [x, color, size] of [
        [60, '#ff5d8f', 30],
        [118, '#ff9f1c', 22],
        [390, '#c77dff', 32],
        [330, '#ff5d8f', 20],
      ])
        coral(context, { x, y: height * 0.94, size, color });
      for (const one of fish) swimmer(stage, one);
      for (const { x, start, size, trips } of bubbles) {
        const y = height * (1.04 - frac(t * trips + start) * 1.1);
        circle(context, 'rgba(255,255,255,.28)', { x: x + Math.sin((t + start) * TAU) * 8, y, radius: size });
        circle(context, 'rgba(255,255,255,.7)', {
          x: x + Math.sin((t + start) * TAU) * 8 - size * 0.3,
          y: y - size * 0.3,
          radius: size * 0.25,
        });
      }
    };
  },
};

function seaweed({ context, height, t }, { x, tall, phase, color }) {
  context.strokeStyle = color;
  context.lineWidth = 12;
  context.lineCap = 'round';
  context.beginPath();
  for (let up = 0; up <= tall; up += 6)
    context.lineTo(x + Math.sin(up / 22 + (t + phase) * TAU) * 10 * (up / tall), height * 0.95 - up);
  context.stroke();
}

function coral(context, { x, y, size, color }) {
  for (const [dx, tall, wide] of [
    [-0.9, 1.2, 0.42],
    [0, 1.9, 0.5],
    [0.9, 1.4, 0.42],
    [-0.45, 1.6, 0.36],
    [0.5, 1.1, 0.36],
  ])
    rounded(context, color, {
      x: x + dx * size - (wide * size) / 2,
      y: y - tall * size,
      width: wide * size,
      height: tall * size,
      radius: wide * size * 0.5,
    });
}

function swimmer({ context, width, t }, { y, start, size, way, color, stripe }) {
  const x = (way > 0 ? frac(start + t) : 1 - frac(start + t)) * (width + size * 6) - size * 3;
  context.save();
  context.translate(x, y + Math.sin((t * 2 + start) * TAU) * 6);
  context.scale(way, 1);
  const wag = Math.sin((t * 6 + start) * TAU) * 0.4;
  polygon(context, color, [
    [-size * 0.8, 0],
    [-size * 1.6, -size * (0.6 + wag * 0.3)],
    [-size * 1.4, 0],
    [-size * 1.6, size * (0.6 - wag * 0.3)],
  ]);
  fill(context, color, (path) => path.ellipse(0, 0, size, size * 0.62, 0, 0, TAU));
  fill(context, stripe, (path) => path.ellipse(-size * 0.1, 0, size * 0.14, size * 0.58, 0, 0, TAU));
  circle(context, '#ffffff', { x: size * 0.52, y: -size * 0.14, radius: size * 0.18 });
  circle(context, '#14213d', { x: size * 0.57, y: -size * 0.14, radius: size * 0.1 });
  context.restore();
}
