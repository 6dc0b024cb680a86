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
      c,
      w,
      h,
      t,
      actors: [face, sun],
    } = stage;
    rays(c, w, h, t, { from: '#ff9e1b', to: '#ffb13d', count: 20, x: w * 0.78, y: h * 0.16 });
    around(c, w * 0.78, h * 0.16, { turn: Math.sin(t * TAU) * 0.1 }, () => sun.draw(c, t, 0, 0, 150));
    c.strokeStyle = 'rgba(255,240,190,.5)';
    c.lineWidth = 8;
    c.lineCap = 'round';
    for (let i = 0; i < 3; i++) {
      c.beginPath();
      for (let y = 0; y <= 90; y += 6)
        c.lineTo(w * (0.12 + i * 0.1) + Math.sin(y / 13 - t * TAU * 2 + i) * 7, h * 0.12 + y);
      c.stroke();
    }
    shadow(c, w / 2, h * 0.74, 90);
    face.draw(c, t, w / 2, h * 0.52, 220);
    caption(stage, 'So hot!', {
      x: w / 2,
      y: h * 0.87,
      size: 102,
      width: w * 0.92,
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
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    sky(c, w, h, [
      [0, '#1e5aa8'],
      [1, '#8fd0ff'],
    ]);
    drift(w, h, t, {
      count: 50,
      seed: 6,
      smallest: 4,
      largest: 13,
      draw: (x, y, size) => circle(c, 'rgba(255,255,255,.85)', x + Math.sin(y / 60) * 20, y, size / 2),
    });
    for (const { x, length } of scatter(4, 13, (next, i) => ({ x: i * 30, length: 34 + next() * 62 }))) {
      polygon(c, '#e9f7ff', [
        [x - 18, 0],
        [x + 18, 0],
        [x, length],
      ]);
      polygon(c, '#b9e2ff', [
        [x + 2, 0],
        [x + 18, 0],
        [x, length],
      ]);
    }
    shadow(c, w / 2, h * 0.73, 88);
    face.draw(c, t, w / 2 + Math.sin(t * TAU * 12) * 3, h * 0.5, 220);
    caption(stage, 'So cold!', {
      x: w / 2,
      y: h * 0.87,
      size: 98,
      width: w * 0.92,
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
      c,
      w,
      h,
      t,
      actors: [face, zzz],
    } = stage;
    plain(c, w, h, '#27345d');
    fill(c, '#30406f', (path) => path.arc(w * 0.42, h * 0.44, 190, 0, TAU));
    fill(c, '#7a4f37', (path) => path.roundRect(w * 0.08, h * 0.12, w * 0.7, h * 0.6, 24));
    fill(c, '#ffffff', (path) => path.roundRect(w * 0.17, h * 0.3, w * 0.52, h * 0.36, 40));
    face.draw(c, t, w * 0.43, h * 0.38, 178);
    const breath = Math.sin(t * TAU) * 5;
    fill(c, '#e76f51', (path) => path.roundRect(w * 0.04, h * 0.6 - breath, w * 0.78, h, 34));
    for (let i = 0; i < 7; i++)
      fill(c, '#f4a261', (path) => path.rect(w * (0.08 + i * 0.112), h * 0.62 - breath, 22, h));
    fill(c, '#fff4e3', (path) => path.roundRect(w * 0.04, h * 0.58 - breath, w * 0.78, 32, 16));
    zzz.draw(c, t, w * 0.79, h * 0.26 + breath, 110);
    caption(stage, 'So tired', { x: w * 0.52, y: h * 0.84, size: 96, motion: 'wave' });
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
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    sky(c, w, h, [
      [0, '#3b1d6e'],
      [0.6, '#f0529c'],
      [1, '#ffb86b'],
    ]);
    c.save();
    c.beginPath();
    for (let y = 0; y < 232; y++)
      if (y < 100 || (y + t * 16) % 16 > 3 + (y - 100) / 20) c.rect(0, h * 0.42 - 116 + y, w, 1.05);
    c.clip();
    circle(c, '#ffd23f', w / 2, h * 0.42, 116);
    c.restore();
    fill(c, '#2b1150', (path) => path.rect(0, h * 0.72, w, h));
    for (const side of [-1, 1]) palm(c, w / 2 + side * w * 0.38, h * 0.74, side, Math.sin(t * TAU) * 0.05);
    around(c, w / 2, h * 0.45, { turn: Math.sin(t * TAU * 2) * 0.08 }, () => face.draw(c, t, 0, 0, 186));
    caption(stage, 'So cool', { x: w / 2, y: h * 0.86, size: 92, motion: 'wave', fill: '#7df9ff' });
  },
});

function palm(c, x, y, side, sway) {
  c.strokeStyle = '#1a0a38';
  c.lineCap = 'round';
  c.lineWidth = 9;
  c.beginPath();
  c.moveTo(x, y);
  c.quadraticCurveTo(x - side * 4, y - 70, x - side * 22, y - 132);
  c.stroke();
  for (let leaf = 0; leaf < 6; leaf++) {
    around(c, x - side * 22, y - 132, { turn: (leaf / 5) * 3.6 - 3.35 + sway * (leaf + 1) }, () =>
      fill(c, '#1a0a38', (path) => {
        path.moveTo(0, -3);
        path.quadraticCurveTo(36, -20, 68, 10);
        path.quadraticCurveTo(34, 0, 0, 6);
      }),
    );
  }
}
