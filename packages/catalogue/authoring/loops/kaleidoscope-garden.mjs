import { createNoise4D } from 'simplex-noise';
import { colorScale } from '../lib/color.mjs';
import { random, TAU } from '../lib/math.mjs';

const MIRRORS = 8;
const BANDS = 12;

/** Noise in flat bands of colour, folded into one eighth of a circle and mirrored around. */
export const kaleidoscopeGarden = {
  id: 'kaleidoscope-garden',
  title: 'Kaleidoscope Garden',
  alt: 'A mandala flower in purple, orange and cream blooms and folds into itself',
  tags: [
    'kaleidoscope',
    'mandala',
    'flower',
    'symmetry',
    'trippy',
    'colorful',
    'abstract',
    'meditation',
    'flow',
    'hypnotic',
  ],
  width: 360,
  height: 360,
  frames: 32,
  delay: 80,
  quality: 48,
  crf: 25,
  shader(width, height) {
    const noise = createNoise4D(random(3));
    const color = colorScale(['#2d0a4e', '#7b1fa2', '#e91e63', '#ffb74d', '#fff3e0', '#26a69a', '#1a237e'], {
      cyclic: true,
    });
    const wedge = TAU / MIRRORS;
    return (pixels, t) => {
      const p = Math.cos(t * TAU) * 0.34;
      const q = Math.sin(t * TAU) * 0.34;
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const dx = (x / width) * 2 - 1;
          const dy = ((y - height / 2) / width) * 2;
          const r = Math.hypot(dx, dy);
          const turned = Math.atan2(dy, dx) + (t * TAU) / MIRRORS + TAU;
          const angle = Math.abs((turned % wedge) - wedge / 2);
          const u = Math.cos(angle) * r * 1.9;
          const v = Math.sin(angle) * r * 1.9;
          const value = noise(u, v, p, q) * 0.4 + noise(u * 1.7 + 9, v * 1.7, q, p) * 0.2 + r * 0.45;
          color(Math.floor(value * BANDS) / BANDS + 0.1, pixels, (y * width + x) * 4);
        }
      }
    };
  },
};
