import { TAU } from '../lib/math.mjs';
import { sparkle } from '../lib/ornaments.mjs';
import { circle, fill, glow, sky } from '../lib/shapes.mjs';
import { halftone, rays } from './backgrounds.mjs';
import { board, bubble, caption, scene, shadow } from './scene.mjs';

export const thankYou = scene({
  id: 'thank-you-hug',
  title: 'Thank You',
  alt: 'A smiling face opens its arms for a hug and says Thank you! in a speech bubble',
  tags: [
    'thank you',
    'thanks',
    'grateful',
    'hug',
    'appreciate',
    'thank you so much',
    'thx',
    'gratitude',
    'kind',
    'much appreciated',
  ],
  size: [480, 360],
  emoji: ['1f917'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    halftone(stage, { from: '#06b48a', dots: '#09c599', step: 26 });
    shadow(context, { x: width * 0.3, y: height * 0.93, radius: 94 });
    face.draw(context, t, { x: width * 0.3, y: height * 0.62, size: 226 });
    const sway = Math.sin(t * TAU) * 4;
    bubble(context, {
      x: width * 0.4,
      y: height * 0.07 + sway,
      width: width * 0.55,
      height: height * 0.46,
      tail: [width * 0.46, height * 0.66],
    });
    caption(stage, 'Thank', {
      x: width * 0.675,
      y: height * 0.2 + sway,
      size: 74,
      fill: '#06795d',
      stroke: undefined,
      motion: 'wave',
    });
    caption(stage, 'you!', {
      x: width * 0.675,
      y: height * 0.41 + sway,
      size: 74,
      fill: '#06795d',
      stroke: undefined,
      motion: 'wave',
      t: t + 0.5,
    });
  },
});

export const sorry = scene({
  id: 'sorry-puppy-eyes',
  title: 'Sorry',
  alt: 'A face with huge puppy eyes peeks over a wooden sign that says Sorry…',
  tags: ['sorry', 'i’m sorry', 'apology', 'forgive me', 'my bad', 'puppy eyes', 'oops', 'sad', 'please', 'cute'],
  size: [400, 360],
  emoji: ['1f97a'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    sky(stage, [
      [0, '#a8c5e8'],
      [1, '#dfe9f5'],
    ]);
    const peek = Math.sin(t * TAU) * 10;
    face.draw(context, t, { x: width / 2, y: height * 0.4 + peek, size: 240 });
    board(context, { x: width * 0.1, y: height * 0.6, width: width * 0.8, height: height * 0.34, color: '#b9834f' });
    for (let i = 1; i < 3; i++)
      fill(context, 'rgba(90,50,20,.25)', (path) => path.rect(width * 0.1, height * (0.6 + i * 0.113), width * 0.8, 3));
    for (const x of [0.17, 0.83]) circle(context, '#6b4423', { x: width * x, y: height * 0.655, radius: 5 });
    caption(stage, 'Sorry…', { x: width / 2, y: height * 0.78, size: 92, motion: 'wave' });
  },
});

export const please = scene({
  id: 'pretty-please',
  title: 'Pretty Please',
  alt: 'Two palms are pressed together in a glowing ring of sparkles. Caption: Please!',
  tags: [
    'please',
    'pretty please',
    'beg',
    'hope',
    'pray',
    'asking',
    'i need this',
    'folded hands',
    'favor',
    'fingers crossed',
  ],
  size: [360, 420],
  emoji: ['1f64f'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [hands],
    } = stage;
    rays(stage, { from: '#7c5cd6', to: '#8a6be0', count: 18, y: height * 0.4 });
    glow(context, {
      x: width / 2,
      y: height * 0.4,
      radius: 170,
      stops: [
        [0, 'rgba(255,240,180,.95)'],
        [0.6, 'rgba(255,230,150,.4)'],
        [1, 'rgba(255,230,150,0)'],
      ],
    });
    hands.draw(context, t, { x: width / 2, y: height * 0.4, size: 214 });
    for (let i = 0; i < 10; i++) {
      const angle = (i / 10 + t / 10) * TAU;
      sparkle(context, {
        x: width / 2 + Math.cos(angle) * 138,
        y: height * 0.4 + Math.sin(angle) * 138,
        size: 7 + 6 * Math.sin((t * 2.3 + i * 0.3) * TAU),
      });
    }
    caption(stage, 'Please!', { x: width / 2, y: height * 0.86, size: 100, width: width * 0.92, motion: 'jelly' });
  },
});
