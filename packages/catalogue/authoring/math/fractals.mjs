import { colorScale } from '../lib/color.mjs';
import { mix, TAU } from '../lib/math.mjs';
import { polygon } from '../lib/shapes.mjs';

/** The Julia set of a point that walks a small circle. */
export const juliaBreathing = {
  id: 'julia-breathing',
  title: 'Julia Breathing',
  alt: 'A spiral fractal in blue, cream and orange curls open and closes again',
  tags: [
    'fractal',
    'julia set',
    'math',
    'psychedelic',
    'spiral',
    'trippy',
    'complex numbers',
    'infinity',
    'art',
    'abstract',
  ],
  width: 400,
  height: 300,
  frames: 30,
  shader(width, height) {
    const color = colorScale(['#05060f', '#12285c', '#2f7fc1', '#f5f1d0', '#f0a23b', '#8c2a2a', '#05060f'], {
      cyclic: true,
    });
    const max = 120;
    return (pixels, t) => {
      const real = -0.79 + 0.03 * Math.cos(t * TAU);
      const imaginary = 0.155 + 0.02 * Math.sin(t * TAU);
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          let a = ((x - width / 2) / height) * 2.6;
          let b = ((y - height / 2) / height) * 2.6;
          let step = 0;
          while (step < max && a * a + b * b < 64) {
            [a, b] = [a * a - b * b + real, 2 * a * b + imaginary];
            step++;
          }
          const smoothed = step + 1 - Math.log2(Math.log2(a * a + b * b) / 2);
          color(step === max ? 0 : Math.sqrt(smoothed) * 0.24, pixels, (y * width + x) * 4);
        }
      }
    };
  },
};

const ROOT = Math.sqrt(3) / 2;

/** The picture doubles in size while a hole opens in each smallest triangle; then it is the picture it was. */
export const sierpinskiForever = {
  id: 'sierpinski-forever',
  title: 'Sierpinski Forever',
  alt: 'A triangle made of triangles grows without end, orange on dark teal',
  tags: [
    'sierpinski',
    'fractal',
    'infinite zoom',
    'triangle',
    'math',
    'endless',
    'geometry',
    'infinity',
    'hypnotic',
    'pattern',
  ],
  width: 400,
  height: 346,
  frames: 24,
  canvas: (width, height) => {
    const triangle = (context, { x, y, size, levels, hole }) => {
      if (x > width || y - size * ROOT > height) return;
      const half = size / 2;
      const tall = half * ROOT;
      if (levels === 0) {
        polygon(context, `hsl(${mix(46, 6, y / height)},92%,${mix(62, 56, x / width)}%)`, [
          [x, y],
          [x + size, y],
          [x + half, y - tall * 2],
        ]);
        polygon(context, `rgba(16,50,59,${hole})`, [
          [x + half, y],
          [x + half / 2, y - tall],
          [x + half * 1.5, y - tall],
        ]);
        return;
      }
      triangle(context, { x, y, size: half, levels: levels - 1, hole });
      triangle(context, { x: x + half, y, size: half, levels: levels - 1, hole });
      triangle(context, { x: x + half / 2, y: y - tall, size: half, levels: levels - 1, hole });
    };
    return (context, t) => {
      context.fillStyle = '#10323b';
      context.fillRect(0, 0, width, height);
      const size = width * 2 ** t;
      triangle(context, { x: width / 2 - size / 2, y: size * ROOT, size, levels: 5, hole: t });
    };
  },
};

/** A tree whose every branch carries a square with two smaller squares on it, swaying in the wind. */
export const pythagorasTree = {
  id: 'pythagoras-tree',
  title: 'Pythagoras Tree',
  alt: 'A tree built of squares sways in the wind, brown at the trunk and green and pink at the tips',
  tags: ['pythagoras', 'tree', 'fractal', 'math', 'geometry', 'nature', 'squares', 'wind', 'growth', 'spring'],
  width: 400,
  height: 290,
  frames: 30,
  canvas: (width, height) => {
    const branch = (context, { x, y, size, angle, level, t }) => {
      if (level > 7) return;
      const [ux, uy] = [Math.cos(angle) * size, Math.sin(angle) * size];
      const [vx, vy] = [uy, -ux];
      const hue = mix(25, 150, Math.min(1, level / 6));
      polygon(
        context,
        level > 6
          ? `hsl(${330 + level * 2},80%,${66 + level}%)`
          : `hsl(${hue},${mix(38, 55, level / 7)}%,${mix(28, 48, level / 7)}%)`,
        [
          [x, y],
          [x + ux, y + uy],
          [x + ux + vx, y + uy + vy],
          [x + vx, y + vy],
        ],
      );
      const lean = Math.PI / 4 + 0.13 * Math.sin(t * TAU + level * 0.5);
      const left = size * Math.cos(lean);
      branch(context, { x: x + vx, y: y + vy, size: left, angle: angle - lean, level: level + 1, t });
      const at = angle - lean;
      branch(context, {
        x: x + vx + Math.cos(at) * left,
        y: y + vy + Math.sin(at) * left,
        size: size * Math.sin(lean),
        angle: at + Math.PI / 2,
        level: level + 1,
        t,
      });
    };
    return (context, t) => {
      const sky = context.createLinearGradient(0, 0, 0, height);
      sky.addColorStop(0, '#cdeffd');
      sky.addColorStop(1, '#fdf6e3');
      context.fillStyle = sky;
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#9ccb6b';
      context.fillRect(0, height - 26, width, 26);
      branch(context, { x: width / 2 - 29, y: height - 18, size: 58, angle: 0, level: 0, t });
    };
  },
};
