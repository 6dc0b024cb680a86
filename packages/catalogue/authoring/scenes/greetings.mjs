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
      c,
      w,
      h,
      t,
      actors: [hand],
    } = stage;
    rings(c, w, h, t, { colors: ['#ff8c61', '#ff7b4f'], gap: 38, x: w * 0.25, y: h * 0.5 });
    around(c, w * 0.25, h * 0.68, { turn: Math.sin(t * TAU * 2) * 0.16 }, () =>
      hand.draw(c, t, 0, -h * 0.17, h * 0.72),
    );
    caption(stage, 'Hello!', { x: w * 0.68, y: h * 0.52, size: 104, width: w * 0.56, motion: 'wave' });
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
      c,
      w,
      h,
      t,
      actors: [plane],
    } = stage;
    sky(c, w, h, [
      [0, '#3aa0e8'],
      [1, '#bfe8ff'],
    ]);
    clouds(c, w, h, t, { count: 7, seed: 9 });
    const lift = Math.sin(t * TAU) * 8;
    const wave = (x) => h * 0.56 + lift + Math.sin((x / w) * 9 - t * TAU * 2) * 7;
    c.strokeStyle = '#2b1a3a';
    c.lineWidth = 3;
    c.beginPath();
    c.moveTo(w * 0.66, wave(w * 0.66));
    c.lineTo(w * 0.78, h * 0.47 + lift);
    c.stroke();
    const top = [];
    const bottom = [];
    for (let x = w * 0.03; x <= w * 0.665; x += 6) {
      top.push([x, wave(x) - 42]);
      bottom.unshift([x, wave(x) + 42]);
    }
    polygon(c, '#e63946', [...top, ...bottom, [w * 0.075, wave(w * 0.03)]]);
    caption(stage, 'Bye bye!', {
      x: w * 0.365,
      y: h * 0.56 + lift,
      size: 76,
      width: w * 0.52,
      motion: 'wave',
      stroke: '#8d1320',
      strokeWidth: 0.16,
      turns: 2,
    });
    around(c, w * 0.83, h * 0.45 + lift, { turn: 0.5 }, () => plane.draw(c, t, 0, 0, 136));
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
      c,
      w,
      h,
      t,
      actors: [sun],
    } = stage;
    const rise = Math.sin(t * TAU) * 9;
    rays(c, w, h, t, { from: '#ffc94d', to: '#ffd978', count: 18, x: w / 2, y: h * 0.44 });
    sun.draw(c, t, w / 2, h * 0.37 - rise, 240);
    land(c, '#8ac926', w, h, (x) => h * 0.66 - Math.sin((x / w) * 5 + 0.4) * 16);
    land(c, '#5fa31c', w, h, (x) => h * 0.73 + Math.sin((x / w) * 6 + 2) * 12);
    caption(stage, 'Good Morning', { x: w / 2, y: h * 0.83, size: 84, width: w * 0.92 });
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
      c,
      w,
      h,
      t,
      actors: [sleeper],
    } = stage;
    sky(c, w, h, [
      [0, '#10153f'],
      [1, '#4a4a9c'],
    ]);
    stars(c, w, h * 0.8, t, { count: 70 });
    glow(c, w * 0.84, h * 0.18, 90, [
      [0, 'rgba(255,240,190,.5)'],
      [1, 'rgba(255,240,190,0)'],
    ]);
    circle(c, '#fff0c2', w * 0.84, h * 0.18, 30);
    circle(c, '#1c2152', w * 0.84 - 15, h * 0.18 - 7, 27);
    const float = Math.sin(t * TAU) * 7;
    around(c, w * 0.48, h * 0.36 + float, { turn: -0.2 }, () => sleeper.draw(c, t, 0, 0, 186));
    for (const [dx, dy, radius] of [
      [-104, 10, 32],
      [-60, -4, 40],
      [-4, 4, 44],
      [56, -2, 40],
      [104, 12, 30],
    ]) {
      circle(c, '#dfe4ff', w * 0.48 + dx, h * 0.58 + dy + float, radius);
    }
    caption(stage, 'Good Night', { x: w / 2, y: h * 0.83, size: 88, width: w * 0.9, motion: 'wave' });
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
      c,
      w,
      h,
      t,
      actors: [rocket],
    } = stage;
    sky(c, w, h, [
      [0, '#23297a'],
      [0.6, '#3d7de0'],
      [1, '#8fd3ff'],
    ]);
    for (let i = 0; i < 26; i++) {
      const x = ((i * 137) % 359) + 1;
      const y = frac(i * 0.381 + t * (2 + (i % 3))) * (h + 120) - 90;
      c.fillStyle = `rgba(255,255,255,${0.16 + (i % 3) * 0.1})`;
      c.fillRect(x, y, 3, 46 + (i % 4) * 18);
    }
    const shake = Math.sin(t * TAU * 9) * 3;
    for (let puff = 0; puff < 14; puff++) {
      const age = frac(puff / 14 + t * 3);
      const side = (puff % 2 ? 1 : -1) * age * (12 + (puff % 5) * 6);
      circle(c, `rgba(255,255,255,${0.95 - age * 0.75})`, w / 2 + side + shake, h * 0.52 + age * 110, mix(14, 38, age));
    }
    around(c, w / 2 + shake, h * 0.31, { turn: -Math.PI / 4 }, () => rocket.draw(c, t, 0, 0, 226));
    caption(stage, 'On my', { x: w / 2, y: h * 0.74, size: 96, width: w * 0.9 });
    caption(stage, 'way!', { x: w / 2, y: h * 0.89, size: 96, width: w * 0.9, t: t + 0.9 });
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
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    sky(c, w, h, [
      [0, '#5b7db1'],
      [1, '#a7c0dd'],
    ]);
    for (let i = 0; i < 46; i++) {
      const x = (i * 89) % (w + 20);
      const y = frac(i * 0.618 + t * (1 + (i % 2))) * (h + 60) - 30;
      c.strokeStyle = 'rgba(235,245,255,.5)';
      c.lineWidth = 2.5;
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(x - 5, y + 22);
      c.stroke();
    }
    shadow(c, w * 0.34, h * 0.93, 92);
    face.draw(c, t, w * 0.34, h * 0.69, 196);
    const sway = Math.sin(t * TAU) * 4;
    bubble(c, { x: w * 0.13, y: h * 0.07 + sway, width: w * 0.8, height: h * 0.3, tail: [w * 0.5, h * 0.5] });
    caption(stage, 'I miss you', {
      x: w * 0.53,
      y: h * 0.22 + sway,
      size: 74,
      width: w * 0.7,
      fill: '#35508a',
      stroke: undefined,
      motion: 'wave',
    });
  },
});
