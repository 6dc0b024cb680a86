import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, polygon, rounded } from '../lib/shapes.mjs';
import { checks, rays } from './backgrounds.mjs';
import { caption, scene } from './scene.mjs';

export const coffeeFirst = scene({
  id: 'coffee-first',
  title: 'Coffee First',
  alt: 'Steam curls up from a white cup of coffee on a cream and brown checked table. Caption: But first, coffee',
  tags: [
    'coffee',
    'coffee first',
    'morning',
    'but first coffee',
    'monday',
    'cafe',
    'tired',
    'caffeine',
    'break',
    'good morning',
  ],
  size: [400, 500],
  emoji: ['2615'],
  cta: { link: 'http://example.com/cafes-near-you', text: 'Find a café' },
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [cup],
    } = stage;
    checks(c, w, h, 0, { from: '#e9d2b3', to: '#e0c49f', tile: 50 });
    circle(c, '#fff8ec', w / 2, h * 0.56, 150);
    c.lineWidth = 12;
    c.lineCap = 'round';
    c.strokeStyle = 'rgba(255,255,255,.85)';
    for (let i = 0; i < 3; i++) {
      c.beginPath();
      for (let y = 0; y <= 84; y += 6)
        c.lineTo(w * (0.4 + i * 0.09) + Math.sin(y / 15 + t * TAU * 2 + i * 1.4) * 9 * (y / 84 + 0.2), h * 0.4 - y);
      c.stroke();
    }
    cup.draw(c, t, w / 2, h * 0.55, 230);
    caption(stage, 'But first,', {
      x: w / 2,
      y: h * 0.11,
      size: 76,
      width: w * 0.9,
      stroke: '#4b2e1e',
      motion: 'wave',
    });
    caption(stage, 'coffee', { x: w / 2, y: h * 0.88, size: 108, width: w * 0.92, stroke: '#4b2e1e', motion: 'wave' });
  },
});

export const hungry = scene({
  id: 'so-hungry',
  title: 'I’m Hungry',
  alt: 'A face licks its lips on a plate between a bouncing knife and fork. Caption: So hungry',
  tags: ['hungry', 'so hungry', 'food', 'eat', 'dinner', 'lunch', 'yummy', 'delicious', 'feed me', 'snack'],
  size: [480, 400],
  emoji: ['1f60b'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    checks(c, w, h, 0, { from: '#ff6b6b', to: '#ffffff', tile: 40 });
    fill(c, 'rgba(255,107,107,.45)', (path) => path.rect(0, 0, w, h));
    circle(c, 'rgba(60,10,30,.18)', w / 2 + 4, h * 0.41 + 9, 150);
    circle(c, '#ffffff', w / 2, h * 0.41, 150);
    circle(c, '#eef1f5', w / 2, h * 0.41, 122);
    face.draw(c, t, w / 2, h * 0.41, 196);
    const hop = Math.sin(t * TAU * 2) * 10;
    fork(c, w * 0.095, h * 0.41 + hop);
    knife(c, w * 0.905, h * 0.41 - hop);
    caption(stage, 'So hungry', { x: w / 2, y: h * 0.86, size: 94, width: w * 0.9 });
  },
});

function fork(c, x, y) {
  rounded(c, '#5c677d', x - 7, y - 10, 14, 130, 7);
  for (const tine of [-20, -6.5, 7, 20]) rounded(c, '#5c677d', x + tine - 4, y - 110, 8, 74, 4);
  fill(c, '#5c677d', (path) => path.roundRect(x - 24, y - 62, 48, 56, [0, 0, 24, 24]));
}

function knife(c, x, y) {
  rounded(c, '#5c677d', x - 8, y + 6, 16, 114, 8);
  fill(c, '#5c677d', (path) => path.roundRect(x - 16, y - 116, 28, 130, [4, 28, 4, 4]));
}

export const drama = scene({
  id: 'tell-me-more-eyes',
  title: 'Tell Me More',
  alt: 'Two big eyes look left and right over a stripy bucket of popcorn. Caption: Tell me more',
  tags: [
    'tell me more',
    'popcorn',
    'drama',
    'watching',
    'eyes',
    'gossip',
    'movie',
    'i’m listening',
    'curious',
    'here for it',
  ],
  size: [400, 440],
  emoji: ['1f440'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [eyes],
    } = stage;
    rays(c, w, h, t, { from: '#3d1a5b', to: '#4a2170', count: 14, y: h * 0.3 });
    eyes.draw(c, t, w / 2, h * 0.23, 190);
    for (const { x, y, size, start } of scatter(2, 26, (next, i) => ({
      x: 0.27 + (i % 9) * 0.0575,
      y: 0.46 + Math.floor(i / 9) * 0.035 + next() * 0.02,
      size: 18 + next() * 8,
      start: next(),
    }))) {
      const jump = start > 0.75 ? Math.sin(frac(t * 2 + start) * Math.PI) * 46 : 0;
      circle(c, '#fff3c9', w * x, h * y - jump, size);
      circle(c, '#ffe29a', w * x + 5, h * y - jump + 5, size * 0.5);
    }
    polygon(c, '#ffffff', [
      [w * 0.2, h * 0.52],
      [w * 0.8, h * 0.52],
      [w * 0.73, h],
      [w * 0.27, h],
    ]);
    for (let i = 0; i < 5; i++) {
      const top = (part) => w * (0.2 + part * 0.6);
      const bottom = (part) => w * (0.27 + part * 0.46);
      polygon(c, '#e63946', [
        [top(i / 5), h * 0.52],
        [top((i + 0.5) / 5), h * 0.52],
        [bottom((i + 0.5) / 5), h],
        [bottom(i / 5), h],
      ]);
    }
    caption(stage, 'Tell me', { x: w / 2, y: h * 0.67, size: 86, width: w * 0.9, motion: 'wave' });
    caption(stage, 'more', { x: w / 2, y: h * 0.87, size: 96, width: w * 0.9, motion: 'wave', t: t + 0.5 });
  },
});
