import { TAU } from '../lib/math.mjs';
import { plain } from '../lib/shapes.mjs';
import { around } from '../scenes/scene.mjs';

export const thankYouRibbon = {
  id: 'thank-you-ribbon',
  title: 'Thank You Very Much',
  alt: 'A pink ribbon with the words THANK YOU runs through a wave again and again on cream',
  tags: [
    'thank you',
    'thanks',
    'grateful',
    'text',
    'ribbon',
    'appreciate',
    'thank you very much',
    'typography',
    'wave',
    'merci',
  ],
  width: 480,
  height: 300,
  frames: 30,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#fff3e6');
    for (const [offset, color, edge, sign] of [
      [-86, '#ffd6e0', '#f7b2c4', -1],
      [86, '#ffd6e0', '#f7b2c4', -1],
      [0, '#ef476f', '#c9305a', 1],
    ]) {
      textRibbon(
        { context, width, t: sign > 0 ? t : 1 - t },
        {
          middle: height / 2 + offset,
          color,
          edge,
          text: sign > 0 ? 'THANK YOU  ★  ' : 'thanks  ♥  thanks  ♥  ',
          ink: sign > 0 ? '#ffffff' : '#f2809f',
          half: sign > 0 ? 50 : 30,
          size: sign > 0 ? 66 : 38,
        },
      );
    }
  },
};

/** Text that runs along a standing wave: each letter stands on the curve and leans with it. */
function textRibbon({ context, width, t }, { middle, color, edge, text, ink, half, size }) {
  const y = (x) => middle + Math.sin((x / width) * TAU * 1.1) * 24;
  for (const [paint, grow] of [
    [edge, 6],
    [color, 0],
  ]) {
    context.fillStyle = paint;
    context.beginPath();
    for (let x = -10; x <= width + 10; x += 6) context.lineTo(x, y(x) - half - grow);
    for (let x = width + 10; x >= -10; x -= 6) context.lineTo(x, y(x) + half + grow);
    context.fill();
  }
  context.font = `${size}px Lilita`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  const total = context.measureText(text).width;
  for (let x = -total * (1 + t), turn = 0; x < width + size; turn++) {
    const letter = text[turn % text.length];
    const step = context.measureText(letter).width;
    const at = x + step / 2;
    if (at > -size)
      around(context, { x: at, y: y(at), turn: Math.atan2(y(at + 2) - y(at - 2), 4) }, () =>
        context.fillText(letter, 0, 0),
      );
    x += step;
  }
}
