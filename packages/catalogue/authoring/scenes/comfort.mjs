import { scatter, TAU } from '../lib/math.mjs';
import { circle, fill, plain, polygon, sky } from '../lib/shapes.mjs';
import { drift, rays } from './backgrounds.mjs';
import { around, caption, scene, shadow } from './scene.mjs';

export const tooHot = scene({
  id: 'so-hot-summer',
  title: 'So Hot',
  alt: 'A red, sweating face pants under a blazing sun as heat waves ripple. Caption: So hot!',
  tags: ['hot', 'so hot', 'summer', 'heat', 'sweating', 'heat wave', 'melting', 'sun', 'spicy', 'weather'],
  size: [360, 450],
  emoji: ['1f975', '1f31e'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face, sun],
    } = stage;
    rays(stage, { from: '#ff9e1b', to: '#ffb13d', count: 20, x: width * 0.78, y: height * 0.16 });
    around(context, { x: width * 0.78, y: height * 0.16, turn: Math.sin(t * TAU) * 0.1 }, () =>
      sun.draw(context, t, { x: 0, y: 0, size: 150 }),
    );
    context.strokeStyle = 'rgba(255,240,190,.5)';
    context.lineWidth = 8;
    context.lineCap = 'round';
    for (let i = 0; i < 3; i++) {
      context.beginPath();
      for (let y = 0; y <= 90; y += 6)
        context.lineTo(width * (0.12 + i * 0.1) + Math.sin(y / 13 - t * TAU * 2 + i) * 7, height * 0.12 + y);
      context.stroke();
    }
    shadow(context, { x: width / 2, y: height * 0.74, radius: 90 });
    face.draw(context, t, { x: width / 2, y: height * 0.52, size: 220 });
    caption(stage, 'So hot!', {
      x: width / 2,
      y: height * 0.87,
      size: 102,
      width: width * 0.92,
      motion: 'jelly',
      fill: '#fff3c4',
      stroke: '#8f1d14',
    });
  },
});

export const tooCold = scene({
  id: 'so-cold-winter',
  title: 'So Cold',
  alt: 'A blue face with chattering teeth shivers in a snowstorm behind icicles. Caption: So cold!',
  tags: ['cold', 'so cold', 'winter', 'freezing', 'snow', 'brr', 'ice', 'frozen', 'shiver', 'weather'],
  size: [360, 450],
  emoji: ['1f976'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    sky(stage, [
      [0, '#1e5aa8'],
      [1, '#8fd0ff'],
    ]);
    drift(stage, {
      count: 50,
      seed: 6,
      smallest: 4,
      largest: 13,
      draw: ({ x, y, size }) =>
        circle(context, 'rgba(255,255,255,.85)', { x: x + Math.sin(y / 60) * 20, y, radius: size / 2 }),
    });
    for (const { x, length } of scatter(4, 13, (next, i) => ({ x: i * 30, length: 34 + next() * 62 }))) {
      polygon(context, '#e9f7ff', [
        [x - 18, 0],
        [x + 18, 0],
        [x, length],
      ]);
      polygon(context, '#b9e2ff', [
        [x + 2, 0],
        [x + 18, 0],
        [x, length],
      ]);
    }
    shadow(context, { x: width / 2, y: height * 0.73, radius: 88 });
    face.draw(context, t, { x: width / 2 + Math.sin(t * TAU * 12) * 3, y: height * 0.5, size: 220 });
    caption(stage, 'So cold!', {
      x: width / 2,
      y: height * 0.87,
      size: 98,
      width: width * 0.92,
      motion: 'shake',
      fill: '#e4f6ff',
      stroke: '#123a73',
    });
  },
});

export const soTired = scene({
  id: 'so-tired-yawn',
  title: 'So Tired',
  alt: 'A yawning face lies under a striped blanket on a pillow. Caption: So tired',
  tags: ['tired', 'so tired', 'sleepy', 'yawn', 'exhausted', 'bed', 'nap', 'monday', 'long day', 'good night'],
  size: [480, 340],
  emoji: ['1f971', '1f4a4'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face, zzz],
    } = stage;
    plain(stage, '#27345d');
    fill(context, '#30406f', (path) => path.arc(width * 0.42, height * 0.44, 190, 0, TAU));
    fill(context, '#7a4f37', (path) => path.roundRect(width * 0.08, height * 0.12, width * 0.7, height * 0.6, 24));
    fill(context, '#ffffff', (path) => path.roundRect(width * 0.17, height * 0.3, width * 0.52, height * 0.36, 40));
    face.draw(context, t, { x: width * 0.43, y: height * 0.38, size: 178 });
    const breath = Math.sin(t * TAU) * 5;
    fill(context, '#e76f51', (path) => path.roundRect(width * 0.04, height * 0.6 - breath, width * 0.78, height, 34));
    for (let i = 0; i < 7; i++)
      fill(context, '#f4a261', (path) => path.rect(width * (0.08 + i * 0.112), height * 0.62 - breath, 22, height));
    fill(context, '#fff4e3', (path) => path.roundRect(width * 0.04, height * 0.58 - breath, width * 0.78, 32, 16));
    zzz.draw(context, t, { x: width * 0.79, y: height * 0.26 + breath, size: 110 });
    caption(stage, 'So tired', { x: width * 0.52, y: height * 0.84, size: 96, motion: 'wave' });
  },
});

export const soCool = scene({
  id: 'so-cool-sunglasses',
  title: 'So Cool',
  alt: 'A face in dark sunglasses nods in front of a striped retro sunset with palm trees. Caption: So cool',
  tags: ['cool', 'so cool', 'sunglasses', 'deal with it', 'summer', 'swag', 'beach', 'retro', 'awesome', 'vacation'],
  size: [480, 320],
  emoji: ['1f60e'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    sky(stage, [
      [0, '#3b1d6e'],
      [0.6, '#f0529c'],
      [1, '#ffb86b'],
    ]);
    context.save();
    context.beginPath();
    for (let y = 0; y < 232; y++)
      if (y < 100 || (y + t * 16) % 16 > 3 + (y - 100) / 20) context.rect(0, height * 0.42 - 116 + y, width, 1.05);
    context.clip();
    circle(context, '#ffd23f', { x: width / 2, y: height * 0.42, radius: 116 });
    context.restore();
    fill(context, '#2b1150', (path) => path.rect(0, height * 0.72, width, height));
    for (const side of [-1, 1])
      palm(context, { x: width / 2 + side * width * 0.38, y: height * 0.74, side, sway: Math.sin(t * TAU) * 0.05 });
    around(context, { x: width / 2, y: height * 0.45, turn: Math.sin(t * TAU * 2) * 0.08 }, () =>
      face.draw(context, t, { x: 0, y: 0, size: 186 }),
    );
    caption(stage, 'So cool', { x: width / 2, y: height * 0.86, size: 92, motion: 'wave', fill: '#7df9ff' });
  },
});

function palm(context, { x, y, side, sway }) {
  context.strokeStyle = '#1a0a38';
  context.lineCap = 'round';
  context.lineWidth = 9;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x - side * 4, y - 70, x - side * 22, y - 132);
  context.stroke();
  for (let leaf = 0; leaf < 6; leaf++) {
    around(context, { x: x - side * 22, y: y - 132, turn: (leaf / 5) * 3.6 - 3.35 + sway * (leaf + 1) }, () =>
      fill(context, '#1a0a38', (path) => {
        path.moveTo(0, -3);
        path.quadraticCurveTo(36, -20, 68, 10);
        path.quadraticCurveTo(34, 0, 0, 6);
      }),
    );
  }
}
