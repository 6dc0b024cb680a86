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
    const { c, w, h, t } = stage;
    sky(c, w, h, [
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
    for (const [x, y, start, color] of rockets) firework(c, w * x, h * y, frac(t + start), color);
    for (const { x, width, height } of scatter(14, 20, (next, i) => ({
      x: i * 25 - 6,
      width: 20 + next() * 12,
      height: 26 + next() * 58,
    }))) {
      c.fillStyle = '#080818';
      c.fillRect(x, h - height, width, height);
      c.fillStyle = 'rgba(255,214,120,.75)';
      for (let y = h - height + 8; y < h - 6; y += 11)
        for (let at = x + 4; at < x + width - 4; at += 7) if ((at * 7 + y * 13) % 5 < 2) c.fillRect(at, y, 3, 4);
    }
    caption(stage, 'Happy', { x: w / 2, y: h * 0.4, size: 80, fill: '#ffe9a8', motion: 'wave', stroke: '#140d33' });
    caption(stage, 'New Year', {
      x: w / 2,
      y: h * 0.62,
      size: 92,
      width: w * 0.88,
      fill: '#fff',
      motion: 'wave',
      stroke: '#140d33',
    });
  },
});

function firework(c, x, y, age, color) {
  if (age > 0.85) return;
  const spread = 1 - (1 - age / 0.85) ** 3;
  c.strokeStyle = color;
  c.lineCap = 'round';
  c.globalAlpha = Math.min(1, (0.85 - age) * 3);
  for (let ring = 1; ring <= 2; ring++) {
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * TAU + ring * 0.2;
      const far = spread * 48 * ring;
      const near = Math.max(0, far - 16 * (1 - age));
      c.lineWidth = 3.4 * (1 - age * 0.6);
      c.beginPath();
      c.moveTo(x + Math.cos(angle) * near, y + Math.sin(angle) * near + age * age * 26);
      c.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far + age * age * 26);
      c.stroke();
    }
  }
  c.globalAlpha = 1;
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
      c,
      w,
      h,
      t,
      actors: [pumpkin, bat],
    } = stage;
    sky(c, w, h, [
      [0, '#31135c'],
      [0.7, '#8b2f97'],
      [1, '#ff7b3a'],
    ]);
    circle(c, 'rgba(255,210,120,.9)', w * 0.5, h * 0.44, 128);
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6 + t / 6) * TAU;
      bat.draw(c, (t * 19 + i) / 6, w / 2 + Math.cos(angle) * 158, h * 0.42 + Math.sin(angle) * 128, 62);
    }
    around(c, w / 2, h * 0.56, { turn: Math.sin(t * TAU * 2) * 0.06 }, () => pumpkin.draw(c, t, 0, -h * 0.1, 232));
    caption(stage, 'Happy', { x: w / 2, y: h * 0.12, size: 84, fill: '#ffd166', motion: 'wiggle', stroke: INK });
    caption(stage, 'Halloween', {
      x: w / 2,
      y: h * 0.87,
      size: 92,
      width: w * 0.92,
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
      c,
      w,
      h,
      t,
      actors: [tree],
    } = stage;
    sky(c, w, h, [
      [0, '#b3202c'],
      [1, '#7d0f1e'],
    ]);
    const flake = (x, y, size) => circle(c, 'rgba(255,255,255,.85)', x, y, size / 2);
    drift(w, h, t, { count: 34, seed: 31, smallest: 3, largest: 7, draw: flake });
    fill(c, '#fdf6f0', (path) => path.ellipse(w / 2, h * 0.86, w * 0.75, h * 0.16, 0, 0, TAU));
    shadow(c, w / 2, h * 0.735, 74);
    tree.draw(c, t, w / 2, h * 0.5, 262);
    drift(w, h, t, { count: 20, seed: 77, smallest: 7, largest: 13, draw: flake });
    caption(stage, 'Merry', { x: w / 2, y: h * 0.135, size: 92, motion: 'wave', stroke: '#4a0710' });
    caption(stage, 'Christmas', {
      x: w / 2,
      y: h * 0.86,
      size: 90,
      width: w * 0.9,
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
      c,
      w,
      h,
      t,
      actors: [ghost, bat],
    } = stage;
    plain(c, w, h, '#2a1650');
    glow(c, w / 2, h * 0.4, 230, [
      [0, 'rgba(255,190,90,.55)'],
      [1, 'rgba(255,190,90,0)'],
    ]);
    circle(c, '#ffb545', w / 2, h * 0.4, 134);
    circle(c, '#f5a02f', w * 0.4, h * 0.3, 22);
    circle(c, '#f5a02f', w * 0.66, h * 0.5, 16);
    for (let i = 0; i < 5; i++) {
      const x = frac(i / 5 + t) * (w + 140) - 70;
      const y = h * (0.12 + ((i * 0.37) % 0.5)) + Math.sin((t + i * 0.3) * TAU * 2) * 14;
      bat.draw(c, t * 2 + i * 0.2, x, y, 52 + (i % 3) * 14);
    }
    ghost.draw(c, t, w / 2, h * 0.42 + Math.sin(t * TAU * 2) * 8, 208);
    caption(stage, 'Boo!', { x: w / 2, y: h * 0.84, size: 118, motion: 'wiggle', fill: '#fff7e0', turns: 2 });
  },
});
