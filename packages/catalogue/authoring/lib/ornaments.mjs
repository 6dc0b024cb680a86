import { fill } from './shapes.mjs';

/** A heart whose tip is at 0, size * 0.5. */
export function heart(context, color, size) {
  fill(context, color, (path) => {
    path.moveTo(0, size * 0.48);
    path.bezierCurveTo(-size * 0.72, -size * 0.02, -size * 0.42, -size * 0.56, 0, -size * 0.2);
    path.bezierCurveTo(size * 0.42, -size * 0.56, size * 0.72, -size * 0.02, 0, size * 0.48);
  });
}

/** A four-pointed star. */
export function sparkle(context, { x, y, size, color = '#fff7d1' }) {
  if (size <= 0) return;
  fill(context, color, (path) => {
    path.moveTo(x, y - size * 1.6);
    for (const [dx, dy] of [
      [1.6, 0],
      [0, 1.6],
      [-1.6, 0],
      [0, -1.6],
    ])
      path.quadraticCurveTo(x, y, x + dx * size, y + dy * size);
  });
}
