import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, glow, plain, sky } from '../lib/shapes.mjs';
import { drift } from './backgrounds.mjs';
import { around, caption, INK, scene, shadow } from './scene.mjs';

export const newYear = scene({
  id: 'happy-new-year-fireworks',
  title: 'Happy New Year',
  alt: 'Fireworks burst over a dark city skyline around the words Happy New Year',
  tags: [
    'happy new year',
    'new year',
    'fireworks',
    'midnight',
    'celebrate',
    'party',
    'night',
    'sparkle',
    'congratulations',
    'holiday',
  ],
  size: [480, 360],
  paint(stage) {
    const { context, width, height, t } = stage;
    sky(stage, [
      [0, '#0a0b2e'],
      [1, '#31265f'],
    ]);
    const rockets = [
      [0.22, 0.3, 0.55, '#ffd166'],
      [0.76, 0.24, 0.85, '#ff5d8f'],
      [0.5, 0.2, 0.2, '#5ef2d6'],
      [0.12, 0.6, 0.05, '#b58cff'],
      [0.9, 0.55, 0.4, '#ffa94d'],
    ];
    for (const [x, y, start, color] of rockets)
      firework(context, { x: width * x, y: height * y, age: frac(t + start), color });
    for (const { x, wide, tall } of scatter(14, 20, (next, i) => ({
      x: i * 25 - 6,
      wide: 20 + next() * 12,
      tall: 26 + next() * 58,
    }))) {
      context.fillStyle = '#080818';
      context.fillRect(x, height - tall, wide, tall);
      context.fillStyle = 'rgba(255,214,120,.75)';
      for (let y = height - tall + 8; y < height - 6; y += 11)
        for (let at = x + 4; at < x + wide - 4; at += 7) if ((at * 7 + y * 13) % 5 < 2) context.fillRect(at, y, 3, 4);
    }
    caption(stage, 'Happy', {
      x: width / 2,
      y: height * 0.4,
      size: 80,
      fill: '#ffe9a8',
      motion: 'wave',
      stroke: '#140d33',
    });
    caption(stage, 'New Year', {
      x: width / 2,
      y: height * 0.62,
      size: 92,
      width: width * 0.88,
      fill: '#fff',
      motion: 'wave',
      stroke: '#140d33',
    });
  },
});

function firework(context, { x, y, age, color }) {
  if (age > 0.85) return;
  const spread = 1 - (1 - age / 0.85) ** 3;
  context.strokeStyle = color;
  context.lineCap = 'round';
  context.globalAlpha = Math.min(1, (0.85 - age) * 3);
  for (let ring = 1; ring <= 2; ring++) {
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * TAU + ring * 0.2;
      const far = spread * 48 * ring;
      const near = Math.max(0, far - 16 * (1 - age));
      context.lineWidth = 3.4 * (1 - age * 0.6);
      context.beginPath();
      context.moveTo(x + Math.cos(angle) * near, y + Math.sin(angle) * near + age * age * 26);
      context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far + age * age * 26);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

export const trickOrTreat = scene({
  id: 'happy-halloween-pumpkin',
  title: 'Happy Halloween',
  alt: 'A carved pumpkin laughs under a violet sky as bats circle around it. Caption: Happy Halloween',
  tags: [
    'halloween',
    'happy halloween',
    'pumpkin',
    'spooky',
    'trick or treat',
    'october',
    'bats',
    'scary',
    'jack o lantern',
    'party',
  ],
  size: [400, 480],
  emoji: ['1f383', '1f987'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [pumpkin, bat],
    } = stage;
    sky(stage, [
      [0, '#31135c'],
      [0.7, '#8b2f97'],
      [1, '#ff7b3a'],
    ]);
    circle(context, 'rgba(255,210,120,.9)', { x: width * 0.5, y: height * 0.44, radius: 128 });
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6 + t / 6) * TAU;
      bat.draw(context, (t * 19 + i) / 6, {
        x: width / 2 + Math.cos(angle) * 158,
        y: height * 0.42 + Math.sin(angle) * 128,
        size: 62,
      });
    }
    around(context, { x: width / 2, y: height * 0.56, turn: Math.sin(t * TAU * 2) * 0.06 }, () =>
      pumpkin.draw(context, t, { x: 0, y: -height * 0.1, size: 232 }),
    );
    caption(stage, 'Happy', {
      x: width / 2,
      y: height * 0.12,
      size: 84,
      fill: '#ffd166',
      motion: 'wiggle',
      stroke: INK,
    });
    caption(stage, 'Halloween', {
      x: width / 2,
      y: height * 0.87,
      size: 92,
      width: width * 0.92,
      fill: '#ffd166',
      motion: 'wiggle',
      stroke: INK,
    });
  },
});

export const merryChristmas = scene({
  id: 'merry-christmas-tree',
  title: 'Merry Christmas',
  alt: 'A decorated Christmas tree sways in falling snow between the words Merry and Christmas',
  tags: [
    'christmas',
    'merry christmas',
    'xmas',
    'winter',
    'snow',
    'holidays',
    'tree',
    'december',
    'happy holidays',
    'santa',
  ],
  size: [400, 500],
  emoji: ['1f384'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [tree],
    } = stage;
    sky(stage, [
      [0, '#b3202c'],
      [1, '#7d0f1e'],
    ]);
    const flake = ({ x, y, size }) => circle(context, 'rgba(255,255,255,.85)', { x, y, radius: size / 2 });
    drift(stage, { count: 34, seed: 31, smallest: 3, largest: 7, draw: flake });
    fill(context, '#fdf6f0', (path) => path.ellipse(width / 2, height * 0.86, width * 0.75, height * 0.16, 0, 0, TAU));
    shadow(context, { x: width / 2, y: height * 0.735, radius: 74 });
    tree.draw(context, t, { x: width / 2, y: height * 0.5, size: 262 });
    drift(stage, { count: 20, seed: 77, smallest: 7, largest: 13, draw: flake });
    caption(stage, 'Merry', { x: width / 2, y: height * 0.135, size: 92, motion: 'wave', stroke: '#4a0710' });
    caption(stage, 'Christmas', {
      x: width / 2,
      y: height * 0.86,
      size: 90,
      width: width * 0.9,
      motion: 'wave',
      fill: '#1f8a4c',
      stroke: '#fff',
      strokeWidth: 0.2,
    });
  },
});

export const boo = scene({
  id: 'boo-ghost',
  title: 'Boo!',
  alt: 'A white ghost with its tongue out pops up in front of a full moon while bats fly past. Caption: Boo!',
  tags: ['boo', 'halloween', 'ghost', 'spooky', 'scary', 'surprise', 'bats', 'moon', 'october', 'night'],
  size: [400, 400],
  emoji: ['1f47b', '1f987'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [ghost, bat],
    } = stage;
    plain(stage, '#2a1650');
    glow(context, {
      x: width / 2,
      y: height * 0.4,
      radius: 230,
      stops: [
        [0, 'rgba(255,190,90,.55)'],
        [1, 'rgba(255,190,90,0)'],
      ],
    });
    circle(context, '#ffb545', { x: width / 2, y: height * 0.4, radius: 134 });
    circle(context, '#f5a02f', { x: width * 0.4, y: height * 0.3, radius: 22 });
    circle(context, '#f5a02f', { x: width * 0.66, y: height * 0.5, radius: 16 });
    for (let i = 0; i < 5; i++) {
      const x = frac(i / 5 + t) * (width + 140) - 70;
      const y = height * (0.12 + ((i * 0.37) % 0.5)) + Math.sin((t + i * 0.3) * TAU * 2) * 14;
      bat.draw(context, t * 2 + i * 0.2, { x, y, size: 52 + (i % 3) * 14 });
    }
    ghost.draw(context, t, { x: width / 2, y: height * 0.42 + Math.sin(t * TAU * 2) * 8, size: 208 });
    caption(stage, 'Boo!', { x: width / 2, y: height * 0.84, size: 118, motion: 'wiggle', fill: '#fff7e0', turns: 2 });
  },
});
