import { TAU } from '../lib/math.mjs';
import { circle, fill, glow, polygon, sky } from '../lib/shapes.mjs';
import { checks, drift, halftone, plain, rays, rings, stripes } from './backgrounds.mjs';
import { around, board, bubble, caption, scene, shadow } from './scene.mjs';

/** A heart whose tip is at 0, size * 0.5. */
export function heart(c, color, size) {
  fill(c, color, (path) => {
    path.moveTo(0, size * 0.48);
    path.bezierCurveTo(-size * 0.72, -size * 0.02, -size * 0.42, -size * 0.56, 0, -size * 0.2);
    path.bezierCurveTo(size * 0.42, -size * 0.56, size * 0.72, -size * 0.02, 0, size * 0.48);
  });
}

export const loveYou = scene({
  id: 'love-you-hearts',
  title: 'Love You',
  alt: 'A blushing face surrounded by hearts sits inside a big beating heart. Caption: Love you',
  tags: ['love you', 'love', 'i love you', 'hearts', 'cute', 'valentine', 'romance', 'crush', 'sweet', 'ily'],
  size: [400, 440],
  emoji: ['1f970'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    plain(c, w, h, '#ffd1dc');
    drift(w, h, t, {
      count: 20,
      seed: 14,
      smallest: 20,
      largest: 52,
      direction: -1,
      draw: (x, y, size, turn) => around(c, x, y, { turn }, () => heart(c, '#ffb0c4', size)),
    });
    const beat = 1 + Math.max(0, Math.sin(t * TAU * 3)) * 0.05;
    around(c, w / 2, h * 0.43, { scale: beat }, () => heart(c, '#ef3e66', 380));
    face.draw(c, t, w / 2, h * 0.4, 206);
    caption(stage, 'Love you', { x: w / 2, y: h * 0.85, size: 98, width: w * 0.92 });
  },
});

export const heartRain = scene({
  id: 'heart-rain',
  title: 'Heart Rain',
  alt: 'Hearts in red, purple, yellow, blue and green fall like rain on a pink background',
  tags: ['hearts', 'love', 'valentine', 'rain', 'romance', 'pink', 'cute', 'colorful', 'falling', 'i love you'],
  size: [360, 480],
  emoji: ['2764', '1f49c', '1f49b', '1f499', '1f49a'],
  paint({ c, w, h, t, actors }) {
    sky(c, w, h, [
      [0, '#ffe3ea'],
      [1, '#ffa6c1'],
    ]);
    drift(w, h, t, {
      count: 30,
      seed: 5,
      smallest: 30,
      largest: 92,
      draw: (x, y, size, turn, index) =>
        around(c, x, y, { turn }, () => actors[index % actors.length].draw(c, t + index * 0.13, 0, 0, size)),
    });
  },
});

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

/** A four-pointed star. */
export function sparkle(c, x, y, size, color = '#fff7d1') {
  if (size <= 0) return;
  fill(c, color, (path) => {
    path.moveTo(x, y - size * 1.6);
    for (const [dx, dy] of [
      [1.6, 0],
      [0, 1.6],
      [-1.6, 0],
      [0, -1.6],
    ])
      path.quadraticCurveTo(x, y, x + dx * size, y + dy * size);
  });
}

export const yes = scene({
  id: 'yes-thumbs-up',
  title: 'Yes!',
  alt: 'A thumbs-up hand jumps in front of green and mint checks. Caption: Yes!',
  tags: ['yes', 'thumbs up', 'ok', 'agree', 'good', 'great', 'approved', 'like', 'sure', 'absolutely'],
  size: [400, 400],
  emoji: ['1f44d'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [hand],
    } = stage;
    checks(c, w, h, t, { from: '#3bb273', to: '#46c281', tile: 50 });
    shadow(c, w / 2, h * 0.68, 84);
    hand.draw(c, t, w / 2, h * 0.4, 240);
    caption(stage, 'Yes!', { x: w / 2, y: h * 0.83, size: 124, fill: '#fff275', turns: 2 });
  },
});

export const goodLuck = scene({
  id: 'good-luck-crossed-fingers',
  title: 'Good Luck',
  alt: 'Crossed fingers wiggle among falling four-leaf clovers. Caption: Good luck!',
  tags: [
    'good luck',
    'luck',
    'fingers crossed',
    'hope',
    'clover',
    'you got this',
    'exam',
    'wish',
    'best wishes',
    'lucky',
  ],
  size: [400, 400],
  emoji: ['1f91e'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [hand],
    } = stage;
    rings(c, w, h, t, { colors: ['#14532d', '#1a6336'], gap: 46, y: h * 0.42 });
    drift(w, h, t, {
      count: 18,
      seed: 9,
      smallest: 26,
      largest: 58,
      draw: (x, y, size, turn) =>
        around(c, x, y, { turn: turn * 4 }, () => {
          for (let leaf = 0; leaf < 4; leaf++)
            around(c, 0, 0, { turn: (leaf * TAU) / 4 }, () =>
              around(c, 0, -size * 0.28, {}, () => heart(c, '#3fb56b', size * 0.52)),
            );
        }),
    });
    hand.draw(c, t, w / 2, h * 0.4, 226);
    caption(stage, 'Good luck!', { x: w / 2, y: h * 0.86, size: 92, width: w * 0.92 });
  },
});

export const youCanDoIt = scene({
  id: 'you-can-do-it',
  title: 'You Can Do It',
  alt: 'A strong arm flexes its muscle on a blue and white sunburst. Caption: You can do it!',
  tags: [
    'you can do it',
    'strong',
    'motivation',
    'go for it',
    'you got this',
    'power',
    'gym',
    'believe',
    'encouragement',
    'muscle',
  ],
  size: [400, 480],
  emoji: ['1f4aa'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [arm],
    } = stage;
    rays(c, w, h, t, { from: '#2f80ed', to: '#4a95f7', count: 16, y: h * 0.5 });
    circle(c, '#ffffff', w / 2, h * 0.47, 138);
    arm.draw(c, t, w / 2, h * 0.46, 236);
    caption(stage, 'You can', { x: w / 2, y: h * 0.125, size: 92, width: w * 0.9, motion: 'jelly' });
    caption(stage, 'do it!', { x: w / 2, y: h * 0.86, size: 116, width: w * 0.9, motion: 'jelly', fill: '#ffe14d' });
  },
});

export const deal = scene({
  id: 'deal-handshake',
  title: 'It’s a Deal',
  alt: 'Two hands shake in front of blue diagonal stripes. Caption: Deal!',
  tags: [
    'deal',
    'handshake',
    'agreed',
    'it’s a deal',
    'partners',
    'teamwork',
    'welcome aboard',
    'business',
    'together',
    'nice to meet you',
  ],
  size: [480, 320],
  emoji: ['1f91d'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [hands],
    } = stage;
    stripes(c, w, h, t, { from: '#1d4e89', to: '#23599b', band: 46 });
    polygon(c, '#f79256', [
      [0, h * 0.62],
      [w, h * 0.5],
      [w, h],
      [0, h],
    ]);
    around(c, w / 2, h * 0.37, { turn: Math.sin(t * TAU * 3) * 0.05 }, () => hands.draw(c, t, 0, 0, 226));
    caption(stage, 'Deal!', { x: w / 2, y: h * 0.81, size: 112, motion: 'wave', fill: '#fff' });
  },
});
