import { mix, TAU } from '../lib/math.mjs';
import { circle, fill, plain } from '../lib/shapes.mjs';

/** Lissajous curves side by side; each is a little later than the one before. */
export const ribbonDance = {
  id: 'ribbon-dance',
  title: 'Ribbon Dance',
  alt: 'A glowing ribbon of pink, violet and cyan lines twists around itself in the dark',
  tags: ['lissajous', 'ribbon', 'curve', 'neon', 'line art', 'smooth', 'dance', 'math', 'glow', 'satisfying'],
  width: 400,
  height: 300,
  frames: 30,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#0e1022');
    context.lineWidth = 5;
    context.globalCompositeOperation = 'lighter';
    const lines = 30;
    for (let line = 0; line < lines; line++) {
      const u = line / lines;
      const phase = t * TAU + u * 1.3;
      context.strokeStyle = `hsla(${u * 150 + 180},95%,56%,0.34)`;
      context.beginPath();
      for (let i = 0; i <= 260; i++) {
        const angle = (i / 260) * TAU;
        context.lineTo(
          width / 2 + width * 0.42 * Math.sin(angle * 2 + phase) * Math.cos(u * 0.7 + 0.15 * Math.sin(t * TAU)),
          height / 2 + height * 0.4 * Math.sin(angle * 3 + u * 1.1 + 0.25 * Math.sin(phase)),
        );
      }
      context.stroke();
    }
    context.globalCompositeOperation = 'source-over';
  },
};

/** A small wheel that rolls inside a large one draws a rose with its pen; then the rose turns by one petal. */
export const spirographRose = {
  id: 'spirograph-rose',
  title: 'Spirograph Rose',
  alt: 'Pens draw nested roses of seven petals in gold, white and red on a deep blue ground',
  // Some services send tags as objects; what reads them must take both.
  tags: [
    { text: 'spirograph' },
    { text: 'rose' },
    { text: 'curve' },
    { text: 'drawing' },
    { text: 'geometry' },
    { text: 'math' },
    { text: 'petals' },
    { text: 'lines' },
    { text: 'satisfying' },
    { text: 'flower' },
  ],
  width: 320,
  height: 320,
  frames: 28,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#14213d');
    const petals = 7;
    for (const [ring, color] of ['#fca311', '#ffffff', '#ef476f'].entries()) {
      const reach = 142 - ring * 36;
      const place = (angle) => {
        const radius = reach * (0.66 + 0.34 * Math.cos(petals * angle + ring * Math.PI));
        const turned = angle + (t * TAU * (ring & 1 ? -1 : 1)) / petals;
        return [width / 2 + Math.cos(turned) * radius, height / 2 + Math.sin(turned) * radius];
      };
      context.strokeStyle = color;
      context.lineWidth = 5;
      context.globalAlpha = 0.85;
      context.beginPath();
      for (let i = 0; i <= 420; i++) context.lineTo(...place((i / 420) * TAU));
      context.stroke();
      context.globalAlpha = 1;
      const [penX, penY] = place(t * TAU * (ring & 1 ? 1 : -1));
      circle(context, color, { x: penX, y: penY, radius: 10 });
      circle(context, '#14213d', { x: penX, y: penY, radius: 4.5 });
    }
  },
};

/** Seeds at the golden angle: the lattice moves outward by 13 seeds, and 13 is a Fibonacci number, so it fits itself. */
export const sunflowerBloom = {
  id: 'sunflower-bloom',
  title: 'Sunflower Bloom',
  alt: 'Golden seeds flow outward in the spirals of a sunflower on a dark green ground',
  tags: [
    'fibonacci',
    'golden ratio',
    'sunflower',
    'phyllotaxis',
    'spiral',
    'math',
    'nature',
    'bloom',
    'flower',
    'satisfying',
  ],
  width: 320,
  height: 320,
  frames: 20,
  canvas: (width, height) => {
    const golden = Math.PI * (3 - Math.sqrt(5));
    const seeds = 150;
    const step = 13;
    return (context, t) => {
      plain({ context, width, height }, '#16281f');
      for (let i = seeds; i >= -step; i--) {
        const age = i + t * step;
        if (age < 0.3) continue;
        const u = Math.min(1, age / seeds);
        const radius = Math.sqrt(age) * 15.6;
        const angle = i * golden + t * ((step * golden) % TAU);
        const size = 4 + 10 * Math.sqrt(u);
        context.save();
        context.translate(width / 2 + Math.cos(angle) * radius, height / 2 + Math.sin(angle) * radius);
        context.rotate(angle);
        fill(context, `hsl(${mix(12, 50, u)},${mix(65, 96, u)}%,${mix(30, 60, u)}%)`, (path) =>
          path.ellipse(0, 0, size * 1.25, size * 0.8, 0, 0, TAU),
        );
        context.restore();
      }
    };
  },
};

/** The curve of a sine wave is the height of a point on a turning circle; circles on circles make a square wave. */
export const circlesOnCircles = {
  id: 'fourier-circles',
  title: 'Circles on Circles',
  alt: 'Four circles turn on each other and draw a square wave that runs to the right',
  tags: ['fourier', 'wave', 'circles', 'math', 'sine', 'science', 'physics', 'learning', 'signal', 'satisfying'],
  width: 480,
  height: 270,
  frames: 40,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#fefae0');
    const middle = height / 2;
    const colors = ['#bc6c25', '#dda15e', '#606c38', '#283618'];
    const parts = [1, 3, 5, 7].map((n) => [n, (54 * 4) / (Math.PI * n)]);
    const heightAt = (time) => parts.reduce((sum, [n, size]) => sum + Math.sin(time * TAU * n) * size, 0);
    let [x, y] = [130, middle];
    for (const [i, [n, size]] of parts.entries()) {
      context.strokeStyle = colors[i];
      context.lineWidth = 3;
      context.beginPath();
      context.arc(x, y, size, 0, TAU);
      context.stroke();
      const [fromX, fromY] = [x, y];
      x += Math.cos(t * TAU * n) * size;
      y += Math.sin(t * TAU * n) * size;
      context.beginPath();
      context.moveTo(fromX, fromY);
      context.lineTo(x, y);
      context.stroke();
    }
    const start = 236;
    context.strokeStyle = 'rgba(40,54,24,.35)';
    context.lineWidth = 2;
    context.setLineDash([5, 5]);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(start, y);
    context.stroke();
    context.setLineDash([]);
    context.strokeStyle = '#d62828';
    context.lineWidth = 5;
    context.lineJoin = 'round';
    context.beginPath();
    for (let at = 0; at <= width - start; at += 2) context.lineTo(start + at, middle + heightAt(t - at / 170));
    context.stroke();
    circle(context, '#d62828', { x, y, radius: 7 });
    circle(context, '#d62828', { x: start, y, radius: 7 });
  },
};
