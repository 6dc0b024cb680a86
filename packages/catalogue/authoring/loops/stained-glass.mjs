import { rgb } from '../lib/color.mjs';
import { clamp, mix, scatter, smooth, TAU } from '../lib/math.mjs';

const GLASS = ['#e63946', '#f1a208', '#f7d35c', '#2a9d8f', '#1d5c96', '#7a306c', '#ee6c4d', '#8ac926', '#3d5a80'].map(
  rgb,
);
const LEAD = [20, 18, 26];

/** Cells of the points nearest to them (Voronoi); dark lead where two are equally near. */
export const stainedGlass = {
  id: 'stained-glass',
  title: 'Stained Glass',
  alt: 'Panes of red, yellow, green and blue glass shift slowly between dark lead lines',
  tags: [
    'stained glass',
    'voronoi',
    'mosaic',
    'colorful',
    'window',
    'geometric',
    'light',
    'abstract',
    'art',
    'pattern',
  ],
  width: 300,
  height: 400,
  frames: 32,
  shader(width, height) {
    const seeds = scatter(21, 24, (next) => ({
      x: next(),
      y: next(),
      phase: next() * TAU,
      reach: 0.026 + next() * 0.045,
      way: next() < 0.5 ? -1 : 1,
      color: GLASS[Math.floor(next() * GLASS.length)],
    }));
    const lead = width / 100;
    return (pixels, t) => {
      const points = seeds.map(({ x, y, phase, reach, way }) => [
        (x + Math.cos(phase + way * t * TAU) * reach) * width,
        (y + Math.sin(phase + way * t * TAU) * reach * 0.77) * height,
      ]);
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          let near = Number.POSITIVE_INFINITY;
          let next = near;
          let [a, b] = [0, 0];
          for (let i = 0; i < points.length; i++) {
            const d = (x - points[i][0]) ** 2 + (y - points[i][1]) ** 2;
            if (d < near) [next, b, near, a] = [near, a, d, i];
            else if (d < next) [next, b] = [d, i];
          }
          const edge = (next - near) / (2 * Math.hypot(points[a][0] - points[b][0], points[a][1] - points[b][1]));
          const glass = smooth(lead * 0.8, lead * 1.5, edge);
          const light = 0.82 + 0.3 * smooth(0, width * 0.22, edge);
          const at = (y * width + x) * 4;
          for (let k = 0; k < 3; k++) pixels[at + k] = mix(LEAD[k], clamp(seeds[a].color[k] * light, 0, 255), glass);
          pixels[at + 3] = 255;
        }
      }
    };
  },
};
