import { frac, mix, TAU } from '../lib/math.mjs';
import { circle, glow, land, polygon, sky } from '../lib/shapes.mjs';
import { clouds, rays, rings, stars } from './backgrounds.mjs';
import { around, bubble, caption, scene, shadow } from './scene.mjs';

export const hello = scene({
  id: 'hello-wave',
  title: 'Hello!',
  alt: 'A yellow hand waves in front of orange rings beside the word Hello!',
  tags: ['hello', 'hi', 'hey', 'greeting', 'wave', 'welcome', 'good to see you', 'hand', 'reaction', 'waving'],
  size: [480, 270],
  emoji: ['1f44b'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [hand],
    } = stage;
    rings(stage, { colors: ['#ff8c61', '#ff7b4f'], gap: 38, x: width * 0.25, y: height * 0.5 });
    around(context, { x: width * 0.25, y: height * 0.68, turn: Math.sin(t * TAU * 2) * 0.16 }, () =>
      hand.draw(context, t, { x: 0, y: -height * 0.17, size: height * 0.72 }),
    );
    caption(stage, 'Hello!', { x: width * 0.68, y: height * 0.52, size: 104, width: width * 0.56, motion: 'wave' });
  },
});

export const bye = scene({
  id: 'bye-bye-plane',
  title: 'Bye Bye!',
  alt: 'A white airplane flies through a blue sky and tows a red banner that says Bye bye!',
  tags: ['bye', 'goodbye', 'bye bye', 'see you', 'leaving', 'plane', 'travel', 'holiday', 'vacation', 'reaction'],
  size: [480, 300],
  emoji: ['2708'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [plane],
    } = stage;
    sky(stage, [
      [0, '#3aa0e8'],
      [1, '#bfe8ff'],
    ]);
    clouds(stage, { count: 7, seed: 9 });
    const lift = Math.sin(t * TAU) * 8;
    const wave = (x) => height * 0.56 + lift + Math.sin((x / width) * 9 - t * TAU * 2) * 7;
    context.strokeStyle = '#2b1a3a';
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(width * 0.66, wave(width * 0.66));
    context.lineTo(width * 0.78, height * 0.47 + lift);
    context.stroke();
    const top = [];
    const bottom = [];
    for (let x = width * 0.03; x <= width * 0.665; x += 6) {
      top.push([x, wave(x) - 42]);
      bottom.unshift([x, wave(x) + 42]);
    }
    polygon(context, '#e63946', [...top, ...bottom, [width * 0.075, wave(width * 0.03)]]);
    caption(stage, 'Bye bye!', {
      x: width * 0.365,
      y: height * 0.56 + lift,
      size: 76,
      width: width * 0.52,
      motion: 'wave',
      stroke: '#8d1320',
      strokeWidth: 0.16,
      turns: 2,
    });
    around(context, { x: width * 0.83, y: height * 0.45 + lift, turn: 0.5 }, () =>
      plane.draw(context, t, { x: 0, y: 0, size: 136 }),
    );
  },
});

export const goodMorning = scene({
  id: 'good-morning-sun',
  title: 'Good Morning',
  alt: 'A smiling sun rises behind green hills over the words Good Morning',
  tags: [
    'good morning',
    'morning',
    'sunrise',
    'wake up',
    'sun',
    'new day',
    'hello',
    'rise and shine',
    'monday',
    'happy',
  ],
  size: [480, 360],
  emoji: ['1f31e'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [sun],
    } = stage;
    const rise = Math.sin(t * TAU) * 9;
    rays(stage, { from: '#ffc94d', to: '#ffd978', count: 18, x: width / 2, y: height * 0.44 });
    sun.draw(context, t, { x: width / 2, y: height * 0.37 - rise, size: 240 });
    land(stage, { color: '#8ac926', heightAt: (x) => height * 0.66 - Math.sin((x / width) * 5 + 0.4) * 16 });
    land(stage, { color: '#5fa31c', heightAt: (x) => height * 0.73 + Math.sin((x / width) * 6 + 2) * 12 });
    caption(stage, 'Good Morning', { x: width / 2, y: height * 0.83, size: 84, width: width * 0.92 });
  },
});

export const goodNight = scene({
  id: 'good-night-clouds',
  title: 'Good Night',
  alt: 'A sleeping face floats on a cloud among twinkling stars over the words Good Night',
  tags: ['good night', 'night', 'sleep', 'tired', 'bed time', 'zzz', 'sweet dreams', 'stars', 'moon', 'nap'],
  size: [480, 360],
  emoji: ['1f634'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [sleeper],
    } = stage;
    sky(stage, [
      [0, '#10153f'],
      [1, '#4a4a9c'],
    ]);
    stars({ ...stage, height: height * 0.8 }, { count: 70 });
    glow(context, {
      x: width * 0.84,
      y: height * 0.18,
      radius: 90,
      stops: [
        [0, 'rgba(255,240,190,.5)'],
        [1, 'rgba(255,240,190,0)'],
      ],
    });
    circle(context, '#fff0c2', { x: width * 0.84, y: height * 0.18, radius: 30 });
    circle(context, '#1c2152', { x: width * 0.84 - 15, y: height * 0.18 - 7, radius: 27 });
    const float = Math.sin(t * TAU) * 7;
    around(context, { x: width * 0.48, y: height * 0.36 + float, turn: -0.2 }, () =>
      sleeper.draw(context, t, { x: 0, y: 0, size: 186 }),
    );
    for (const [dx, dy, radius] of [
      [-104, 10, 32],
      [-60, -4, 40],
      [-4, 4, 44],
      [56, -2, 40],
      [104, 12, 30],
    ]) {
      circle(context, '#dfe4ff', { x: width * 0.48 + dx, y: height * 0.58 + dy + float, radius });
    }
    caption(stage, 'Good Night', { x: width / 2, y: height * 0.83, size: 88, width: width * 0.9, motion: 'wave' });
  },
});

export const onMyWay = scene({
  id: 'on-my-way-rocket',
  title: 'On My Way',
  alt: 'A rocket shoots straight up past clouds over the words On my way!',
  tags: ['on my way', 'omw', 'coming', 'rocket', 'fast', 'hurry', 'lets go', 'space', 'launch', 'see you soon'],
  size: [360, 480],
  emoji: ['1f680'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [rocket],
    } = stage;
    sky(stage, [
      [0, '#23297a'],
      [0.6, '#3d7de0'],
      [1, '#8fd3ff'],
    ]);
    for (let i = 0; i < 26; i++) {
      const x = ((i * 137) % 359) + 1;
      const y = frac(i * 0.381 + t * (2 + (i % 3))) * (height + 120) - 90;
      context.fillStyle = `rgba(255,255,255,${0.16 + (i % 3) * 0.1})`;
      context.fillRect(x, y, 3, 46 + (i % 4) * 18);
    }
    const shake = Math.sin(t * TAU * 9) * 3;
    for (let puff = 0; puff < 14; puff++) {
      const age = frac(puff / 14 + t * 3);
      const side = (puff % 2 ? 1 : -1) * age * (12 + (puff % 5) * 6);
      circle(context, `rgba(255,255,255,${0.95 - age * 0.75})`, {
        x: width / 2 + side + shake,
        y: height * 0.52 + age * 110,
        radius: mix(14, 38, age),
      });
    }
    around(context, { x: width / 2 + shake, y: height * 0.345, turn: -Math.PI / 4 }, () =>
      rocket.draw(context, t, { x: 0, y: 0, size: 216 }),
    );
    caption(stage, 'On my', { x: width / 2, y: height * 0.74, size: 96, width: width * 0.9 });
    caption(stage, 'way!', { x: width / 2, y: height * 0.89, size: 96, width: width * 0.9, t: t + 0.9 });
  },
});

export const missYou = scene({
  id: 'miss-you-broken-heart',
  title: 'Miss You',
  alt: 'A teary face says I miss you in a speech bubble while raindrops fall',
  tags: ['miss you', 'i miss you', 'sad', 'lonely', 'rain', 'love', 'come back', 'cry', 'far away', 'missing you'],
  size: [400, 400],
  emoji: ['1f622'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    sky(stage, [
      [0, '#5b7db1'],
      [1, '#a7c0dd'],
    ]);
    for (let i = 0; i < 46; i++) {
      const x = (i * 89) % (width + 20);
      const y = frac(i * 0.618 + t * (1 + (i % 2))) * (height + 60) - 30;
      context.strokeStyle = 'rgba(235,245,255,.5)';
      context.lineWidth = 2.5;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x - 5, y + 22);
      context.stroke();
    }
    shadow(context, { x: width * 0.34, y: height * 0.93, radius: 92 });
    face.draw(context, t, { x: width * 0.34, y: height * 0.69, size: 196 });
    const sway = Math.sin(t * TAU) * 4;
    bubble(context, {
      x: width * 0.13,
      y: height * 0.07 + sway,
      width: width * 0.8,
      height: height * 0.3,
      tail: [width * 0.5, height * 0.5],
    });
    caption(stage, 'I miss you', {
      x: width * 0.53,
      y: height * 0.22 + sway,
      size: 74,
      width: width * 0.7,
      fill: '#35508a',
      stroke: undefined,
      motion: 'wave',
    });
  },
});
