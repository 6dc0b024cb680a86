import { frac, TAU } from '../lib/math.mjs';
import { circle, fill, glow, plain, sky } from '../lib/shapes.mjs';
import { halftone } from './backgrounds.mjs';
import { around, caption, scene } from './scene.mjs';

export const lol = scene({
  id: 'lol-laughing',
  title: 'LOL',
  alt: 'A face laughing with tears of joy is the O in huge letters L O L on a yellow comic background',
  tags: ['lol', 'laugh', 'funny', 'haha', 'rofl', 'laughing', 'hilarious', 'lmao', 'joke', 'crying laughing'],
  size: [480, 300],
  emoji: ['1f602'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    halftone(stage, { from: '#ffd60a', dots: '#ffb300', step: 24 });
    const shake = Math.sin(t * TAU * 6) * 0.06;
    caption(stage, 'L', {
      x: width * 0.135,
      y: height * 0.52,
      size: 205,
      motion: 'shake',
      fill: '#ff4d6d',
      strokeWidth: 0.13,
    });
    caption(stage, 'L', {
      x: width * 0.885,
      y: height * 0.52,
      size: 205,
      motion: 'shake',
      fill: '#ff4d6d',
      strokeWidth: 0.13,
      t: t + 0.4,
    });
    around(context, { x: width / 2, y: height / 2, turn: shake, scale: 1 + Math.sin(t * TAU * 4) * 0.03 }, () =>
      face.draw(context, t, { x: 0, y: 0, size: 256 }),
    );
  },
});

export const scared = scene({
  id: 'scared-scream',
  title: 'Aaaah!',
  alt: 'A terrified face screams in the dark, surrounded by pairs of blinking yellow eyes. Caption: Aaaah!',
  tags: ['scared', 'scream', 'fear', 'horror', 'help', 'halloween', 'afraid', 'spooky', 'panic', 'nope'],
  size: [480, 360],
  emoji: ['1f631'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    plain(stage, '#141126');
    glow(context, {
      x: width / 2,
      y: height * 0.42,
      radius: 220,
      stops: [
        [0, 'rgba(120,110,220,.55)'],
        [1, 'rgba(120,110,220,0)'],
      ],
    });
    const spots = [
      [0.1, 0.16],
      [0.27, 0.09],
      [0.76, 0.1],
      [0.91, 0.2],
      [0.08, 0.46],
      [0.93, 0.5],
      [0.14, 0.7],
      [0.87, 0.74],
    ];
    for (const [i, [x, y]] of spots.entries()) {
      const open = frac(t * 2 + i * 0.31) < 0.86 ? 1 : 0.12;
      const size = 9 + (i % 3) * 3;
      for (const side of [-1, 1]) {
        around(context, { x: width * x + side * size * 1.2, y: height * y, scaleX: 1, scaleY: open }, () => {
          circle(context, '#ffe14d', { x: 0, y: 0, radius: size });
          circle(context, '#141126', { x: Math.sin(t * TAU) * size * 0.3, y: 0, radius: size * 0.4 });
        });
      }
    }
    face.draw(context, t, { x: width / 2 + Math.sin(t * TAU * 12) * 4, y: height * 0.41, size: 232 });
    caption(stage, 'Aaaah!', { x: width / 2, y: height * 0.85, size: 98, motion: 'shake', fill: '#b8f2ff' });
  },
});

export const angry = scene({
  id: 'angry-grrr',
  title: 'Grrr!',
  alt: 'A furious red face shakes while flames lick up behind it. Caption: Grrr!',
  tags: ['angry', 'mad', 'rage', 'furious', 'grr', 'annoyed', 'fire', 'upset', 'hate', 'fuming'],
  size: [400, 400],
  emoji: ['1f621'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    sky(stage, [
      [0, '#4a0a12'],
      [1, '#a3161f'],
    ]);
    for (const [layer, color] of ['#e8431f', '#ff8a1f', '#ffc83d'].entries()) flames(stage, { layer, color });
    face.draw(context, t, { x: width / 2 + Math.sin(t * TAU * 10) * 5, y: height * 0.44, size: 226 });
    caption(stage, 'Grrr!', { x: width / 2, y: height * 0.85, size: 116, motion: 'shake' });
  },
});

function flames({ context, width, height, t }, { layer, color }) {
  const tongues = 7;
  fill(context, color, (path) => {
    path.moveTo(0, height);
    const base = height * (0.5 + layer * 0.14);
    for (let i = 0; i <= tongues; i++) {
      const x = ((i - 0.5 + (layer % 2) * 0.5) / (tongues - 1)) * width;
      const tall = 46 + 30 * Math.sin(i * 2.4 + layer) + 22 * Math.sin((t * 2 + i * 0.37 + layer * 0.2) * TAU);
      const gap = width / (tongues - 1) / 2;
      path.quadraticCurveTo(x - gap * 0.6, base + 10, x + Math.sin((t * 2 + i * 0.6) * TAU) * 9, base - tall);
      path.quadraticCurveTo(x + gap * 0.6, base + 10, x + gap, base + 34);
    }
    path.lineTo(width, height);
  });
}

export const imFine = scene({
  id: 'im-fine-crying',
  title: 'I’m Fine',
  alt: 'A sobbing face floats in a pool of its own tears. Caption: I’m fine',
  tags: ['i’m fine', 'crying', 'sad', 'tears', 'cry', 'sobbing', 'not fine', 'mood', 'monday', 'drama'],
  size: [480, 400],
  emoji: ['1f62d'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    sky(stage, [
      [0, '#ffd7ba'],
      [1, '#ffc09f'],
    ]);
    const bob = Math.sin(t * TAU) * 8;
    water(stage, { level: height * 0.46, t, color: '#7cc6fe' });
    around(context, { x: width / 2, y: height * 0.37 + bob, turn: Math.sin(t * TAU) * 0.06 }, () =>
      face.draw(context, t, { x: 0, y: 0, size: 226 }),
    );
    water(stage, { level: height * 0.56, t: t + 0.3, color: 'rgba(61,139,253,.78)' });
    water(stage, { level: height * 0.68, t: t + 0.7, color: 'rgba(30,100,220,.8)' });
    caption(stage, 'I’m fine', { x: width / 2, y: height * 0.83, size: 104, motion: 'wave' });
  },
});

function water({ context, width, height }, { level, t, color }) {
  fill(context, color, (path) => {
    path.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) path.lineTo(x, level + Math.sin((x / width) * TAU * 2 + t * TAU) * 8);
    path.lineTo(width, height);
  });
}
