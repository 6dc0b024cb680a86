import { TAU } from '../lib/math.mjs';
import { heart } from '../lib/ornaments.mjs';
import { circle, polygon } from '../lib/shapes.mjs';
import { checks, drift, rays, rings, stripes } from './backgrounds.mjs';
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
      context,
      width,
      height,
      t,
      actors: [hand],
    } = stage;
    checks(stage, { from: '#3bb273', to: '#46c281', tile: 50 });
    shadow(context, { x: width / 2, y: height * 0.68, radius: 84 });
    hand.draw(context, t, { x: width / 2, y: height * 0.4, size: 240 });
    caption(stage, 'Yes!', { x: width / 2, y: height * 0.83, size: 124, fill: '#fff275', turns: 2 });
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
      context,
      width,
      height,
      t,
      actors: [hand],
    } = stage;
    rings(stage, { colors: ['#14532d', '#1a6336'], gap: 46, y: height * 0.42 });
    drift(stage, {
      count: 18,
      seed: 9,
      smallest: 26,
      largest: 58,
      draw: ({ x, y, size, turn }) =>
        around(context, { x, y, turn: turn * 4 }, () => {
          for (let leaf = 0; leaf < 4; leaf++)
            around(context, { x: 0, y: 0, turn: (leaf * TAU) / 4 }, () =>
              around(context, { x: 0, y: -size * 0.28 }, () => heart(context, '#3fb56b', size * 0.52)),
            );
        }),
    });
    hand.draw(context, t, { x: width / 2, y: height * 0.4, size: 226 });
    caption(stage, 'Good luck!', { x: width / 2, y: height * 0.86, size: 92, width: width * 0.92 });
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
      context,
      width,
      height,
      t,
      actors: [arm],
    } = stage;
    rays(stage, { from: '#2f80ed', to: '#4a95f7', count: 16, y: height * 0.5 });
    circle(context, '#ffffff', { x: width / 2, y: height * 0.47, radius: 138 });
    arm.draw(context, t, { x: width / 2, y: height * 0.46, size: 236 });
    caption(stage, 'You can', { x: width / 2, y: height * 0.125, size: 92, width: width * 0.9, motion: 'jelly' });
    caption(stage, 'do it!', {
      x: width / 2,
      y: height * 0.86,
      size: 116,
      width: width * 0.9,
      motion: 'jelly',
      fill: '#ffe14d',
    });
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
      context,
      width,
      height,
      t,
      actors: [hands],
    } = stage;
    stripes(stage, { from: '#1d4e89', to: '#23599b', band: 46 });
    polygon(context, '#f79256', [
      [0, height * 0.62],
      [width, height * 0.5],
      [width, height],
      [0, height],
    ]);
    around(context, { x: width / 2, y: height * 0.37, turn: Math.sin(t * TAU * 3) * 0.05 }, () =>
      hands.draw(context, t, { x: 0, y: 0, size: 226 }),
    );
    caption(stage, 'Deal!', { x: width / 2, y: height * 0.81, size: 112, motion: 'wave', fill: '#fff' });
  },
});
