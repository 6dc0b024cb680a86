import { frac, mix, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, land, polygon, rounded, sky } from '../lib/shapes.mjs';

export const cherryPark = {
  id: 'cherry-blossom-park',
  title: 'Cherry Blossom Park',
  alt: 'Pink petals drift from a cherry tree over a bench beside a quiet pond',
  tags: ['cherry blossom', 'spring', 'petals', 'park', 'japan', 'pink', 'calm', 'tree', 'nature', 'relax'],
  width: 360,
  height: 480,
  frames: 40,
  canvas(width, height) {
    const puffs = scatter(5, 44, (next) => ({
      x: width * (0.3 + (next() - 0.5) * 1.0),
      y: height * (0.2 + (next() - 0.5) * 0.42),
      size: 26 + next() * 34,
      tone: next(),
    }));
    const petals = scatter(6, 30, (next) => ({
      x: next() * width,
      start: next(),
      size: 4 + next() * 4,
      phase: next(),
      trips: 1 + Math.floor(next() * 2),
    }));
    return (context, t) => {
      const stage = { context, width, height, t };
      sky(stage, [
        [0, '#bfe4ff'],
        [0.7, '#fff0f3'],
      ]);
      land(stage, { color: '#a7cfa0', heightAt: (x) => height * 0.66 + Math.sin((x / width) * 4 + 1) * 16 });
      land(stage, { color: '#8fbf8a', heightAt: (x) => height * 0.74 + Math.sin((x / width) * 5) * 8 });
      fill(context, '#7cc0d8', (path) =>
        path.ellipse(width * 0.66, height * 0.93, width * 0.5, height * 0.075, 0, 0, TAU),
      );
      for (let i = 0; i < 4; i++) {
        context.fillStyle = 'rgba(255,255,255,.5)';
        context.fillRect(
          width * (0.42 + i * 0.13) + Math.sin((t + i * 0.25) * TAU) * 8,
          height * (0.905 + (i % 2) * 0.034),
          36,
          2.5,
        );
      }
      polygon(context, '#6d4c41', [
        [width * 0.2, height * 0.8],
        [width * 0.25, height * 0.3],
        [width * 0.33, height * 0.3],
        [width * 0.36, height * 0.8],
      ]);
      for (const { x, y, size, tone } of puffs)
        circle(context, `hsl(${342 + tone * 8},${80 + tone * 14}%,${80 + tone * 10}%)`, {
          x: x + Math.sin(t * TAU + y / 40) * 3,
          y,
          radius: size,
        });
      for (const leg of [0.56, 0.82])
        rounded(context, '#5d4037', { x: width * leg, y: height * 0.745, width: 7, height: 44, radius: 2 });
      for (const plank of [0.69, 0.715, 0.755])
        rounded(context, '#8d6e63', { x: width * 0.52, y: height * plank, width: width * 0.37, height: 8, radius: 3 });
      for (const { x, start, size, phase, trips } of petals) {
        const fall = frac(t * trips + start);
        const angle = (t * trips + phase) * TAU;
        fill(context, '#ff9ebb', (path) =>
          path.ellipse(
            x + fall * 60 - 30 + Math.sin(angle) * 14,
            fall * height * 1.05 - 8,
            size,
            size * mix(0.35, 0.8, Math.abs(Math.cos(angle))),
            angle,
            0,
            TAU,
          ),
        );
      }
    };
  },
};
