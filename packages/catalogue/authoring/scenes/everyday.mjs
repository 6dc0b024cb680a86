import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, polygon, rounded, sky } from '../lib/shapes.mjs';
import { checks, halftone, plain, rays, stars } from './backgrounds.mjs';
import { around, caption, INK, scene } from './scene.mjs';

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

export const monday = scene({
  id: 'monday-sloth',
  title: 'Monday…',
  alt: 'A sloth hangs from a branch and swings slowly among green leaves. Caption: Monday…',
  tags: ['monday', 'lazy', 'slow', 'tired', 'sloth', 'not today', 'weekend over', 'sleepy', 'work', 'mood'],
  size: [440, 400],
  emoji: ['1f9a5'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [sloth],
    } = stage;
    sky(c, w, h, [
      [0, '#bfe3b4'],
      [1, '#7fc29b'],
    ]);
    for (const { x, y, turn, size, color } of scatter(8, 22, (next, i) => ({
      x: next(),
      y: next() * 0.9,
      turn: next() * TAU,
      size: 40 + next() * 50,
      color: i & 1 ? '#9fd39b' : '#8dca8f',
    }))) {
      around(c, w * x, h * y, { turn: turn + Math.sin(t * TAU + x * 9) * 0.08 }, () =>
        fill(c, color, (path) => {
          path.moveTo(0, 0);
          path.quadraticCurveTo(size * 0.5, -size * 0.4, size, 0);
          path.quadraticCurveTo(size * 0.5, size * 0.4, 0, 0);
        }),
      );
    }
    around(c, w / 2, h * 0.1, { turn: Math.sin(t * TAU) * 0.05 }, () => sloth.draw(c, t, 0, h * 0.28, 256));
    caption(stage, 'Monday…', { x: w / 2, y: h * 0.85, size: 100, width: w * 0.9, motion: 'wave', stroke: '#1f4d3a' });
  },
});

export const loading = scene({
  id: 'loading-robot',
  title: 'Loading…',
  alt: 'A robot head turns from side to side above a progress bar that fills up again and again. Caption: Loading…',
  tags: [
    'loading',
    'please wait',
    'robot',
    'processing',
    'one moment',
    'computer',
    'buffering',
    'thinking',
    'ai',
    'hold on',
  ],
  size: [480, 320],
  emoji: ['1f916'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [robot],
    } = stage;
    plain(c, w, h, '#16324f');
    c.strokeStyle = '#1d4066';
    c.lineWidth = 2;
    for (let x = (t * 40) % 40; x < w; x += 40) c.strokeRect(x, -2, 40, h + 4);
    for (let y = 0; y < h; y += 40) c.strokeRect(-2, y, w + 4, 40);
    robot.draw(c, t, w / 2, h * 0.33, 180);
    caption(stage, 'Loading…', { x: w / 2, y: h * 0.72, size: 72, motion: 'wave', fill: '#8ef6e4', stroke: '#0a1a2b' });
    rounded(c, '#0a1a2b', w * 0.14, h * 0.84, w * 0.72, 30, 15);
    const full = 0.08 + 0.92 * Math.min(1, t * 1.1);
    rounded(c, '#2de1c2', w * 0.14 + 5, h * 0.84 + 5, (w * 0.72 - 10) * full, 20, 10);
  },
});

export const takeMe = scene({
  id: 'take-me-with-you-ufo',
  title: 'Take Me With You',
  alt: 'A flying saucer lifts a yellow chick in its beam above dark hills. Caption: Take me!',
  tags: ['ufo', 'take me', 'abduction', 'alien', 'space', 'night', 'escape', 'bye', 'i’m out', 'funny'],
  size: [400, 500],
  emoji: ['1f425'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [chick],
    } = stage;
    sky(c, w, h, [
      [0, '#0b1035'],
      [1, '#3d2c8d'],
    ]);
    stars(c, w, h * 0.7, t, { count: 60, seed: 12 });
    fill(c, '#131240', (path) => path.ellipse(w * 0.25, h, w * 0.6, h * 0.26, 0, 0, TAU));
    fill(c, '#0c0b30', (path) => path.ellipse(w * 0.8, h, w * 0.6, h * 0.22, 0, 0, TAU));
    const hover = Math.sin(t * TAU) * 6;
    polygon(c, 'rgba(255,232,120,.42)', [
      [w * 0.42, h * 0.27 + hover],
      [w * 0.58, h * 0.27 + hover],
      [w * 0.76, h * 0.84],
      [w * 0.24, h * 0.84],
    ]);
    const rise = h * 0.56 + Math.sin(t * TAU + 1) * 22;
    around(c, w / 2, rise, { turn: Math.sin(t * TAU) * 0.3 }, () => chick.draw(c, t * 2, 0, 0, 120));
    saucer(c, w / 2, h * 0.23 + hover, t);
    caption(stage, 'Take me!', { x: w / 2, y: h * 0.88, size: 92, width: w * 0.9, motion: 'wave', fill: '#c8ffb0' });
  },
});

function saucer(c, x, y, t) {
  fill(c, '#9be8ff', (path) => path.arc(x, y - 18, 46, Math.PI, TAU));
  fill(c, '#d6f6ff', (path) => path.arc(x - 15, y - 36, 10, 0, TAU));
  fill(c, '#8d99ae', (path) => path.ellipse(x, y, 112, 32, 0, 0, TAU));
  fill(c, '#bcc6d6', (path) => path.ellipse(x, y - 8, 112, 26, 0, 0, TAU));
  fill(c, '#8d99ae', (path) => path.ellipse(x, y - 16, 54, 11, 0, 0, TAU));
  for (let i = 0; i < 7; i++) {
    const on = (i + Math.floor(t * 12)) % 3 === 0;
    circle(c, on ? '#ffe14d' : '#ff5d8f', x - 84 + i * 28, y + 4 + Math.sin((i / 6) * Math.PI) * 9, 7);
  }
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

export const oops = scene({
  id: 'oops-monkey',
  title: 'Oops',
  alt: 'A monkey covers its eyes and peeks out between banana leaves. Caption: Oops!',
  tags: ['oops', 'my bad', 'embarrassed', 'monkey', 'facepalm', 'mistake', 'shy', 'hide', 'awkward', 'sorry'],
  size: [400, 400],
  emoji: ['1f648'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [monkey],
    } = stage;
    halftone(c, w, h, t, { from: '#f9c74f', dots: '#f9b931', step: 24 });
    monkey.draw(c, t, w / 2, h * 0.42, 246);
    caption(stage, 'Oops!', { x: w / 2, y: h * 0.84, size: 118, motion: 'wiggle', turns: 2, stroke: '#5b2d0e' });
  },
});

export const letsGo = scene({
  id: 'fire-lets-go',
  title: 'It’s Lit',
  alt: 'Three orange flames dance on a black background with rising sparks. Caption: It’s lit!',
  tags: ['lit', 'fire', 'it’s lit', 'hot', 'awesome', 'party', 'on fire', 'amazing', 'flames', 'lets go'],
  size: [480, 360],
  emoji: ['1f525'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [fire],
    } = stage;
    sky(c, w, h, [
      [0, '#12060a'],
      [1, '#571111'],
    ]);
    for (const { x, start, size } of scatter(4, 40, (next) => ({ x: next(), start: next(), size: 1.5 + next() * 3 }))) {
      const age = frac(t + start);
      circle(
        c,
        `rgba(255,${190 - age * 120},60,${1 - age})`,
        w * x + Math.sin((age + x) * TAU * 2) * 12,
        h * (1 - age * 1.1),
        size,
      );
    }
    fire.draw(c, t + 0.3, w * 0.2, h * 0.4, 170);
    fire.draw(c, t + 0.6, w * 0.8, h * 0.4, 170);
    fire.draw(c, t, w * 0.5, h * 0.36, 236);
    caption(stage, 'It’s lit!', {
      x: w / 2,
      y: h * 0.83,
      size: 108,
      fill: '#ffd23f',
      stroke: INK,
      motion: 'bounce',
      turns: 2,
    });
  },
});
