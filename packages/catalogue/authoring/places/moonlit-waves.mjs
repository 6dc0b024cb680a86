import { TAU } from '../lib/math.mjs';
import { circle, glow, land, polygon, sky } from '../lib/shapes.mjs';
import { stars } from '../scenes/backgrounds.mjs';

export const moonlitWaves = {
  id: 'moonlit-waves',
  title: 'Moonlit Waves',
  alt: 'A small sailing boat rocks on dark blue waves under a full moon and stars',
  tags: ['ocean', 'waves', 'moon', 'night', 'sea', 'calm', 'sleep', 'boat', 'sailing', 'good night'],
  width: 480,
  height: 320,
  frames: 40,
  canvas: (width, height) => (context, t) => {
    sky({ context, width, height: height * 0.65 }, [
      [0, '#0b1340'],
      [1, '#3a5ba0'],
    ]);
    stars({ context, width, height: height * 0.55, t }, { count: 70, seed: 31, largest: 1.4 });
    const [moonX, moonY] = [width * 0.72, height * 0.26];
    glow(context, {
      x: moonX,
      y: moonY,
      radius: 110,
      stops: [
        [0, 'rgba(255,246,214,.6)'],
        [1, 'rgba(255,246,214,0)'],
      ],
    });
    circle(context, '#fff4cf', { x: moonX, y: moonY, radius: 32 });
    for (const [dx, dy, radius] of [
      [-8, -6, 7],
      [10, 8, 5],
      [-4, 13, 4],
      [12, -10, 3],
    ])
      circle(context, '#efe0b0', { x: moonX + dx, y: moonY + dy, radius });
    for (const [i, color] of ['#27478f', '#1f3c80', '#18306d', '#12265a', '#0c1b45'].entries()) {
      const length = width / [5, 4, 4, 3, 3][i];
      const way = i & 1 ? 1 : -1;
      const swell = 5 + i * 2.2;
      const surface = (x) =>
        height * (0.6 + i * 0.085) +
        Math.sin((x / length) * TAU + way * t * TAU + i) * swell +
        Math.sin((x / length) * TAU * 2 - way * t * TAU + i * 2) * swell * 0.35;
      if (i === 2) boat(context, width * 0.32, surface);
      land({ context, width, height }, { color, heightAt: surface, step: 4 });
      context.strokeStyle = 'rgba(200,220,255,.22)';
      context.lineWidth = 1.4;
      context.beginPath();
      for (let x = 0; x <= width; x += 4) context.lineTo(x, surface(x));
      context.stroke();
    }
  },
};

function boat(context, x, surface) {
  context.save();
  context.translate(x, surface(x) + 2);
  context.rotate(Math.atan2(surface(x + 14) - surface(x - 14), 28) * 0.8);
  polygon(context, '#f5efe0', [
    [2, -58],
    [2, -12],
    [34, -12],
  ]);
  polygon(context, '#e56b6f', [
    [-2, -50],
    [-2, -12],
    [-22, -12],
  ]);
  polygon(context, '#7a4b32', [
    [-1.5, -60],
    [1.5, -60],
    [1.5, -8],
    [-1.5, -8],
  ]);
  polygon(context, '#7a4b32', [
    [-30, -9],
    [36, -9],
    [24, 6],
    [-20, 6],
  ]);
  context.restore();
}
