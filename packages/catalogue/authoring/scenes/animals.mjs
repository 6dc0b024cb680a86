import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, fir, land, polygon, sky } from '../lib/shapes.mjs';
import { rings } from './backgrounds.mjs';
import { around, scene, shadow } from './scene.mjs';

export const catParade = scene({
  id: 'cat-parade',
  title: 'Cat Parade',
  alt: 'Rows of yellow cats with different faces hop past each other to the left and to the right',
  tags: ['cat', 'cats', 'parade', 'cute', 'animals', 'pattern', 'kitty', 'pets', 'funny', 'march'],
  size: [440, 330],
  emoji: ['1f63a', '1f63b', '1f638', '1f640'],
  paint({ context, width, t, actors }) {
    const step = 110;
    for (let row = 0; row < 3; row++) {
      fill(context, ['#ffe5b4', '#ffd28a', '#ffc66e'][row], (path) => path.rect(0, row * step, width, step));
      const way = row & 1 ? -1 : 1;
      for (let i = -5; i < 10; i++) {
        const x = i * step + way * t * step * 4 + 55;
        if (x < -60 || x > width + 60) continue;
        const hop = Math.abs(Math.sin((t * 6 + i * 0.5) * Math.PI)) * 12;
        shadow(context, { x, y: row * step + 98, radius: 34, strength: 0.16 });
        actors[(((i + row) % 4) + 4) % 4].draw(context, t + i * 0.25, { x, y: row * step + 58 - hop, size: 88 });
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
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [panda],
    } = stage;
    rings(stage, { colors: ['#7fc29b', '#aed9b9'], gap: 36 });
    circle(context, '#eafaf0', { x: width / 2, y: height / 2, radius: 128 + Math.sin(t * TAU * 2) * 5 });
    panda.draw(context, t, { x: width / 2, y: height / 2 + Math.sin(t * TAU * 2) * 6, size: 214 });
  },
});

export const penguinMarch = scene({
  id: 'penguin-march',
  title: 'Penguin March',
  alt: 'Four penguins waddle across the snow in a line under a pale winter sun',
  tags: ['penguin', 'penguins', 'winter', 'snow', 'march', 'cute', 'animals', 'antarctica', 'cold', 'walking'],
  size: [480, 270],
  emoji: ['1f427'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [penguin],
    } = stage;
    sky(stage, [
      [0, '#7cc4f2'],
      [1, '#e8f6ff'],
    ]);
    circle(context, '#fffbe6', { x: width * 0.78, y: height * 0.24, radius: 30 });
    land(stage, {
      color: '#b7dcf2',
      heightAt: (x) => height * 0.55 - Math.abs(Math.sin((x / width) * Math.PI * 3)) * 46,
    });
    land(stage, { color: '#ffffff', heightAt: (x) => height * 0.66 + Math.sin((x / width) * TAU) * 7 });
    for (let i = 0; i < 4; i++) {
      const x = frac(i / 4 + t / 4) * (width + 140) - 70;
      const sway = Math.sin((t * 4.5 + i * 0.5) * TAU) * 0.12;
      shadow(context, { x, y: height * 0.86, radius: 36, strength: 0.16 });
      around(context, { x, y: height * 0.86, turn: sway }, () =>
        penguin.draw(context, t * 2.25 + i * 0.25, { x: 0, y: -58, size: 124 }),
      );
    }
    for (const { x, start, size } of scatter(5, 34, (next) => ({
      x: next() * width,
      start: next(),
      size: 1.4 + next() * 2.4,
    }))) {
      circle(context, 'rgba(255,255,255,.9)', {
        x: x + Math.sin((t + start) * TAU) * 8,
        y: frac(t + start) * (height + 10) - 5,
        radius: size,
      });
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
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [trex, longNeck],
    } = stage;
    sky(stage, [
      [0, '#f7a072'],
      [1, '#ffe3c2'],
    ]);
    polygon(context, '#8d5a4a', [
      [width * 0.06, height * 0.72],
      [width * 0.25, height * 0.28],
      [width * 0.33, height * 0.28],
      [width * 0.54, height * 0.72],
    ]);
    polygon(context, '#e4572e', [
      [width * 0.25, height * 0.28],
      [width * 0.33, height * 0.28],
      [width * 0.345, height * 0.34],
      [width * 0.31, height * 0.4],
      [width * 0.285, height * 0.34],
      [width * 0.26, height * 0.44],
      [width * 0.235, height * 0.33],
    ]);
    for (let puff = 0; puff < 7; puff++) {
      const age = frac(puff / 7 + t);
      circle(context, `rgba(110,80,80,${0.6 * (1 - age)})`, {
        x: width * 0.29 + age * 46 + Math.sin(puff * 2) * 8,
        y: height * (0.27 - age * 0.24),
        radius: 10 + age * 24,
      });
    }
    for (const [x, size] of [
      [0.04, 120],
      [0.6, 96],
      [0.93, 130],
    ])
      fir(context, '#4f7a4a', { x: width * x, y: height * 0.74, size });
    land(stage, { color: '#90a955', heightAt: (x) => height * 0.7 + Math.sin((x / width) * 6) * 6 });
    longNeck.draw(context, t, { x: width * 0.27, y: height * 0.63, size: 136 });
    land(stage, { color: '#6a994e', heightAt: (x) => height * 0.82 + Math.sin((x / width) * 5 + 2) * 6 });
    const quake = Math.max(0, Math.sin(t * TAU * 4)) * 4;
    shadow(context, { x: width * 0.63, y: height * 0.93, radius: 92, strength: 0.22 });
    trex.draw(context, t, { x: width * 0.63, y: height * 0.6 + quake, size: 256 });
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
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [butterfly],
    } = stage;
    sky(stage, [
      [0, '#bde8ff'],
      [1, '#f4fbe9'],
    ]);
    land(stage, { color: '#b5dd8b', heightAt: (x) => height * 0.7 + Math.sin((x / width) * 4) * 14 });
    for (const { x, tall, size, color, phase } of scatter(6, 15, (next, i) => ({
      x: ((i + 0.5) / 15) * width,
      tall: 90 + next() * 130,
      size: 17 + next() * 12,
      color: ['#ff7aa2', '#ffd23f', '#b07cff', '#ff924c', '#ffffff'][i % 5],
      phase: next(),
    }))) {
      const sway = Math.sin((t + phase) * TAU) * 10;
      context.strokeStyle = '#4c8a3f';
      context.lineWidth = 6;
      context.beginPath();
      context.moveTo(x, height);
      context.quadraticCurveTo(x, height - tall * 0.6, x + sway, height - tall);
      context.stroke();
      for (let petal = 0; petal < 6; petal++) {
        const angle = (petal / 6) * TAU + phase * TAU;
        circle(context, color, {
          x: x + sway + Math.cos(angle) * size * 0.68,
          y: height - tall + Math.sin(angle) * size * 0.68,
          radius: size * 0.48,
        });
      }
      circle(context, '#7a4b12', { x: x + sway, y: height - tall, radius: size * 0.42 });
    }
    for (const [i, [x, y, size]] of [
      [0.3, 0.2, 116],
      [0.72, 0.33, 88],
      [0.5, 0.5, 70],
    ].entries()) {
      const angle = (t + i / 3) * TAU;
      around(
        context,
        { x: width * x + Math.sin(angle) * 34, y: height * y + Math.sin(angle * 2) * 20, turn: Math.cos(angle) * 0.35 },
        () => butterfly.draw(context, t * 3 + i * 0.3, { x: 0, y: 0, size }),
      );
    }
  },
});
