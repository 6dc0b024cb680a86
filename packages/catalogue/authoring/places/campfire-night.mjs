import { createNoise4D } from 'simplex-noise';
import { frac, random, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, fir, glow, rounded, sky } from '../lib/shapes.mjs';
import { stars } from '../scenes/backgrounds.mjs';

export const campfireNight = {
  id: 'campfire-night',
  title: 'Campfire Night',
  alt: 'A campfire flickers and throws sparks in front of dark fir trees and a starry sky',
  tags: ['campfire', 'fire', 'camping', 'night', 'forest', 'warm', 'cozy', 'stars', 'outdoors', 'relax'],
  width: 480,
  height: 360,
  frames: 32,
  canvas(width, height) {
    const noise = createNoise4D(random(4));
    const trees = scatter(19, 26, (next) => ({
      x: next() * width,
      size: 60 + next() * 100,
      color: next() < 0.5 ? '#0b1c2c' : '#10283a',
    }));
    const sparks = scatter(23, 34, (next) => ({
      x: (next() - 0.5) * 90,
      start: next(),
      size: 0.8 + next(),
      phase: next() * 6,
    }));
    return (context, t) => {
      sky({ context, width, height }, [
        [0, '#0a1030'],
        [0.75, '#243b6b'],
      ]);
      stars({ context, width, height: height * 0.55, t }, { count: 60, seed: 19, largest: 1.2 });
      for (const { x, size, color } of trees) fir(context, color, { x, y: height * 0.8, size });
      fill(context, '#1a1a22', (path) => path.ellipse(width / 2, height * 1.05, width * 0.75, height * 0.3, 0, 0, TAU));
      const flicker = 0.9 + 0.1 * Math.sin(t * TAU * 3) + 0.05 * Math.sin(t * TAU * 5);
      glow(context, {
        x: width / 2,
        y: height * 0.8,
        radius: 210 * flicker,
        stops: [
          [0, 'rgba(255,170,60,.75)'],
          [0.4, 'rgba(255,120,40,.28)'],
          [1, 'rgba(255,100,30,0)'],
        ],
      });
      for (const lean of [-0.28, 0.28]) {
        context.save();
        context.translate(width / 2 + lean * 14, height * 0.855);
        context.rotate(lean);
        rounded(context, '#5b3a29', { x: -62, y: -9, width: 124, height: 18, radius: 9 });
        context.restore();
      }
      for (const [scale, color, seed] of [
        [1, '#ff6b2c', 0],
        [0.74, '#ff9f2e', 2],
        [0.48, '#ffd84f', 4],
        [0.24, '#fff6cf', 6],
      ])
        flame(context, { x: width / 2, y: height * 0.845, scale, color, seed, t, noise });
      for (const { x, start, size, phase } of sparks) {
        const age = frac(t + start);
        circle(context, `rgba(255,${180 - age * 90},70,${(1 - age) * 0.95})`, {
          x: width / 2 + x + Math.sin(age * TAU * 1.5 + phase) * 16,
          y: height * (0.8 - age * 0.66),
          radius: 2 * size * (1 - age * 0.6),
        });
      }
    };
  },
};

/** Up the left side and down the right; noise that drifts upward bends it. */
function flame(context, { x, y, scale, color, seed, t, noise }) {
  fill(context, color, (path) => {
    for (let i = 0; i <= 40; i++) {
      const u = i / 40;
      const side = u < 0.5 ? -1 : 1;
      const up = u < 0.5 ? u * 2 : 2 - u * 2;
      const bend = noise(up * 1.4, seed, Math.cos(t * TAU) * 0.9 - up * 1.2, Math.sin(t * TAU) * 0.9) * 16 * up * scale;
      const half = 44 * scale * (1 - up) ** 0.75 * (0.75 + 0.55 * Math.sin(up * 3.1));
      path.lineTo(x + side * half + bend, y - up * 150 * scale * (0.92 + 0.08 * Math.sin(t * TAU * 2 + seed)));
    }
  });
}
