import { clamp, TAU } from '../lib/math.mjs';
import { circle } from '../lib/shapes.mjs';

const CORNERS = Array.from({ length: 16 }, (_, i) => [0, 1, 2, 3].map((axis) => ((i >> axis) & 1) * 2 - 1));
const EDGES = CORNERS.flatMap((_, i) => [1, 2, 4, 8].map((bit) => [i, i ^ bit])).filter(([a, b]) => a < b);

const turn = (a, b, angle) => [a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)];

/** A four-dimensional cube turning in two planes at once; after a quarter turn it fits itself. */
export const tesseract = {
  id: 'tesseract-turning',
  title: 'Tesseract Turning',
  alt: 'A wireframe cube within a cube turns inside out in cyan and violet lines',
  tags: ['tesseract', '4d', 'hypercube', 'math', 'geometry', 'science', 'wireframe', 'cube', 'dimension', 'rotation'],
  width: 400,
  height: 400,
  frames: 40,
  canvas: (width, height) => (context, t) => {
    const ground = context.createRadialGradient(width / 2, height / 2, 10, width / 2, height / 2, width * 0.7);
    ground.addColorStop(0, '#23235b');
    ground.addColorStop(1, '#0c0c22');
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    const points = CORNERS.map((corner) => project(corner, (t * TAU) / 4, { width, height }));
    const depth = ([a, b]) => points[a].z + points[b].z;
    context.lineCap = 'round';
    for (const [a, b] of [...EDGES].sort((p, q) => depth(p) - depth(q))) line(context, points[a], points[b]);
    context.globalAlpha = 1;
    for (const { x, y, z, w } of points) circle(context, '#ffffff', { x, y, radius: 4.6 + w * 1.5 + z * 0.9 });
  },
};

/** From four dimensions to three, then to two: both times what is nearer looks larger. */
function project([x0, y0, z0, w0], angle, { width, height }) {
  const [x1, w] = turn(x0, w0, angle);
  const [y1, z1] = turn(y0, z0, angle);
  const near4 = 1.9 / (3.1 - w);
  const [x2, z2] = turn(x1 * near4, z1 * near4, -0.6);
  const [y2, z] = turn(y1 * near4, z2, 0.42);
  const near3 = 4 / (5 - z);
  return { x: width / 2 + x2 * near3 * width * 0.34, y: height / 2 + y2 * near3 * width * 0.34, z, w };
}

function line(context, from, to) {
  const inward = (from.w + to.w) / 2;
  const near = (from.z + to.z) / 2;
  const color = ({ w }) => `hsl(${330 - clamp((w + 1.5) / 3) * 150},90%,66%)`;
  const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y);
  gradient.addColorStop(0, color(from));
  gradient.addColorStop(1, color(to));
  context.globalAlpha = clamp(0.6 + inward * 0.25 + near * 0.1, 0.3, 1);
  context.strokeStyle = gradient;
  context.lineWidth = 4 + inward * 1.6 + near;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}
