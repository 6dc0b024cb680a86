import { TAU } from '../lib/math.mjs';
import { circle, fill, glow, sky } from '../lib/shapes.mjs';
import { halftone, rays } from './backgrounds.mjs';
import { sparkle } from './ornaments.mjs';
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
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    halftone(c, w, h, t, { from: '#06b48a', dots: '#09c599', step: 26 });
    shadow(c, w * 0.3, h * 0.93, 94);
    face.draw(c, t, w * 0.3, h * 0.62, 226);
    const sway = Math.sin(t * TAU) * 4;
    bubble(c, { x: w * 0.4, y: h * 0.07 + sway, width: w * 0.55, height: h * 0.46, tail: [w * 0.46, h * 0.66] });
    caption(stage, 'Thank', {
      x: w * 0.675,
      y: h * 0.2 + sway,
      size: 74,
      fill: '#06795d',
      stroke: undefined,
      motion: 'wave',
    });
    caption(stage, 'you!', {
      x: w * 0.675,
      y: h * 0.41 + sway,
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
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    sky(c, w, h, [
      [0, '#a8c5e8'],
      [1, '#dfe9f5'],
    ]);
    const peek = Math.sin(t * TAU) * 10;
    face.draw(c, t, w / 2, h * 0.4 + peek, 240);
    board(c, w * 0.1, h * 0.6, w * 0.8, h * 0.34, '#b9834f');
    for (let i = 1; i < 3; i++)
      fill(c, 'rgba(90,50,20,.25)', (path) => path.rect(w * 0.1, h * (0.6 + i * 0.113), w * 0.8, 3));
    for (const x of [0.17, 0.83]) circle(c, '#6b4423', w * x, h * 0.655, 5);
    caption(stage, 'Sorry…', { x: w / 2, y: h * 0.78, size: 92, motion: 'wave' });
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
      c,
      w,
      h,
      t,
      actors: [hands],
    } = stage;
    rays(c, w, h, t, { from: '#7c5cd6', to: '#8a6be0', count: 18, y: h * 0.4 });
    glow(c, w / 2, h * 0.4, 170, [
      [0, 'rgba(255,240,180,.95)'],
      [0.6, 'rgba(255,230,150,.4)'],
      [1, 'rgba(255,230,150,0)'],
    ]);
    hands.draw(c, t, w / 2, h * 0.4, 214);
    for (let i = 0; i < 10; i++) {
      const angle = (i / 10 + t / 10) * TAU;
      sparkle(
        c,
        w / 2 + Math.cos(angle) * 138,
        h * 0.4 + Math.sin(angle) * 138,
        7 + 6 * Math.sin((t * 2.3 + i * 0.3) * TAU),
      );
    }
    caption(stage, 'Please!', { x: w / 2, y: h * 0.86, size: 100, width: w * 0.92, motion: 'jelly' });
  },
});
