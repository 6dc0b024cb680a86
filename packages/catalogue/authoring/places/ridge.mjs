import { scatter, TAU } from '../lib/math.mjs';

/** A mountain line that repeats every `period`: a few sine waves, each finer and lower than the one before. */
export function ridge(seed, period, waves) {
  const parts = scatter(seed, waves, (next, i) => ({
    turns: i + 1,
    phase: next() * TAU,
    height: (0.4 + next()) / (i + 1),
  }));
  return (x) =>
    parts.reduce((sum, part) => sum + Math.sin((x / period) * TAU * part.turns + part.phase) * part.height, 0);
}
