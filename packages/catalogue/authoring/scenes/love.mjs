import { TAU } from '../lib/math.mjs';
import { heart } from '../lib/ornaments.mjs';
import { plain, sky } from '../lib/shapes.mjs';
import { drift } from './backgrounds.mjs';
import { around, caption, scene } from './scene.mjs';

export const loveYou = scene({
  id: 'love-you-hearts',
  title: 'Love You',
  alt: 'A smiling face surrounded by hearts sits inside a big beating heart. Caption: Love you',
  tags: ['love you', 'love', 'i love you', 'hearts', 'cute', 'valentine', 'romance', 'crush', 'sweet', 'ily'],
  size: [400, 440],
  emoji: ['1f970'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    plain(stage, '#ffd1dc');
    drift(stage, {
      count: 20,
      seed: 14,
      smallest: 20,
      largest: 52,
      direction: -1,
      draw: ({ x, y, size, turn }) => around(context, { x, y, turn }, () => heart(context, '#ffb0c4', size)),
    });
    const beat = 1 + Math.max(0, Math.sin(t * TAU * 3)) * 0.05;
    around(context, { x: width / 2, y: height * 0.43, scale: beat }, () => heart(context, '#ef3e66', 380));
    face.draw(context, t, { x: width / 2, y: height * 0.4, size: 206 });
    caption(stage, 'Love you', { x: width / 2, y: height * 0.85, size: 98, width: width * 0.92 });
  },
});

export const heartRain = scene({
  id: 'heart-rain',
  title: 'Heart Rain',
  alt: 'Hearts in red, purple, yellow, blue and green fall like rain on a pink background',
  tags: ['hearts', 'love', 'valentine', 'rain', 'romance', 'pink', 'cute', 'colorful', 'falling', 'i love you'],
  size: [360, 480],
  emoji: ['2764', '1f49c', '1f49b', '1f499', '1f49a'],
  paint(stage) {
    const { context, t, actors } = stage;
    sky(stage, [
      [0, '#ffe3ea'],
      [1, '#ffa6c1'],
    ]);
    drift(stage, {
      count: 30,
      seed: 5,
      smallest: 30,
      largest: 92,
      draw: ({ x, y, size, turn, index }) =>
        around(context, { x, y, turn }, () =>
          actors[index % actors.length].draw(context, t + index * 0.13, { x: 0, y: 0, size }),
        ),
    });
  },
});
