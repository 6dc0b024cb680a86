import { lettering } from '../lib/lettering.mjs';
import { easeInOut, frac, pop } from '../lib/math.mjs';
import { circle, plain, polygon } from '../lib/shapes.mjs';
import { confetti } from '../scenes/backgrounds.mjs';
import { around } from '../scenes/scene.mjs';

export const niceStamp = {
  id: 'nice-stamp',
  title: 'Nice',
  alt: 'The four letters of NICE jump one after the other on tiles of yellow, coral, blue and green',
  tags: ['nice', 'good', 'well done', 'great', 'text', 'cool', 'like', 'typography', 'squares', 'perfect'],
  width: 400,
  height: 400,
  frames: 32,
  canvas: () => (context, t) => {
    const tiles = [
      ['N', '#ffca3a', '#6a4c93'],
      ['I', '#ff595e', '#ffffff'],
      ['C', '#1982c4', '#ffffff'],
      ['E', '#8ac926', '#1b4332'],
    ];
    for (const [i, [letter, ground, ink]] of tiles.entries()) {
      const x = (i % 2) * 200;
      const y = Math.floor(i / 2) * 200;
      context.save();
      context.beginPath();
      context.rect(x, y, 200, 200);
      context.clip();
      plain({ context, width: 400, height: 400 }, ground);
      const turn = frac(t - i * 0.12 + 1);
      const jump = turn < 0.3 ? Math.sin((turn / 0.3) * Math.PI) : 0;
      if (jump > 0) circle(context, 'rgba(255,255,255,.18)', { x: x + 100, y: y + 100, radius: 40 + jump * 90 });
      around(context, { x: x + 100, y: y + 108 - jump * 22, turn: jump * 0.2, scale: 1 + jump * 0.14 }, () =>
        lettering(context, letter, { x: 0, y: 0, size: 176, font: 'Bungee', fill: ink, motion: 'none' }),
      );
      context.restore();
    }
  },
};

export const letsGoSlam = {
  id: 'lets-go-slam',
  title: 'Let’s Go!',
  alt: 'The words LET’S GO! slam onto a purple ground in lime and white with speed stripes',
  tags: ['lets go', 'let’s go', 'come on', 'go', 'hype', 'excited', 'text', 'motivation', 'start', 'move'],
  width: 400,
  height: 300,
  frames: 28,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#4a1fb8');
    for (let i = 0; i < 9; i++) {
      const y = i * 36 - 6;
      const x = frac(t * (1 + (i % 3)) + i * 0.37) * (width + 260) - 230;
      polygon(context, i & 1 ? '#5b2fd0' : '#6a3de0', [
        [x, y],
        [x + 210, y],
        [x + 196, y + 15],
        [x - 14, y + 15],
      ]);
    }
    const slam = (start) => 1 + (1 - pop(frac(t - start + 1) * 4)) * 0.32;
    around(context, { x: width / 2, y: height * 0.3, turn: -0.06, scale: slam(0) }, () =>
      lettering(context, 'LET’S', {
        x: 0,
        y: 0,
        size: 96,
        font: 'Bungee',
        fill: '#ffffff',
        stroke: '#1d0b57',
        strokeWidth: 0.18,
        motion: 'none',
      }),
    );
    around(context, { x: width / 2, y: height * 0.69, turn: -0.06, scale: slam(0.5) }, () =>
      lettering(context, 'GO!', {
        x: 0,
        y: 0,
        size: 138,
        font: 'Bungee',
        fill: '#c8f31d',
        stroke: '#1d0b57',
        strokeWidth: 0.14,
        motion: 'none',
      }),
    );
  },
};

export const nopeStack = {
  id: 'nope-stack',
  title: 'No No No',
  alt: 'The word NO drops in from above again and again and piles up in pink, blue and yellow',
  tags: ['no', 'nope', 'never', 'no way', 'text', 'refuse', 'not happening', 'absolutely not', 'stack', 'typography'],
  width: 360,
  height: 480,
  frames: 30,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#111827');
    const colors = ['#f472b6', '#60a5fa', '#facc15', '#34d399'];
    const step = 124;
    const slide = easeInOut(frac(t * 4));
    const first = Math.floor(t * 4);
    for (let i = 5; i >= -1; i--) {
      const y = (i + slide) * step - 20;
      const squash = i === 3 ? Math.sin(slide * Math.PI) * 0.06 : 0;
      around(context, { x: width / 2, y, scaleX: 1 + squash, scaleY: 1 - squash }, () =>
        lettering(context, 'NO', {
          x: 0,
          y: 0,
          size: 150,
          font: 'Bungee',
          fill: colors[(((first - i) % 4) + 4) % 4],
          motion: 'none',
        }),
      );
    }
  },
};

export const hooray = {
  id: 'hooray-confetti',
  title: 'Hooray!',
  alt: 'Confetti falls around the rainbow-coloured word Hooray! on white',
  tags: ['hooray', 'yay', 'celebrate', 'congratulations', 'confetti', 'party', 'text', 'happy', 'success', 'rainbow'],
  width: 480,
  height: 270,
  frames: 30,
  canvas: (width, height) => (context, t) => {
    const stage = { context, width, height, t };
    plain(stage, '#fffdf7');
    confetti(stage, {
      count: 60,
      seed: 41,
      size: 12,
      colors: ['#ff595e', '#ffca3a', '#8ac926', '#1982c4', '#b07cff'],
    });
    const colors = ['#ff595e', '#ff924c', '#ffb400', '#8ac926', '#1982c4', '#6a4c93', '#ff595e'];
    lettering(context, 'Hooray!', {
      x: width / 2,
      y: height * 0.54,
      size: 122,
      width: width * 0.9,
      fill: (i) => colors[i],
      stroke: '#ffffff',
      strokeWidth: 0.3,
      motion: 'bounce',
      t,
      turns: 1,
    });
  },
};
