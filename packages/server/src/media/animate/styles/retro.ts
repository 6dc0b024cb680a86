import { path, round } from '../svg.ts';
import { strokeWidth, type TextStyle, wave } from './text-style.ts';

const LAYERS = ['#e63946', '#f4a261', '#e9c46a', '#2a9d8f', '#1d3557'];
const STEP_PX = 4.5;

/** Layers in five colors swing below the letters, as on a poster of the seventies. */
export const retro: TextStyle = {
  name: 'retro',
  description: 'swing above layers of five colors',
  family: 'pacifico',
  box: { left: 46, top: 36, right: 434, bottom: 212 },
  lineHeight: 1.24,
  frames: 20,
  delay: 70,
  draw(layout, t) {
    const outline = layout.letters.map(({ d }) => d).join('');
    const step = strokeWidth(STEP_PX, layout);
    const layers = LAYERS.map((color, nth) => {
      const depth = LAYERS.length - 1 - nth;
      const transform = `translate(${round(depth * step * 0.8 * wave(t - nth * 0.04))} ${round(depth * step)})`;
      return path(outline, { fill: color, stroke: color, width: strokeWidth(9, layout), transform });
    });
    return `<rect width="480" height="270" fill="#fbe9c6"/>${layers.join('')}${path(outline, { fill: '#fffaf0' })}`;
  },
};
