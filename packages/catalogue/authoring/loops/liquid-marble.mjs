import { createNoise4D } from 'simplex-noise';
import { colorScale } from '../lib/color.mjs';
import { random, TAU } from '../lib/math.mjs';

const SCALE = 1.2;
/** Radius of the circle walked through the noise's last two dimensions: the same way out and back closes the loop. */
const PATH = 0.13;

/** Noise, pushed by noise, pushed by noise (domain warping): paint on water. */
export const liquidMarble = {
  id: 'liquid-marble',
  title: 'Liquid Marble',
  alt: 'Ink in navy, teal, cream and coral swirls like marbled paint',
  tags: ['abstract', 'marble', 'liquid', 'paint', 'ink', 'flow', 'satisfying', 'colors', 'art', 'calm'],
  width: 360,
  height: 360,
  frames: 32,
  delay: 80,
  quality: 48,
  crf: 25,
  oversample: 1,
  shader(width, height) {
    const noise = createNoise4D(random(7));
    const color = colorScale(['#0b1b3a', '#1f4e8c', '#3fb8af', '#f6e7c1', '#f2845c', '#b1264a', '#0b1b3a'], {
      cyclic: true,
    });
    return (pixels, t) => {
      const p = Math.cos(t * TAU) * PATH;
      const q = Math.sin(t * TAU) * PATH;
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const u = (x / width) * SCALE;
          const v = (y / height) * SCALE;
          const a = noise(u, v, p, q) * 0.8;
          const b = noise(u + 5.2, v + 1.3, p, q) * 0.8;
          const c = noise(u + a, v + b, p + 3, q);
          const d = noise(u + a + 8.3, v + b + 2.8, p, q + 3);
          const e = noise(u + c * 0.9, v + d * 0.9, p, q);
          color(e * 0.75 + c * 0.3 + Math.sin((e + c) * 9) * 0.035 + 0.5, pixels, (y * width + x) * 4);
        }
      }
    };
  },
};
