import { path, round } from '../svg.ts';
import { strokeWidth, type TextStyle } from './text-style.ts';

/** Brightness of the tubes over the loop: steady, with two flickers. */
const LIGHT = [1, 1, 1, 0.96, 1, 1, 0.35, 0.9, 0.5, 1, 1, 1, 0.97, 1, 1, 1, 1, 0.94, 1, 1, 0.3, 1, 1, 1];
const COLORS = ['#ff4fd8', '#38e1ff'];

/** Neon tubes on a dark wall that flicker now and then. */
export const neon: TextStyle = {
  name: 'neon',
  description: 'glow as a neon sign',
  family: 'pacifico',
  box: { left: 44, top: 48, right: 436, bottom: 222 },
  lineHeight: 1.3,
  frameCount: LIGHT.length,
  delay: 80,
  draw(layout, t) {
    const { letters } = layout;
    const light = LIGHT[Math.round(t * LIGHT.length) % LIGHT.length] ?? 1;
    const colorOf = (line: number) => COLORS[line % COLORS.length] ?? '';
    const glow = letters
      .map(({ d, line }) => path(d, { stroke: colorOf(line), width: strokeWidth(14, layout) }))
      .join('');
    const tubes = letters
      .map(({ d, line }) => path(d, { stroke: colorOf(line), width: strokeWidth(5, layout) }))
      .join('');
    const cores = letters.map(({ d }) => path(d, { fill: '#fff6ff', stroke: '#fff6ff', width: 1 })).join('');
    return `${WALL}<g opacity="${round(0.75 * light)}" filter="url(#glow)">${glow}</g><g opacity="${round(0.25 + 0.75 * light)}">${tubes}<g opacity="${round(light)}">${cores}</g></g>`;
  },
};

const ROWS = Array.from({ length: 9 }, (_, row) => {
  const shift = row % 2 === 0 ? 0 : 30;
  const joints = Array.from({ length: 9 }, (_, column) => `M${column * 60 + shift} ${row * 30}v30`).join('');
  return `M0 ${row * 30}h480${joints}`;
});

const WALL = `<defs><filter id="glow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter><radialGradient id="lit"><stop offset="0" stop-color="#3a1450"/><stop offset="1" stop-color="#140a24"/></radialGradient></defs><rect width="480" height="270" fill="url(#lit)"/>${path(ROWS.join(''), { stroke: '#0d0618', width: 3, opacity: 0.6 })}`;
