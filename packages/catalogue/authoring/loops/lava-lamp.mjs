import { colorScale } from '../lib/color.mjs';
import { mix, scatter, smooth, TAU } from '../lib/math.mjs';

/** Blobs that attract each other's outline (metaballs), and a pool of wax at the bottom and at the top. */
export const lavaLamp = {
  id: 'lava-lamp',
  title: 'Lava Lamp',
  alt: 'Orange and yellow wax blobs rise, melt together and part in a purple lava lamp',
  tags: ['lava lamp', 'blob', 'retro', '70s', 'chill', 'relax', 'flow', 'calm', 'satisfying', 'groovy'],
  width: 280,
  height: 420,
  frames: 40,
  oversample: 1,
  shader(width, height) {
    const blobs = scatter(11, 11, (next, i) => ({
      x: 0.14 + next() * 0.72,
      phase: (i + next() * 0.8) / 11,
      radius: 0.05 + next() * 0.055,
      sway: 0.03 + next() * 0.05,
      swayPhase: next(),
    }));
    const ground = colorScale(['#2b0a3d', '#5a1265', '#c22a6f']);
    const wax = colorScale(['#ff5e3a', '#ff9a3c', '#ffd35c']);
    const warm = [0, 0, 0, 0];
    return (pixels, t) => {
      const placed = blobs.map((blob) => ({
        x: (blob.x + Math.sin((t + blob.swayPhase) * TAU) * blob.sway) * width,
        y: height * (0.5 + 0.56 * Math.cos((t + blob.phase) * TAU)),
        force: (blob.radius * width * 1.15) ** 2,
      }));
      for (let y = 0; y < height; y++) {
        const pools =
          ((width * 0.03) / Math.max(4, height - y)) ** 1.3 * 2.4 + ((width * 0.022) / Math.max(4, y + 3)) ** 1.3 * 2.4;
        for (let x = 0; x < width; x++) {
          let field = pools;
          for (const blob of placed) field += blob.force / ((x - blob.x) ** 2 + ((y - blob.y) * 0.92) ** 2 + 20);
          const at = (y * width + x) * 4;
          ground(y / height, pixels, at);
          const inside = smooth(0.97, 1.03, field);
          const halo = smooth(0.5, 1, field) * 0.28;
          wax(1 - y / height + (field - 1) * 0.12, warm, 0);
          for (let k = 0; k < 3; k++)
            pixels[at + k] = mix(mix(pixels[at + k], [255, 120, pixels[at + 2]][k], halo), warm[k], inside);
        }
      }
    };
  },
};
