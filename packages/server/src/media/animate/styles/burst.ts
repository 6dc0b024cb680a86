import { path, round } from '../svg.ts';
import { strokeWidth, type TextStyle, wave } from './text-style.ts';

const RAYS = 14;
const RADIUS = 320;

/** White letters that pulse in front of rotating rays, as in a comic. */
export const burst: TextStyle = {
  name: 'burst',
  description: 'pulse in front of turning rays',
  family: 'lilita',
  box: { left: 46, top: 50, right: 434, bottom: 220 },
  lineHeight: 1.04,
  frameCount: 20,
  delay: 60,
  draw(layout, t) {
    const { letters } = layout;
    const scale = 1 + 0.045 * wave(t);
    const turn = `rotate(${round((360 / RAYS) * t)} 240 135)`;
    const outline = letters.map(({ d }) => d).join('');
    const placement = `translate(240 135) rotate(${round(-3 + 1.5 * wave(t + 0.25))}) scale(${round(scale)}) translate(-240 -135)`;
    const shadow = `translate(0 9) ${placement}`;
    return [
      '<rect width="480" height="270" fill="#ff8a1f"/>',
      path(rays(), { fill: '#ffc83d', transform: turn }),
      path(outline, { fill: '#5b1230', stroke: '#5b1230', width: strokeWidth(16, layout), transform: shadow }),
      path(outline, { fill: '#d7263d', stroke: '#d7263d', width: strokeWidth(16, layout), transform: placement }),
      path(outline, { fill: '#ffffff', transform: placement }),
    ].join('');
  },
};

function rays(): string {
  const at = (turn: number) => {
    const angle = 2 * Math.PI * turn;
    return `${round(240 + RADIUS * Math.cos(angle))} ${round(135 + RADIUS * Math.sin(angle))}`;
  };
  return Array.from({ length: RAYS }, (_, nth) => `M240 135L${at(nth / RAYS)}L${at((nth + 0.5) / RAYS)}Z`).join('');
}
