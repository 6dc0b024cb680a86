import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, polygon, rounded } from '../lib/shapes.mjs';
import { checks, rays } from './backgrounds.mjs';
import { caption, scene } from './scene.mjs';

export const coffeeFirst = scene({
  id: 'coffee-first',
  title: 'Coffee First',
  alt: 'Steam curls up from a pale cup of coffee on a cream and brown checked table. Caption: But first, coffee',
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
      context,
      width,
      height,
      t,
      actors: [cup],
    } = stage;
    checks({ ...stage, t: 0 }, { from: '#e9d2b3', to: '#e0c49f', tile: 50 });
    circle(context, '#fff8ec', { x: width / 2, y: height * 0.56, radius: 150 });
    context.lineWidth = 12;
    context.lineCap = 'round';
    context.strokeStyle = 'rgba(255,255,255,.85)';
    for (let i = 0; i < 3; i++) {
      context.beginPath();
      for (let y = 0; y <= 84; y += 6)
        context.lineTo(
          width * (0.4 + i * 0.09) + Math.sin(y / 15 + t * TAU * 2 + i * 1.4) * 9 * (y / 84 + 0.2),
          height * 0.4 - y,
        );
      context.stroke();
    }
    cup.draw(context, t, { x: width / 2, y: height * 0.55, size: 230 });
    caption(stage, 'But first,', {
      x: width / 2,
      y: height * 0.11,
      size: 76,
      width: width * 0.9,
      stroke: '#4b2e1e',
      motion: 'wave',
    });
    caption(stage, 'coffee', {
      x: width / 2,
      y: height * 0.88,
      size: 108,
      width: width * 0.92,
      stroke: '#4b2e1e',
      motion: 'wave',
    });
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
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    checks({ ...stage, t: 0 }, { from: '#ff6b6b', to: '#ffffff', tile: 40 });
    fill(context, 'rgba(255,107,107,.45)', (path) => path.rect(0, 0, width, height));
    circle(context, 'rgba(60,10,30,.18)', { x: width / 2 + 4, y: height * 0.41 + 9, radius: 150 });
    circle(context, '#ffffff', { x: width / 2, y: height * 0.41, radius: 150 });
    circle(context, '#eef1f5', { x: width / 2, y: height * 0.41, radius: 122 });
    face.draw(context, t, { x: width / 2, y: height * 0.41, size: 196 });
    const hop = Math.sin(t * TAU * 2) * 10;
    fork(context, width * 0.095, height * 0.41 + hop);
    knife(context, width * 0.905, height * 0.41 - hop);
    caption(stage, 'So hungry', { x: width / 2, y: height * 0.86, size: 94, width: width * 0.9 });
  },
});

function fork(context, x, y) {
  rounded(context, '#5c677d', { x: x - 7, y: y - 10, width: 14, height: 130, radius: 7 });
  for (const tine of [-20, -6.5, 7, 20])
    rounded(context, '#5c677d', { x: x + tine - 4, y: y - 110, width: 8, height: 74, radius: 4 });
  fill(context, '#5c677d', (path) => path.roundRect(x - 24, y - 62, 48, 56, [0, 0, 24, 24]));
}

function knife(context, x, y) {
  rounded(context, '#5c677d', { x: x - 8, y: y + 6, width: 16, height: 114, radius: 8 });
  fill(context, '#5c677d', (path) => path.roundRect(x - 16, y - 116, 28, 130, [4, 28, 4, 4]));
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
      context,
      width,
      height,
      t,
      actors: [eyes],
    } = stage;
    rays(stage, { from: '#3d1a5b', to: '#4a2170', count: 14, y: height * 0.3 });
    eyes.draw(context, t, { x: width / 2, y: height * 0.23, size: 190 });
    for (const { x, y, size, start } of scatter(2, 26, (next, i) => ({
      x: 0.27 + (i % 9) * 0.0575,
      y: 0.46 + Math.floor(i / 9) * 0.035 + next() * 0.02,
      size: 18 + next() * 8,
      start: next(),
    }))) {
      const jump = start > 0.75 ? Math.sin(frac(t * 2 + start) * Math.PI) * 46 : 0;
      circle(context, '#fff3c9', { x: width * x, y: height * y - jump, radius: size });
      circle(context, '#ffe29a', { x: width * x + 5, y: height * y - jump + 5, radius: size * 0.5 });
    }
    polygon(context, '#ffffff', [
      [width * 0.2, height * 0.52],
      [width * 0.8, height * 0.52],
      [width * 0.73, height],
      [width * 0.27, height],
    ]);
    for (let i = 0; i < 5; i++) {
      const top = (part) => width * (0.2 + part * 0.6);
      const bottom = (part) => width * (0.27 + part * 0.46);
      polygon(context, '#e63946', [
        [top(i / 5), height * 0.52],
        [top((i + 0.5) / 5), height * 0.52],
        [bottom((i + 0.5) / 5), height],
        [bottom(i / 5), height],
      ]);
    }
    caption(stage, 'Tell me', { x: width / 2, y: height * 0.67, size: 86, width: width * 0.9, motion: 'wave' });
    caption(stage, 'more', {
      x: width / 2,
      y: height * 0.87,
      size: 96,
      width: width * 0.9,
      motion: 'wave',
      t: t + 0.5,
    });
  },
});
