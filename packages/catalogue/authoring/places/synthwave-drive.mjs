import { clamp, frac, scatter } from '../lib/math.mjs';
import { fill, polygon, sky, verticalGradient } from '../lib/shapes.mjs';
import { stars } from '../scenes/backgrounds.mjs';

export const synthwaveDrive = {
  id: 'synthwave-drive',
  title: 'Synthwave Drive',
  alt: 'A pink neon grid rushes towards a striped yellow sun over purple mountains',
  tags: ['synthwave', 'retro', '80s', 'neon', 'sunset', 'drive', 'vaporwave', 'sun', 'grid', 'road'],
  width: 480,
  height: 270,
  frames: 20,
  canvas(width, height) {
    const horizon = height * 0.58;
    const peaks = scatter(9, 25, (next, i) => (i & 1 ? 8 + next() * 30 : next() * 10) * (0.35 + Math.abs(i - 12) / 12));
    return (context, t) => {
      sky({ context, width, height: horizon }, [
        [0, '#12052e'],
        [0.6, '#5b1479'],
        [1, '#ff4f8b'],
      ]);
      stars({ context, width, height: horizon * 0.8, t }, { count: 50, seed: 9, largest: 1 });
      stripedSun(context, { x: width / 2, y: horizon - 34, radius: 78, horizon, t });
      polygon(context, '#2a0a4a', [
        [0, horizon],
        ...peaks.map((peak, i) => [(i / 24) * width, horizon - peak]),
        [width, horizon],
      ]);
      context.fillStyle = verticalGradient(context, {
        top: horizon,
        bottom: height,
        stops: [
          [0, '#3d0b5e'],
          [1, '#0d0221'],
        ],
      });
      context.fillRect(0, horizon, width, height);
      context.strokeStyle = '#ff4fd8';
      for (let i = 1; i < 16; i++) {
        const depth = i - t;
        const y = horizon + (height - horizon) / depth;
        if (depth <= 0 || y > height + 4) continue;
        context.globalAlpha = clamp(1.6 / depth, 0.15, 1);
        context.lineWidth = clamp(3 / depth, 0.8, 3);
        context.beginPath();
        context.moveTo(0, y);
        context.lineTo(width, y);
        context.stroke();
      }
      context.globalAlpha = 0.85;
      context.lineWidth = 1.4;
      for (let i = -16; i <= 16; i++) {
        context.beginPath();
        context.moveTo(width / 2 + i * 9, horizon);
        context.lineTo(width / 2 + i * 92, height);
        context.stroke();
      }
      context.globalAlpha = 1;
      context.fillStyle = '#ff9ff0';
      context.fillRect(0, horizon - 1, width, 2);
    };
  },
};

function stripedSun(context, { x, y, radius, horizon, t }) {
  fill(
    context,
    verticalGradient(context, {
      top: y - radius,
      bottom: y + radius,
      stops: [
        [0, '#ffe66d'],
        [0.55, '#ff8c42'],
        [1, '#ff2e88'],
      ],
    }),
    (path) => {
      for (let dy = -radius; y + dy < horizon; dy++) {
        const low = (dy + radius) / (2 * radius);
        if (low > 0.45 && frac((dy - t * 16) / 16) < (low - 0.4) * 0.75) continue;
        const half = Math.sqrt(radius * radius - dy * dy);
        path.rect(x - half, y + dy, half * 2, 1.05);
      }
    },
  );
}
