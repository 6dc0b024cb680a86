import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, fir, land, polygon, sky } from '../lib/shapes.mjs';
import { rings } from './backgrounds.mjs';
import { around, scene, shadow } from './scene.mjs';

export const catParade = scene({
  id: 'cat-parade',
  title: 'Cat Parade',
  alt: 'Rows of orange cats with different faces hop past each other to the left and to the right',
  tags: ['cat', 'cats', 'parade', 'cute', 'animals', 'pattern', 'kitty', 'pets', 'funny', 'march'],
  size: [440, 330],
  emoji: ['1f63a', '1f63b', '1f638', '1f640'],
  paint({ c, w, t, actors }) {
    const step = 110;
    for (let row = 0; row < 3; row++) {
      fill(c, ['#ffe5b4', '#ffd28a', '#ffc66e'][row], (path) => path.rect(0, row * step, w, step));
      const way = row & 1 ? -1 : 1;
      for (let i = -5; i < 10; i++) {
        const x = i * step + way * t * step * 4 + 55;
        if (x < -60 || x > w + 60) continue;
        const hop = Math.abs(Math.sin((t * 6 + i * 0.5) * Math.PI)) * 12;
        shadow(c, x, row * step + 98, 34, 0.16);
        actors[(((i + row) % 4) + 4) % 4].draw(c, t + i * 0.25, x, row * step + 58 - hop, 88);
      }
    }
  },
});

export const pandaPortal = scene({
  id: 'panda-portal',
  title: 'Panda Portal',
  alt: 'A panda nods in the middle of green and mint rings that spread without end',
  tags: ['panda', 'bear', 'cute', 'animals', 'hypnotic', 'rings', 'portal', 'zoo', 'happy', 'nod'],
  size: [400, 400],
  emoji: ['1f43c'],
  paint({ c, w, h, t, actors: [panda] }) {
    rings(c, w, h, t, { colors: ['#7fc29b', '#aed9b9'], gap: 36 });
    circle(c, '#eafaf0', w / 2, h / 2, 128 + Math.sin(t * TAU * 2) * 5);
    panda.draw(c, t, w / 2, h / 2 + Math.sin(t * TAU * 2) * 6, 214);
  },
});

export const penguinMarch = scene({
  id: 'penguin-march',
  title: 'Penguin March',
  alt: 'Four penguins waddle across the snow in a line under a pale winter sun',
  tags: ['penguin', 'penguins', 'winter', 'snow', 'march', 'cute', 'animals', 'antarctica', 'cold', 'walking'],
  size: [480, 270],
  emoji: ['1f427'],
  paint({ c, w, h, t, actors: [penguin] }) {
    sky(c, w, h, [
      [0, '#7cc4f2'],
      [1, '#e8f6ff'],
    ]);
    circle(c, '#fffbe6', w * 0.78, h * 0.24, 30);
    land(c, '#b7dcf2', w, h, (x) => h * 0.55 - Math.abs(Math.sin((x / w) * Math.PI * 3)) * 46);
    land(c, '#ffffff', w, h, (x) => h * 0.66 + Math.sin((x / w) * TAU) * 7);
    for (let i = 0; i < 4; i++) {
      const x = frac(i / 4 + t / 4) * (w + 140) - 70;
      const sway = Math.sin((t * 4.5 + i * 0.5) * TAU) * 0.12;
      shadow(c, x, h * 0.86, 36, 0.16);
      around(c, x, h * 0.86, { turn: sway }, () => penguin.draw(c, t * 2.25 + i * 0.25, 0, -58, 124));
    }
    for (const { x, start, size } of scatter(5, 34, (next) => ({
      x: next() * w,
      start: next(),
      size: 1.4 + next() * 2.4,
    }))) {
      circle(c, 'rgba(255,255,255,.9)', x + Math.sin((t + start) * TAU) * 8, frac(t + start) * (h + 10) - 5, size);
    }
  },
});

export const dinoStomp = scene({
  id: 'dino-stomp',
  title: 'Dino Stomp',
  alt: 'A green T-Rex stomps in front of a smoking volcano while a long-necked dinosaur walks behind it',
  tags: ['dinosaur', 'trex', 'stomp', 'jurassic', 'volcano', 'roar', 'animals', 'kids', 'big', 'prehistoric'],
  size: [480, 360],
  emoji: ['1f996', '1f995'],
  paint({ c, w, h, t, actors: [trex, longNeck] }) {
    sky(c, w, h, [
      [0, '#f7a072'],
      [1, '#ffe3c2'],
    ]);
    polygon(c, '#8d5a4a', [
      [w * 0.06, h * 0.72],
      [w * 0.25, h * 0.28],
      [w * 0.33, h * 0.28],
      [w * 0.54, h * 0.72],
    ]);
    polygon(c, '#e4572e', [
      [w * 0.25, h * 0.28],
      [w * 0.33, h * 0.28],
      [w * 0.345, h * 0.34],
      [w * 0.31, h * 0.4],
      [w * 0.285, h * 0.34],
      [w * 0.26, h * 0.44],
      [w * 0.235, h * 0.33],
    ]);
    for (let puff = 0; puff < 7; puff++) {
      const age = frac(puff / 7 + t);
      circle(
        c,
        `rgba(110,80,80,${0.6 * (1 - age)})`,
        w * 0.29 + age * 46 + Math.sin(puff * 2) * 8,
        h * (0.27 - age * 0.24),
        10 + age * 24,
      );
    }
    for (const [x, size] of [
      [0.04, 120],
      [0.6, 96],
      [0.93, 130],
    ])
      fir(c, '#4f7a4a', w * x, h * 0.74, size);
    land(c, '#90a955', w, h, (x) => h * 0.7 + Math.sin((x / w) * 6) * 6);
    longNeck.draw(c, t, w * 0.27, h * 0.63, 136);
    land(c, '#6a994e', w, h, (x) => h * 0.82 + Math.sin((x / w) * 5 + 2) * 6);
    const quake = Math.max(0, Math.sin(t * TAU * 4)) * 4;
    shadow(c, w * 0.63, h * 0.93, 92, 0.22);
    trex.draw(c, t, w * 0.63, h * 0.6 + quake, 256);
  },
});

export const butterflyGarden = scene({
  id: 'butterfly-garden',
  title: 'Butterfly Garden',
  alt: 'Orange butterflies flutter above a row of pink, yellow and violet flowers that sway in the wind',
  tags: ['butterfly', 'butterflies', 'garden', 'flowers', 'spring', 'nature', 'summer', 'animals', 'pretty', 'film'],
  size: [360, 450],
  emoji: ['1f98b'],
  externalMedia: { provider_name: 'vimeo', asset_uid: '1084537', start: 0 },
  paint({ c, w, h, t, actors: [butterfly] }) {
    sky(c, w, h, [
      [0, '#bde8ff'],
      [1, '#f4fbe9'],
    ]);
    land(c, '#b5dd8b', w, h, (x) => h * 0.7 + Math.sin((x / w) * 4) * 14);
    for (const { x, tall, size, color, phase } of scatter(6, 15, (next, i) => ({
      x: ((i + 0.5) / 15) * w,
      tall: 90 + next() * 130,
      size: 17 + next() * 12,
      color: ['#ff7aa2', '#ffd23f', '#b07cff', '#ff924c', '#ffffff'][i % 5],
      phase: next(),
    }))) {
      const sway = Math.sin((t + phase) * TAU) * 10;
      c.strokeStyle = '#4c8a3f';
      c.lineWidth = 6;
      c.beginPath();
      c.moveTo(x, h);
      c.quadraticCurveTo(x, h - tall * 0.6, x + sway, h - tall);
      c.stroke();
      for (let petal = 0; petal < 6; petal++) {
        const angle = (petal / 6) * TAU + phase * TAU;
        circle(
          c,
          color,
          x + sway + Math.cos(angle) * size * 0.68,
          h - tall + Math.sin(angle) * size * 0.68,
          size * 0.48,
        );
      }
      circle(c, '#7a4b12', x + sway, h - tall, size * 0.42);
    }
    for (const [i, [x, y, size]] of [
      [0.3, 0.2, 116],
      [0.72, 0.33, 88],
      [0.5, 0.5, 70],
    ].entries()) {
      const angle = (t + i / 3) * TAU;
      around(c, w * x + Math.sin(angle) * 34, h * y + Math.sin(angle * 2) * 20, { turn: Math.cos(angle) * 0.35 }, () =>
        butterfly.draw(c, t * 3 + i * 0.3, 0, 0, size),
      );
    }
  },
});
