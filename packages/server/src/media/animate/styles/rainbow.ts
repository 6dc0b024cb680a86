import { path, round } from '../svg.ts';
import { centerOf, strokeWidth, type TextStyle, wave } from './text-style.ts';

/** A rainbow runs through letters that ride a wave, on a sticker with a white outline. */
export const rainbow: TextStyle = {
  name: 'rainbow',
  description: 'ride a wave in the colors of the rainbow',
  family: 'bungee',
  box: { left: 28, top: 34, right: 452, bottom: 236 },
  lineHeight: 1,
  frameCount: 20,
  delay: 70,
  draw(layout, t) {
    const { letters } = layout;
    const transformed = letters.map((letter) => {
      const { x, y } = centerOf(letter);
      const at = x / 480;
      const transform = `translate(0 ${round(9 * wave(t - at))}) rotate(${round(4 * wave(t - at + 0.25))} ${round(x)} ${round(y)})`;
      return { d: letter.d, transform, hue: Math.round(360 * ((at - t + 1) % 1)) };
    });
    return [
      ...transformed.map(({ d, transform }) =>
        path(d, { stroke: '#ffffff', width: strokeWidth(24, layout), transform }),
      ),
      ...transformed.map(({ d, transform, hue }) =>
        path(d, { stroke: `hsl(${hue},75%,26%)`, width: strokeWidth(10, layout), transform }),
      ),
      ...transformed.map(({ d, transform, hue }) => path(d, { fill: `hsl(${hue},95%,60%)`, transform })),
    ].join('');
  },
};
