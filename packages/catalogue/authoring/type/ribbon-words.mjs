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
  canvas: (width, height) => (c, t) => {
    plain(c, width, height, '#fff3e6');
    for (const [offset, color, edge, sign] of [
      [-86, '#ffd6e0', '#f7b2c4', -1],
      [86, '#ffd6e0', '#f7b2c4', -1],
      [0, '#ef476f', '#c9305a', 1],
    ]) {
      textRibbon(c, width, height / 2 + offset, sign > 0 ? t : 1 - t, {
        color,
        edge,
        text: sign > 0 ? 'THANK YOU  ★  ' : 'thanks  ♥  thanks  ♥  ',
        ink: sign > 0 ? '#ffffff' : '#f2809f',
        half: sign > 0 ? 50 : 30,
        size: sign > 0 ? 66 : 38,
      });
    }
  },
};

/** Text that runs along a standing wave: each letter stands on the curve and leans with it. */
function textRibbon(c, width, middle, t, { color, edge, text, ink, half, size }) {
  const y = (x) => middle + Math.sin((x / width) * TAU * 1.1) * 24;
  for (const [paint, grow] of [
    [edge, 6],
    [color, 0],
  ]) {
    c.fillStyle = paint;
    c.beginPath();
    for (let x = -10; x <= width + 10; x += 6) c.lineTo(x, y(x) - half - grow);
    for (let x = width + 10; x >= -10; x -= 6) c.lineTo(x, y(x) + half + grow);
    c.fill();
  }
  c.font = `${size}px Lilita`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = ink;
  const total = c.measureText(text).width;
  for (let x = -total * (1 + t), turn = 0; x < width + size; turn++) {
    const letter = text[turn % text.length];
    const step = c.measureText(letter).width;
    const at = x + step / 2;
    if (at > -size)
      around(c, at, y(at), { turn: Math.atan2(y(at + 2) - y(at - 2), 4) }, () => c.fillText(letter, 0, 0));
    x += step;
  }
}
