import { clamp, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, fir, glow, land, sky } from '../lib/shapes.mjs';
import { stars } from '../scenes/backgrounds.mjs';

export const fireflies = {
  id: 'firefly-meadow',
  title: 'Firefly Meadow',
  alt: 'Fireflies glow and drift over a dark meadow at the edge of a forest',
  tags: ['fireflies', 'night', 'summer', 'meadow', 'magic', 'forest', 'calm', 'glow', 'nature', 'good night'],
  width: 360,
  height: 450,
  frames: 40,
  canvas(width, height) {
    const trees = scatter(6, 16, (next, i) => ({
      x: (i / 15) * width,
      size: 120 + next() * 130,
      color: i & 1 ? '#0d2b33' : '#113841',
    }));
    const blades = scatter(7, 90, (next, i) => ({
      x: (i / 89) * width,
      tall: 34 + next() * 70,
      phase: next() * TAU,
      color: ['#0c3b2e', '#10503c', '#16624a'][i % 3],
    }));
    const flies = scatter(8, 24, (next) => ({
      x: next() * width,
      y: height * (0.35 + next() * 0.6),
      size: 2.4 + next() * 2.4,
      phase: next(),
      reach: 12 + next() * 26,
      blinks: 1 + Math.floor(next() * 2),
    }));
    return (context, t) => {
      const stage = { context, width, height, t };
      sky(stage, [
        [0, '#0f1f4b'],
        [0.55, '#24607a'],
        [1, '#3b8b7a'],
      ]);
      stars({ ...stage, height: height * 0.4 }, { count: 40, seed: 66, largest: 1.1 });
      for (const { x, size, color } of trees) fir(context, color, { x, y: height * 0.73, size });
      land(stage, { color: '#0a2f2a', heightAt: (x) => height * 0.68 + Math.sin((x / width) * 5) * 10 });
      for (const { x, tall, phase, color } of blades) {
        const lean = Math.sin(t * TAU + phase) * 7;
        fill(context, color, (path) => {
          path.moveTo(x - 5, height);
          path.quadraticCurveTo(x, height - tall * 0.6, x + lean, height - tall);
          path.quadraticCurveTo(x + 4, height - tall * 0.5, x + 5, height);
        });
      }
      for (const { x, y, size, phase, reach, blinks } of flies) {
        const light = clamp(0.25 + Math.sin((t * blinks + phase) * TAU));
        const flyX = x + Math.sin((t + phase) * TAU) * reach;
        const flyY = y + Math.sin((t + phase * 2) * TAU * 2) * reach * 0.35;
        if (light > 0)
          glow(context, {
            x: flyX,
            y: flyY,
            radius: size * 7,
            stops: [
              [0, `rgba(240,255,130,${light * 0.8})`],
              [1, 'rgba(240,255,130,0)'],
            ],
          });
        circle(context, `rgba(250,255,200,${0.2 + light * 0.8})`, { x: flyX, y: flyY, radius: size });
      }
    };
  },
};
