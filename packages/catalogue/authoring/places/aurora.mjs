import { createNoise4D } from 'simplex-noise';
import { clamp, mix, random, scatter, TAU } from '../lib/math.mjs';
import { ridge } from './ridge.mjs';

/** Curtains of light: each column glows from its lower edge upward, green below and violet above. */
export const aurora = {
  id: 'aurora-lake',
  title: 'Aurora Over the Lake',
  alt: 'Green and violet northern lights wave over dark hills and are mirrored in a lake',
  tags: ['aurora', 'northern lights', 'night', 'lake', 'nature', 'sky', 'calm', 'winter', 'stars', 'magic'],
  width: 480,
  height: 300,
  frames: 40,
  quality: 46,
  oversample: 1,
  shader(width, height) {
    const noise = createNoise4D(random(66));
    const hills = ridge(5, width, 6);
    const shore = Math.round(height * 0.68);
    const stars = new Map(
      scatter(2, 130, (next) => [
        Math.floor(next() * shore * 0.8) * width + Math.floor(next() * width),
        60 + next() * 130,
      ]),
    );
    return (pixels, t) => {
      const p = Math.cos(t * TAU) * 0.5;
      const q = Math.sin(t * TAU) * 0.5;
      const curtains = [0, 1, 2].map((k) => ({
        edge: Float32Array.from(
          { length: width },
          (_, x) => shore * (0.62 - k * 0.13) + noise((x / width) * 2.2 + k * 7, k, p, q) * shore * 0.16,
        ),
        light: Float32Array.from(
          { length: width },
          (_, x) =>
            0.45 +
            0.4 * noise((x / width) * 5 + k * 3, 4 + k, p * 1.4, q * 1.4) +
            0.15 * noise((x / width) * 26, 9 + k, p, q),
        ),
      }));
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const color =
            y < shore
              ? above(x, y, { width, shore, hills, stars, curtains })
              : mirrored(x, y, { width, height, shore, hills, stars, curtains, t });
          pixels.set([...color.map((value) => Math.min(255, value)), 255], (y * width + x) * 4);
        }
      }
    };
  },
};

function above(x, y, { width, shore, hills, stars, curtains }) {
  if (y > shore - 16 - hills(x) * 9) return [7, 14, 26];
  const v = y / shore;
  const color = [mix(6, 18, v), mix(12, 40, v), mix(36, 70, v)];
  for (const { edge, light } of curtains) {
    const up = edge[x] - y;
    if (up < -6) continue;
    const strength = clamp((up < 0 ? 1 + up / 6 : Math.exp(-up / (shore * 0.2))) * light[x] * 0.95);
    const high = clamp(up / (shore * 0.42));
    color[0] += strength * mix(40, 150, high);
    color[1] += strength * mix(235, 70, high);
    color[2] += strength * mix(140, 200, high);
  }
  const star = stars.get(y * width + x) ?? 0;
  return color.map((value) => value + star);
}

function mirrored(x, y, scene) {
  const { width, height, shore, t } = scene;
  const depth = (y - shore) / (height - shore);
  const ripple = Math.sin(y * 0.9 + Math.cos(t * TAU) * 2 + x * 0.03) * 2.5 * (0.3 + depth);
  const fromX = clamp(Math.round(x + ripple), 0, width - 1);
  const fromY = Math.max(0, Math.round(shore - (y - shore) * 1.9));
  return above(fromX, Math.min(fromY, shore - 1), scene).map((value) => value * 0.55 + 4);
}
