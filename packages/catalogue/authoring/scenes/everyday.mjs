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
      context,
      width,
      height,
      t,
      actors: [sloth],
    } = stage;
    sky(stage, [
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
      around(context, { x: width * x, y: height * y, turn: turn + Math.sin(t * TAU + x * 9) * 0.08 }, () =>
        fill(context, color, (path) => {
          path.moveTo(0, 0);
          path.quadraticCurveTo(size * 0.5, -size * 0.4, size, 0);
          path.quadraticCurveTo(size * 0.5, size * 0.4, 0, 0);
        }),
      );
    }
    around(context, { x: width / 2, y: height * 0.1, turn: Math.sin(t * TAU) * 0.05 }, () =>
      sloth.draw(context, t, { x: 0, y: height * 0.28, size: 256 }),
    );
    caption(stage, 'Monday…', {
      x: width / 2,
      y: height * 0.85,
      size: 100,
      width: width * 0.9,
      motion: 'wave',
      stroke: '#1f4d3a',
    });
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
      context,
      width,
      height,
      t,
      actors: [robot],
    } = stage;
    plain(stage, '#16324f');
    context.strokeStyle = '#1d4066';
    context.lineWidth = 2;
    for (let x = (t * 40) % 40; x < width; x += 40) context.strokeRect(x, -2, 40, height + 4);
    for (let y = 0; y < height; y += 40) context.strokeRect(-2, y, width + 4, 40);
    robot.draw(context, t, { x: width / 2, y: height * 0.33, size: 180 });
    caption(stage, 'Loading…', {
      x: width / 2,
      y: height * 0.72,
      size: 72,
      motion: 'wave',
      fill: '#8ef6e4',
      stroke: '#0a1a2b',
    });
    rounded(context, '#0a1a2b', { x: width * 0.14, y: height * 0.84, width: width * 0.72, height: 30, radius: 15 });
    const full = 0.08 + 0.92 * Math.min(1, t * 1.1);
    rounded(context, '#2de1c2', {
      x: width * 0.14 + 5,
      y: height * 0.84 + 5,
      width: (width * 0.72 - 10) * full,
      height: 20,
      radius: 10,
    });
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
      context,
      width,
      height,
      t,
      actors: [chick],
    } = stage;
    sky(stage, [
      [0, '#0b1035'],
      [1, '#3d2c8d'],
    ]);
    stars({ ...stage, height: height * 0.7 }, { count: 60, seed: 12 });
    fill(context, '#131240', (path) => path.ellipse(width * 0.25, height, width * 0.6, height * 0.26, 0, 0, TAU));
    fill(context, '#0c0b30', (path) => path.ellipse(width * 0.8, height, width * 0.6, height * 0.22, 0, 0, TAU));
    const hover = Math.sin(t * TAU) * 6;
    polygon(context, 'rgba(255,232,120,.42)', [
      [width * 0.42, height * 0.27 + hover],
      [width * 0.58, height * 0.27 + hover],
      [width * 0.76, height * 0.84],
      [width * 0.24, height * 0.84],
    ]);
    const rise = height * 0.56 + Math.sin(t * TAU + 1) * 22;
    around(context, { x: width / 2, y: rise, turn: Math.sin(t * TAU) * 0.3 }, () =>
      chick.draw(context, t * 2, { x: 0, y: 0, size: 120 }),
    );
    saucer(context, { x: width / 2, y: height * 0.23 + hover, t });
    caption(stage, 'Take me!', {
      x: width / 2,
      y: height * 0.88,
      size: 92,
      width: width * 0.9,
      motion: 'wave',
      fill: '#c8ffb0',
    });
  },
});

function saucer(context, { x, y, t }) {
  fill(context, '#9be8ff', (path) => path.arc(x, y - 18, 46, Math.PI, TAU));
  fill(context, '#d6f6ff', (path) => path.arc(x - 15, y - 36, 10, 0, TAU));
  fill(context, '#8d99ae', (path) => path.ellipse(x, y, 112, 32, 0, 0, TAU));
  fill(context, '#bcc6d6', (path) => path.ellipse(x, y - 8, 112, 26, 0, 0, TAU));
  fill(context, '#8d99ae', (path) => path.ellipse(x, y - 16, 54, 11, 0, 0, TAU));
  for (let i = 0; i < 7; i++) {
    const on = (i + Math.floor(t * 12)) % 3 === 0;
    circle(context, on ? '#ffe14d' : '#ff5d8f', {
      x: x - 84 + i * 28,
      y: y + 4 + Math.sin((i / 6) * Math.PI) * 9,
      radius: 7,
    });
  }
}

export const oops = scene({
  id: 'oops-monkey',
  title: 'Oops',
  alt: 'A monkey covers its eyes, then peeks over its hands. Caption: Oops!',
  tags: ['oops', 'my bad', 'embarrassed', 'monkey', 'facepalm', 'mistake', 'shy', 'hide', 'awkward', 'sorry'],
  size: [400, 400],
  emoji: ['1f648'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [monkey],
    } = stage;
    halftone(stage, { from: '#f9c74f', dots: '#f9b931', step: 24 });
    monkey.draw(context, t, { x: width / 2, y: height * 0.42, size: 246 });
    caption(stage, 'Oops!', {
      x: width / 2,
      y: height * 0.84,
      size: 118,
      motion: 'wiggle',
      turns: 2,
      stroke: '#5b2d0e',
    });
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
      context,
      width,
      height,
      t,
      actors: [fire],
    } = stage;
    sky(stage, [
      [0, '#12060a'],
      [1, '#571111'],
    ]);
    for (const { x, start, size } of scatter(4, 40, (next) => ({ x: next(), start: next(), size: 1.5 + next() * 3 }))) {
      const age = frac(t + start);
      circle(context, `rgba(255,${190 - age * 120},60,${1 - age})`, {
        x: width * x + Math.sin((age + x) * TAU * 2) * 12,
        y: height * (1 - age * 1.1),
        radius: size,
      });
    }
    fire.draw(context, t + 0.3, { x: width * 0.2, y: height * 0.4, size: 170 });
    fire.draw(context, t + 0.6, { x: width * 0.8, y: height * 0.4, size: 170 });
    fire.draw(context, t, { x: width * 0.5, y: height * 0.36, size: 236 });
    caption(stage, 'It’s lit!', {
      x: width / 2,
      y: height * 0.83,
      size: 108,
      fill: '#ffd23f',
      stroke: INK,
      motion: 'bounce',
      turns: 2,
    });
  },
});
