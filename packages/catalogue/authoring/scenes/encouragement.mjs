import { TAU } from '../lib/math.mjs';
import { circle, polygon } from '../lib/shapes.mjs';
import { checks, drift, rays, rings, stripes } from './backgrounds.mjs';
import { heart } from './ornaments.mjs';
import { around, caption, scene, shadow } from './scene.mjs';

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
