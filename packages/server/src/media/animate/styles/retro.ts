import { path, round } from '../svg.ts';
import { strokeWidth, type TextStyle, wave } from './text-style.ts';

const LAYERS = ['#e63946', '#f4a261', '#e9c46a', '#2a9d8f', '#1d3557'];
/** Distance between two layers. */
const STEP_PX = 4.5;
/** How far a layer swings, in distances between layers. */
const SWING = 0.8;
/** How much later each layer swings than the one behind it, in periods. */
const LAG = 0.04;

/** Layers in five colors swing below the letters, like a poster from the seventies. */
export const retro: TextStyle = {
  name: 'retro',
  description: 'swing above layers of five colors',
  family: 'pacifico',
  box: { left: 46, top: 36, right: 434, bottom: 212 },
  lineHeight: 1.24,
  frameCount: 20,
  delay: 70,
  draw(layout, t) {
    const outline = layout.letters.map(({ d }) => d).join('');
    // Small letters need a smaller step, as they need thinner strokes.
    const step = strokeWidth(STEP_PX, layout);
    const layers = LAYERS.map((color, index) => {
      const depth = LAYERS.length - 1 - index;
      const transform = `translate(${round(depth * step * SWING * wave(t - index * LAG))} ${round(depth * step)})`;
      return path(outline, { fill: color, stroke: color, width: strokeWidth(9, layout), transform });
    });
    return `<rect width="480" height="270" fill="#fbe9c6"/>${layers.join('')}${path(outline, { fill: '#fffaf0' })}`;
  },
};
