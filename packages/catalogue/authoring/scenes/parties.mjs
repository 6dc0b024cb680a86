import { rainbow } from '../lib/lettering.mjs';
import { TAU } from '../lib/math.mjs';
import { circle, fill, plain, polygon, rounded, sky } from '../lib/shapes.mjs';
import { drift, rays, spotlights } from './backgrounds.mjs';
import { around, caption, scene, shadow } from './scene.mjs';

export const congrats = scene({
  id: 'congrats-popper',
  title: 'Congrats!',
  alt: 'A party popper bursts over a purple sunburst. A golden ribbon says Congrats!',
  tags: [
    'congratulations',
    'congrats',
    'well done',
    'party',
    'celebrate',
    'graduation',
    'success',
    'tada',
    'confetti',
    'you did it',
  ],
  size: [480, 400],
  emoji: ['1f389'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [popper],
    } = stage;
    rays(stage, { from: '#5a4fcf', to: '#6b61de', count: 16, y: height * 0.4 });
    popper.draw(context, t, { x: width / 2, y: height * 0.36, size: 250 });
    ribbon(stage, { y: height * 0.79, thickness: 104, lift: Math.sin(t * TAU) * 4 });
    caption(stage, 'Congrats!', {
      x: width / 2,
      y: height * 0.79,
      size: 90,
      width: width * 0.72,
      fill: '#fff',
      stroke: '#8a4b00',
      strokeWidth: 0.14,
    });
  },
});

function ribbon({ context, width }, { y, thickness, lift }) {
  const half = thickness / 2;
  for (const side of [-1, 1]) {
    const x = (part) => width / 2 + side * width * part;
    polygon(context, '#d98200', [
      [x(0.36), y - half + 16],
      [x(0.495), y - half + 16],
      [x(0.45), y + 16],
      [x(0.495), y + half + 16],
      [x(0.36), y + half + 16],
    ]);
    polygon(context, '#9c5a00', [
      [x(0.36), y + half],
      [x(0.41), y + half],
      [x(0.36), y + half + 16],
    ]);
  }
  rounded(context, '#ffb703', {
    x: width * 0.09,
    y: y - half + lift * 0.4,
    width: width * 0.82,
    height: thickness,
    radius: 6,
  });
}

export const partyTime = scene({
  id: 'party-time-disco',
  title: 'Party Time',
  alt: 'Party faces dance on a flashing disco floor under a turning mirror ball. Caption: Party time!',
  tags: ['party', 'party time', 'dance', 'disco', 'friday', 'weekend', 'celebrate', 'music', 'woohoo', 'club'],
  size: [400, 300],
  emoji: ['1f973', '1f929', '1f60e'],
  paint(stage) {
    const { context, width, height, t, actors } = stage;
    spotlights(stage, { from: '#241147', color: 'rgba(255,120,220,.28)', xs: [0.08, 0.5, 0.92] });
    discoFloor(stage, Math.floor(t * 5));
    mirrorBall(context, { x: width / 2, y: 42, radius: 34, t });
    for (const [i, x] of [0.19, 0.81, 0.5].entries()) {
      const hop = Math.abs(Math.sin((t * 3 + i * 0.33) * Math.PI)) * 22;
      const size = i === 2 ? 140 : 104;
      shadow(context, { x: width * x, y: height * 0.66, radius: size * 0.36, strength: 0.3 });
      around(
        context,
        { x: width * x, y: height * 0.66 - size * 0.5 - hop, turn: Math.sin((t * 3 + i * 0.5) * Math.PI * 2) * 0.09 },
        () => actors[(i + 1) % 3 === 0 ? 0 : i + 1].draw(context, t, { x: 0, y: 0, size }),
      );
    }
    caption(stage, 'Party time!', {
      x: width / 2,
      y: height * 0.85,
      size: 92,
      width: width * 0.88,
      fill: rainbow(t, 68),
      turns: 2,
    });
  },
});

function discoFloor({ context, width, height }, beat) {
  const colors = ['#ff3d9a', '#7a3cff', '#1fc7ff', '#ffd23f', '#2ee59d'];
  const horizon = height * 0.56;
  for (let row = 0; row < 4; row++) {
    const near = (depth) => horizon + (height - horizon) * (depth / 4) ** 1.5;
    const spread = (depth) => 0.6 + depth * 0.32;
    for (let column = -6; column < 6; column++) {
      const x = (edge, depth) => width / 2 + edge * 62 * spread(depth);
      polygon(context, colors[(column * 3 + row * 2 + beat * 2 + 40) % 5], [
        [x(column, row), near(row)],
        [x(column + 1, row), near(row)],
        [x(column + 1, row + 1), near(row + 1) + 1],
        [x(column, row + 1), near(row + 1) + 1],
      ]);
    }
  }
}

function mirrorBall(context, { x, y, radius, t }) {
  context.fillStyle = '#8d86b5';
  context.fillRect(x - 1.5, 0, 3, y);
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
  context.clip();
  plain({ context, width: x + radius, height: y + radius }, '#6d679a');
  for (let row = -4; row < 4; row++) {
    for (let column = 0; column < 16; column++) {
      const angle = (column / 16 + t / 16) * TAU;
      if (Math.cos(angle) < 0) continue;
      const width = Math.cos((row / 4.4) * (Math.PI / 2)) * radius;
      const shine = (column * 5 + row * 3 + 20) % 4;
      context.fillStyle = ['#ffffff', '#b9b3e6', '#ff9be0', '#8fe9ff'][shine];
      context.fillRect(x + Math.sin(angle) * width - 4 * Math.cos(angle), y + row * 10 + 1, 8 * Math.cos(angle) + 1, 8);
    }
  }
  context.restore();
}

export const cheers = scene({
  id: 'cheers-bubbles',
  title: 'Cheers!',
  alt: 'Two glasses of sparkling wine clink while golden bubbles rise. Caption: Cheers!',
  tags: [
    'cheers',
    'toast',
    'celebrate',
    'drinks',
    'champagne',
    'new year',
    'party',
    'friday',
    'congratulations',
    'wedding',
  ],
  rating: 'pg',
  size: [400, 400],
  emoji: ['1f942'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [glasses],
    } = stage;
    sky(stage, [
      [0, '#7b2d4f'],
      [1, '#c8553d'],
    ]);
    drift(stage, {
      count: 44,
      seed: 8,
      smallest: 5,
      largest: 22,
      direction: -1,
      draw: ({ x, y, size }) => {
        circle(context, 'rgba(255,214,120,.55)', { x, y, radius: size / 2 });
        circle(context, 'rgba(255,255,255,.7)', { x: x - size * 0.15, y: y - size * 0.15, radius: size * 0.11 });
      },
    });
    glasses.draw(context, t, { x: width / 2, y: height * 0.41, size: 240 });
    caption(stage, 'Cheers!', { x: width / 2, y: height * 0.84, size: 104, width: width * 0.9, fill: '#ffe9b0' });
  },
});

export const wellDone = scene({
  id: 'well-done-applause',
  title: 'Well Done!',
  alt: 'Hands clap in the spotlight of a red theatre stage. Caption: Well done!',
  tags: [
    'well done',
    'applause',
    'clap',
    'bravo',
    'good job',
    'congratulations',
    'great work',
    'proud',
    'clapping',
    'stage',
  ],
  size: [480, 360],
  emoji: ['1f44f'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [hands],
    } = stage;
    spotlights(stage, { from: '#5c0f1f', color: 'rgba(255,236,170,.34)', xs: [0.25, 0.75], spread: 0.2 });
    for (let fold = 0; fold < 5; fold++) {
      for (const side of [-1, 1]) {
        const x = width / 2 + side * (width * 0.5 - fold * 15);
        fill(context, fold & 1 ? '#b3182f' : '#8f1026', (path) => path.rect(side > 0 ? x - 15 : x, 0, 15, height));
      }
    }
    fill(context, '#7a3b1e', (path) => path.rect(0, height * 0.7, width, height));
    shadow(context, { x: width / 2, y: height * 0.7, radius: 110, strength: 0.3 });
    hands.draw(context, t, { x: width / 2, y: height * 0.37, size: 220 });
    caption(stage, 'Well done!', { x: width / 2, y: height * 0.84, size: 90, width: width * 0.86 });
  },
});
