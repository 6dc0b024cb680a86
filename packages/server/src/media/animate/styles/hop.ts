import { path, round } from '../svg.ts';
import { centerOf, strokeWidth, type TextStyle } from './text-style.ts';

const COLORS = ['#ff5d5d', '#ffb524', '#1fbf9c', '#4d7dff', '#b45cff'];
const HEIGHT_PX = 22;
/** Fraction of the loop that a letter is in the air. */
const AIR = 0.45;

/** Letters in five colors hop one after the other, on a sticker with a white outline. */
export const hop: TextStyle = {
  name: 'hop',
  description: 'hop in five colors',
  family: 'lilita',
  box: { left: 26, top: 40, right: 454, bottom: 244 },
  lineHeight: 1.02,
  frameCount: 20,
  delay: 60,
  draw(layout, t) {
    const { letters } = layout;
    const transformed = letters.map((letter) => {
      const phase = (t - (0.6 * letter.order) / letters.length + 1) % 1;
      const inAir = phase < AIR ? Math.sin((Math.PI * phase) / AIR) : 0;
      const landed = phase >= AIR && phase < AIR + 0.15 ? Math.sin((Math.PI * (phase - AIR)) / 0.15) : 0;
      const { x } = centerOf(letter);
      const scaleX = 1 + 0.08 * landed - 0.04 * inAir;
      const scaleY = 1 - 0.12 * landed + 0.05 * inAir;
      const foot = letter.bottom;
      const transform = `translate(${round(x)} ${round(foot - HEIGHT_PX * inAir)}) scale(${round(scaleX)} ${round(scaleY)}) translate(${round(-x)} ${round(-foot)})`;
      return { d: letter.d, transform, color: COLORS[letter.order % COLORS.length] };
    });
    return [
      ...transformed.map(({ d, transform }) =>
        path(d, { stroke: '#ffffff', width: strokeWidth(22, layout), transform }),
      ),
      ...transformed.map(({ d, transform }) =>
        path(d, { stroke: '#20203a', width: strokeWidth(12, layout), transform }),
      ),
      ...transformed.map(({ d, transform, color }) => path(d, { fill: color, transform })),
    ].join('');
  },
};
