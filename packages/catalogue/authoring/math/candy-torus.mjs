import { mix, smooth, TAU } from '../lib/math.mjs';

const LARGE = 1.15;
const SMALL = 0.52;
const [TILT, ROLL] = [0.95, 0.35];

/** How far a point is from the ring. */
const distance = (x, y, z) => Math.hypot(Math.hypot(x, z) - LARGE, y) - SMALL;

/** A striped ring: each pixel walks along its ray until it touches the surface. */
export const candyTorus = {
  id: 'candy-torus',
  title: 'Candy Torus',
  alt: 'A ring with red and white candy stripes turns endlessly on pale pink',
  tags: ['torus', 'donut', '3d', 'stripes', 'candy', 'rotation', 'topology', 'math', 'sweet', 'satisfying'],
  width: 360,
  height: 320,
  frames: 24,
  shader(width, height) {
    const hits = castRays(width, height);
    return (pixels, t) => {
      for (let i = 0; i < hits.length; i++) {
        const hit = hits[i];
        const at = i * 4;
        pixels.set([255, 232, 239, 255], at);
        if (!hit) continue;
        const stripe = (hit.around * 8 + hit.across * 2 - t + 16) % 1;
        const red = smooth(0.0, 0.03, stripe) - smooth(0.5, 0.53, stripe);
        const light = 0.55 + 0.45 * hit.light;
        const colors = [
          [255, 77, 122],
          [255, 250, 242],
        ];
        for (let k = 0; k < 3; k++)
          pixels[at + k] = Math.min(
            255,
            mix(colors[1][k] * mix(0.86, 1, light), colors[0][k] * light, red) + hit.shine * 120,
          );
      }
    };
  },
};

/** Where each pixel meets the ring; it stands still, only its stripes move, so this is found once. */
function castRays(width, height) {
  const rotate = (x, y, z) => {
    const [x1, y1] = [x * Math.cos(ROLL) + y * Math.sin(ROLL), -x * Math.sin(ROLL) + y * Math.cos(ROLL)];
    return [x1, y1 * Math.cos(TILT) + z * Math.sin(TILT), -y1 * Math.sin(TILT) + z * Math.cos(TILT)];
  };
  return Array.from({ length: width * height }, (_, i) => {
    const dx = ((i % width) - width / 2) / (height * 0.98);
    const dy = (Math.floor(i / width) - height / 2) / (height * 0.98);
    const direction = rotate(dx, dy, -1).map((value) => value / Math.hypot(dx, dy, 1));
    const eye = rotate(0, 0, 4.3);
    let walked = 2;
    for (let step = 0; step < 70 && walked < 7; step++) {
      const point = eye.map((value, k) => value + direction[k] * walked);
      const far = distance(...point);
      if (far < 0.0015) return shade(point);
      walked += far;
    }
    return undefined;
  });
}

function shade([x, y, z]) {
  const e = 0.001;
  const normal = [
    distance(x + e, y, z) - distance(x - e, y, z),
    distance(x, y + e, z) - distance(x, y - e, z),
    distance(x, y, z + e) - distance(x, y, z - e),
  ].map((value) => value / (2 * e));
  const lamp = [-0.45, 0.75, 0.48];
  const light = Math.max(0, normal[0] * lamp[0] + normal[1] * lamp[1] + normal[2] * lamp[2]);
  return {
    around: Math.atan2(z, x) / TAU + 1,
    across: Math.atan2(y, Math.hypot(x, z) - LARGE) / TAU + 1,
    light,
    shine: light ** 22,
  };
}
