import { frac, TAU } from '../lib/math.mjs';
import { circle, fill, land, rounded, sky } from '../lib/shapes.mjs';
import { ridge } from './ridge.mjs';

export const desertDunes = {
  id: 'desert-dunes',
  title: 'Desert Dunes',
  alt: 'Sand dunes drift in orange layers past a lonely cactus under a huge pale sun',
  tags: ['desert', 'dunes', 'sand', 'sun', 'hot', 'travel', 'landscape', 'cactus', 'adventure', 'calm'],
  width: 440,
  height: 340,
  frames: 40,
  canvas(width, height) {
    const dunes = [
      [0.56, 16, '#f2a65a', 1, 3],
      [0.66, 20, '#e0813f', 1, 3],
      [0.79, 22, '#b85c38', 2, 2],
    ].map(([base, tall, color, laps, waves], i) => ({ base, tall, color, laps, line: ridge(7 + i * 4, width, waves) }));
    return (context, t) => {
      const stage = { context, width, height, t };
      sky(stage, [
        [0, '#ffd6a5'],
        [0.6, '#ffb4a2'],
      ]);
      circle(context, '#fff6e0', { x: width * 0.68, y: height * 0.36, radius: 74 });
      for (let i = 0; i < 3; i++) {
        const x = frac(i / 3 + 0.15 - t) * (width + 200) - 100;
        fill(context, 'rgba(255,255,255,.5)', (path) => path.ellipse(x, height * (0.14 + i * 0.07), 52, 5, 0, 0, TAU));
      }
      for (const [i, { base, tall, color, laps, line }] of dunes.entries()) {
        const surface = (x) => height * base - line(x + t * width * laps) * tall;
        land(stage, { color, heightAt: surface });
        land(stage, { color: 'rgba(80,20,30,.10)', heightAt: (x) => surface(x) + 14 + Math.sin(x / 40) * 6 });
        if (i === 1) cactus(context, frac(0.8 - t) * (width + 120) - 60, (x) => surface(x));
      }
      for (let i = 0; i < 16; i++) {
        const x = frac(i * 0.37 - t * (2 + (i % 2))) * (width + 60) - 30;
        context.fillStyle = 'rgba(255,225,180,.45)';
        context.fillRect(x, height * (0.6 + ((i * 0.13) % 0.36)), 22, 2);
      }
    };
  },
};

function cactus(context, x, surface) {
  const y = surface(x);
  rounded(context, '#2f6f4f', { x: x - 8, y: y - 74, width: 16, height: 82, radius: 8 });
  for (const [side, up] of [
    [-1, 40],
    [1, 52],
  ]) {
    rounded(context, '#2f6f4f', { x: side < 0 ? x - 30 : x, y: y - up, width: 30, height: 12, radius: 6 });
    rounded(context, '#2f6f4f', { x: side < 0 ? x - 30 : x + 18, y: y - up - 26, width: 12, height: 38, radius: 6 });
  }
}
