import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, plain, polygon, rounded, sky } from '../lib/shapes.mjs';
import { halftone, stars } from './backgrounds.mjs';
import { around, caption, INK, scene } from './scene.mjs';

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
