import { blinks, burst, during, heartbeat, keys, posed, spring, squash, swell, wave } from '../lib/act.mjs';
import { clamp, easeOut, TAU } from '../lib/math.mjs';
import { sparkle } from '../lib/ornaments.mjs';
import { span } from '../lib/picture-parts.mjs';
import { circle, fill } from '../lib/shapes.mjs';
import { drop, puff, rising } from './extras.mjs';

const FOOT = [16, 30];

/** All cats of the set have the same head, and a light (`unused`) that shines past it. */
const CAT = { nose: span(11, 13), right: span(14, 21), left: span(22, 27), mouth: [28] };

/** A cat's head: `meow` opens its mouth, `look` turns it; `eyes` draws what is special about it. */
function cat({ t, part, pose }, { look: [right, down] = [0, 0], meow = 0, twitch = 0, flat = 0, ...place }, eyes) {
  pose({ pivot: FOOT, ...squash(flat), ...place }, () => {
    part('body', { x: right * 0.15, y: down * 0.15 });
    pose({ x: right, y: down }, () => {
      part('left', { pivot: [8, 25], turn: twitch * 0.09 + wave(t, 2) * 0.02, scale: 1 });
      part('right', { pivot: [24, 25], turn: -twitch * 0.09 - wave(t, 2) * 0.02 });
      part('mouth', { pivot: [15.8, 23], scaleX: 1 - meow * 0.08, scaleY: 1 + meow * 0.4 });
      part('nose', { y: -meow * 0.3 });
      eyes();
    });
  });
}

export const animals = {
  '1f63a': {
    icon: 'grinning-cat',
    parts: { ...CAT, eyes: span(29, 36), unused: [37] },
    act(stage) {
      const { t, part } = stage;
      cat(
        stage,
        {
          y: -Math.abs(wave(t, 2)) * 0.9,
          turn: wave(t) * 0.08,
          look: [wave(t) * 1.1, -swell(t, 2) * 0.5],
          meow: swell(t, 4) * 0.4,
          twitch: wave(t, 4),
        },
        () => part('eyes', { pivot: [16, 19], scaleY: 1 - blinks(t, 0.3, 0.8) * 0.9 }),
      );
    },
  },
  '1f431': {
    icon: 'cat-face',
    parts: { ...CAT, eyes: span(29, 36), unused: [37] },
    act(stage) {
      const { t, part } = stage;
      const tilt = keys(t, [0.04, 0], [0.18, 1], [0.44, 1], [0.58, -0.4], [0.68, 0]);
      const meow = keys(t, [0.6, 0], [0.68, 1], [0.78, 0.7], [0.82, 1], [0.92, 0]);
      const twitch = spring(t, 0.2, { speed: 9 }) + spring(t, 0.72, { speed: 9, calm: 11 });
      cat(
        stage,
        { turn: tilt * 0.17, x: tilt * 0.6, flat: -meow * 0.05, look: [tilt * 1.3, -meow * 1.2], meow, twitch },
        () => part('eyes', { pivot: [16, 19], scaleY: 1 - Math.max(blinks(t, 0.32, 0.5), meow) * 0.85 }),
      );
    },
  },
  '1f638': {
    icon: 'grinning-cat-with-smiling-eyes',
    parts: { ...CAT, eyes: span(36, 43), unused: [29] },
    act(stage) {
      const { t, part } = stage;
      const laugh = Math.abs(wave(t, 3));
      cat(
        stage,
        {
          y: -laugh * 1.2,
          turn: wave(t, 1) * 0.07,
          flat: swell(t, 6) * 0.03,
          look: [wave(t) * 0.8, -laugh * 0.6],
          meow: laugh * 0.35,
          twitch: wave(t, 6),
        },
        () => part('eyes', { y: -laugh * 0.2 }),
      );
    },
  },
  '1f63b': {
    icon: 'smiling-cat-with-heart-eyes',
    parts: { ...CAT, rightHeart: [37, 39, 40, ...span(43, 48)], leftHeart: [38, ...span(49, 56)], unused: [29] },
    act(stage) {
      const { context, t, part } = stage;
      const beat = heartbeat(t, 3);
      cat(
        stage,
        {
          turn: wave(t) * 0.08,
          flat: beat * 0.025,
          look: [wave(t) * 0.9, -beat * 0.6],
          meow: beat * 0.25,
          twitch: wave(t, 3),
        },
        () => {
          part('leftHeart', { pivot: [10.5, 17], scale: 1 + beat * 0.22, turn: -beat * 0.06 });
          part('rightHeart', { pivot: [21, 17], scale: 1 + beat * 0.22, turn: beat * 0.06 });
        },
      );
      rising(context, t, [
        [1.8, 0.1],
        [30.4, 0.45],
        [3.4, 0.7],
        [28.8, 0.95],
      ]);
    },
  },
  '1f640': {
    icon: 'weary-cat',
    parts: {
      ...CAT,
      right: span(14, 19),
      left: span(20, 25),
      mouth: [53],
      eyes: span(49, 52),
      unused: [26],
      paws: [...span(33, 48), ...span(54, 67)],
    },
    act(stage) {
      const { t, part } = stage;
      const fright = keys(t, [0.04, 0], [0.14, 1], [0.82, 1], [0.96, 0]);
      const shake = wave(t, 11) * fright;
      cat(
        stage,
        {
          x: shake * 0.3,
          flat: -fright * 0.05,
          look: [shake * 0.2, -fright * 0.6],
          meow: fright * 0.7 + shake * 0.1,
          twitch: fright + shake * 0.3,
        },
        () => part('eyes', { pivot: [16, 15.6], scale: 1 + fright * 0.09 }),
      );
      part('paws', { pivot: [16, 30], x: shake * 0.3, y: -fright * 0.8, scaleX: 1 - fright * 0.04 });
    },
  },
  '1f436': {
    icon: 'dog-face',
    parts: {
      muzzle: span(12, 14),
      tongue: span(15, 17),
      mouth: span(18, 22),
      leftEar: [...span(23, 27), 44],
      rightEar: [...span(28, 31), 43],
      eyes: span(32, 38),
      nose: span(39, 42),
    },
    act({ t, part, pose }) {
      const tilt = keys(t, [0.02, 0], [0.14, 1], [0.42, 1], [0.56, -0.55], [0.84, -0.55], [0.96, 0]);
      const late = keys((t + 0.95) % 1, [0.02, 0], [0.14, 1], [0.42, 1], [0.56, -0.55], [0.84, -0.55], [0.96, 0]);
      const pant = swell(t, 8);
      const flop = (late - tilt) * 0.35;
      pose({ pivot: [16, 28], turn: tilt * 0.13, x: tilt * 0.3, ...squash(pant * 0.025) }, () => {
        part('body');
        pose({ x: tilt * 0.9, y: pant * 0.25 - 0.2 }, () => {
          part('muzzle');
          part('tongue', { pivot: [16, 23.5], scaleY: 0.92 + pant * 0.26, x: flop });
          part('mouth');
          part('nose', { y: -pant * 0.15 });
          part('eyes', { pivot: [16, 14], scaleY: 1 - blinks(t, 0.24, 0.66, 0.72) * 0.9 });
        });
        part('leftEar', { pivot: [8, 6], turn: flop + pant * 0.05 });
        part('rightEar', { pivot: [24, 6], turn: flop - pant * 0.05 });
      });
    },
  },
  '1f43c': {
    icon: 'panda',
    parts: {
      face: [...span(12, 21), ...span(28, 31)],
      eyes: [...span(22, 27), 32, 33],
      leftEar: [...span(0, 4), 7],
      rightEar: [5, 6],
    },
    act({ t, part, pose }) {
      const nod = keys(t, [0.03, 0], [0.1, -0.5], [0.22, 1], [0.34, -0.4], [0.46, 1], [0.6, 0]);
      const tilt = keys(t, [0.6, 0], [0.7, 1], [0.88, 1], [0.98, 0]);
      pose({ pivot: FOOT, y: nod * 0.9, turn: tilt * 0.13 - spring(t, 0.3) * 0.04, ...squash(nod * 0.035) }, () => {
        part('leftEar', { pivot: [8, 11], y: -nod * 0.9, turn: nod * 0.06 - tilt * 0.08 });
        part('rightEar', { pivot: [24, 11], y: -nod * 0.9, turn: -nod * 0.06 - tilt * 0.08 });
        part('body');
        pose({ x: tilt * 1.3, y: nod * 1.9 }, () => {
          part('face', { pivot: [16, 20], scaleY: 1 - Math.abs(nod) * 0.04 });
          part('eyes', { pivot: [16, 17], scaleY: 1 - Math.max(blinks(t, 0.66, 0.92), clamp(nod * 1.2 - 0.3)) * 0.9 });
        });
      });
    },
  },
  '1f98a': {
    icon: 'fox',
    parts: { eyes: span(16, 21), snout: [...span(32, 41), 48] },
    act({ t, part, pose }) {
      const side = keys(t, [0.06, 0], [0.16, -1], [0.34, -1], [0.46, 1], [0.64, 1], [0.74, 0]);
      const perk = keys(t, [0.74, 0], [0.79, -0.7], [0.85, 1], [0.91, -0.2], [0.97, 0]);
      pose(
        { pivot: FOOT, turn: side * 0.1, x: side * 0.5, y: -Math.max(0, perk) * 1.4, ...squash(-perk * 0.07) },
        () => {
          part('body', { pivot: FOOT, scaleX: 1 - Math.abs(side) * 0.03 });
          pose({ x: side * 2, y: -Math.abs(side) * 0.4 - perk * 0.4 }, () => {
            part('snout', { x: side * 0.7, y: spring(t, 0.84) * 0.3 });
            part('eyes', { pivot: [16, 19], scaleY: 1 - blinks(t, 0.11, 0.4, 0.7) * 0.9 + Math.max(0, perk) * 0.1 });
          });
        },
      );
    },
  },
  '1f984': {
    icon: 'unicorn',
    parts: { eye: span(50, 54) },
    act({ context, t, part, pose }) {
      const toss = keys(t, [0.06, 0], [0.2, 1], [0.34, -1], [0.46, 0.5], [0.56, -0.25], [0.66, 0]);
      const nod = keys(t, [0.66, 0], [0.76, 1], [0.86, -0.2], [0.96, 0]);
      pose(
        {
          pivot: [25, 30],
          turn: toss * 0.13 - nod * 0.1,
          lean: toss * 0.05,
          y: -Math.max(0, -toss) * 0.8,
          ...squash(-toss * 0.02),
        },
        () => {
          part('body');
          part('eye', { pivot: [11.5, 13.5], scaleY: 1 - Math.max(blinks(t, 0.55), clamp(nod)) * 0.85 });
        },
      );
      for (const [index, [x, y]] of [
        [4, 4],
        [20, 1.6],
        [1.5, 27],
        [30.6, 6],
        [8, 30.5],
      ].entries())
        sparkle(context, {
          x,
          y,
          size: 1.6 * Math.max(0, wave(t, 2, index * 0.29)),
          color: ['#ffd84a', '#ff8fd6', '#8fd0ff'][index % 3],
        });
    },
  },
  '1f427': {
    icon: 'penguin',
    parts: {
      leftWing: span(0, 2),
      rightWing: span(3, 5),
      rightFoot: span(28, 32),
      leftFoot: span(33, 35),
      eyes: [...span(18, 27)],
    },
    act({ t, part, pose }) {
      const step = wave(t, 3);
      const lift = Math.abs(step);
      pose({ x: step * 0.8 }, () => {
        part('rightFoot', { pivot: [20, 30], y: -Math.max(0, -step) * 1.9, turn: Math.max(0, -step) * -0.2 });
        part('leftFoot', { pivot: [12, 30], y: -Math.max(0, step) * 1.9, turn: Math.max(0, step) * 0.2 });
        pose({ pivot: [16, 30], turn: step * 0.15, y: -lift * 0.9, ...squash(0.035 - lift * 0.06) }, () => {
          part('leftWing', { pivot: [8, 15], turn: 0.1 + lift * 0.35 });
          part('rightWing', { pivot: [24, 15], turn: -0.1 - lift * 0.35 });
          part('body');
          part('eyes', { pivot: [16, 10.5], x: step * 0.3, scaleY: 1 - blinks(t, 0.42, 0.9) * 0.9 });
        });
      });
    },
  },
  '1f42c': {
    icon: 'dolphin',
    parts: {},
    act({ context, t, part, pose }) {
      const leap = keys(t, [0, 0], [0.1, -0.35], [0.4, 1], [0.74, -0.3], [0.86, 0.1], [0.96, 0]);
      const turn = keys(t, [0, 0], [0.12, 0.16], [0.36, -0.22], [0.66, 0.3], [0.86, -0.06], [0.97, 0]);
      burst(t, { start: 0.12, end: 0.56, count: 9 }, (age, index) => splash(context, age, index, 9));
      burst(t, { start: 0.66, end: 0.98, count: 9 }, (age, index) => splash(context, age, index, 7));
      pose({ y: 0.6 - leap * 2.2, x: turn * -3, turn, pivot: [15, 17], ...squash(-leap * 0.05) }, () =>
        part('body', { pivot: [12, 24], lean: wave(t, 4) * 0.04 }),
      );
    },
  },
  '1f98b': {
    icon: 'butterfly',
    parts: {
      left: [...span(10, 26), ...span(34, 40), 61],
      right: [...span(0, 9), ...span(27, 33), ...span(41, 46), 62, 64],
    },
    act({ t, part, pose }) {
      const flap = swell(t, 6) * 0.62;
      const lift = Math.sin((t * 6 + 0.18) * TAU);
      pose({ x: wave(t) * 1.5, y: wave(t, 2) * 1.3 - lift * 0.6, turn: wave(t, 1, 0.25) * 0.12 - 0.12 }, () => {
        part('left', { pivot: [15.6, 17], scaleX: 1 - flap, lean: 0, scaleY: 1 + flap * 0.06 });
        part('right', { pivot: [16.4, 17], scaleX: 1 - flap, scaleY: 1 + flap * 0.06 });
        part('body', { scaleY: 1 + lift * 0.02 });
      });
    },
  },
  '1f419': {
    icon: 'octopus',
    parts: { head: [...span(23, 30), 37], eyes: span(31, 36) },
    act({ context, t, part, pose }) {
      const bob = wave(t, 3);
      const sway = wave(t, 1.5 * 2, 0.25) * 0.5 + wave(t);
      for (const [index, x] of [4, 27.5, 8, 24].entries()) {
        const age = during(t, index * 0.25, index * 0.25 + 0.5);
        if (age !== undefined)
          bubble(context, {
            x: x + wave(age, 1.5) * 0.8,
            y: 15 - age * 15,
            size: 0.8 + (index % 2) * 0.5,
            opacity: clamp(age * 6) * clamp((1 - age) * 4),
          });
      }
      pose({ x: sway * 0.7, y: bob * 0.6 }, () => {
        part('body', { pivot: [16, 21], scaleX: 1 + bob * 0.07, scaleY: 1 - bob * 0.1, lean: -sway * 0.12 });
        pose({ y: bob * 1.1, turn: sway * 0.1, pivot: [16, 23], ...squash(bob * 0.05) }, () => {
          part('head');
          part('eyes', { pivot: [16, 13], scaleY: 1 - blinks(t, 0.2, 0.62) * 0.75 });
        });
      });
    },
  },
  '1f996': {
    icon: 't-rex',
    parts: { backLeg: span(5, 12), frontLeg: span(47, 56), arms: [...span(0, 4), ...span(35, 39), 46] },
    act({ context, t, part, pose }) {
      const stomp = wave(t, 2);
      const front = Math.max(0, stomp);
      const back = Math.max(0, -stomp);
      const roar = keys(t, [0.72, 0], [0.78, -0.5], [0.84, 1], [0.94, 1], [1, 0]);
      for (const [start, x] of [
        [0.25, 19],
        [0.5, 12],
        [0.75, 19],
        [0, 12],
      ])
        burst(t, { start, end: start + 0.2, count: 2 }, (age, index) =>
          puff(context, {
            x: x + (index ? 1 : -1) * (1.5 + easeOut(age) * 4),
            y: 30.2 - age,
            size: 0.9 + age * 1.3,
            color: '#efe6d8',
            edge: 'rgba(130,105,80,.3)',
            opacity: clamp((1 - age) * 2),
          }),
        );
      const shake = wave(t, 11) * Math.max(0, roar);
      pose(
        {
          pivot: [16, 30],
          turn: stomp * 0.05 - Math.max(0, roar) * 0.07,
          y: -Math.abs(stomp) * 0.7,
          x: shake * 0.3,
          ...squash(0.03 - Math.abs(stomp) * 0.05 - Math.max(0, roar) * 0.03),
        },
        () => {
          part('backLeg', { pivot: [12, 24], y: -back * 2, turn: back * 0.22 });
          part('body');
          part('arms', { pivot: [12, 16], turn: wave(t, 4) * 0.1 - Math.max(0, roar) * 0.25 });
          part('frontLeg', { pivot: [18, 24], y: -front * 2, turn: front * 0.22 });
        },
      );
    },
  },
  '1f995': {
    icon: 'sauropod',
    parts: { farLegs: [0, 1, 2, ...span(4, 7)], eye: [28, 29] },
    act({ t, part, pose }) {
      const walk = wave(t, 2);
      const look = keys(t, [0.3, 0], [0.44, 1], [0.6, 1], [0.76, 0]);
      pose({ x: wave(t) * 0.8, pivot: [16, 30] }, () => {
        part('farLegs', { pivot: [16, 22], x: walk * 0.9, y: -Math.max(0, walk) * 0.9 });
        pose(
          {
            pivot: [16, 30],
            turn: walk * 0.025 - look * 0.05,
            lean: walk * -0.04 - look * 0.09,
            y: -Math.abs(walk) * 0.7,
            ...squash(0.02 - Math.abs(walk) * 0.035 + look * -0.03),
          },
          () => {
            part('body');
            part('eye', { pivot: [6.8, 3.8], scaleY: 1 - blinks(t, 0.5, 0.9) * 0.9 });
          },
        );
      });
    },
  },
  '1f9a9': {
    icon: 'flamingo',
    parts: { leg: span(0, 4), eye: [22, 23] },
    act({ context, t, part, pose }) {
      const bend = keys(t, [0.05, 0], [0.24, 1], [0.36, 0.8], [0.46, 1], [0.66, -0.25], [0.8, 0]);
      context.save();
      for (const start of [0.1, 0.55]) {
        const age = during(t, start, start + 0.5);
        if (age === undefined) continue;
        context.globalAlpha = clamp((1 - age) * 1.4) * 0.8;
        context.strokeStyle = '#7cc3ff';
        context.lineWidth = 0.6;
        context.beginPath();
        context.ellipse(15.6, 30.2, 1 + age * 6, 0.3 + age * 1.4, 0, 0, TAU);
        context.stroke();
      }
      context.restore();
      part('leg');
      pose(
        {
          pivot: [16, 24],
          turn: -bend * 0.11 + wave(t, 2) * 0.015,
          y: Math.max(0, bend) * 0.5,
          lean: bend * -0.05,
          ...squash(Math.max(0, bend) * 0.03),
        },
        () => {
          part('body');
          part('eye', { pivot: [11.8, 3.8], scaleY: 1 - blinks(t, 0.3, 0.86) * 0.9 });
        },
      );
    },
  },
  '1f981': {
    icon: 'lion',
    parts: {
      mane: [...span(13, 26), ...span(46, 49)],
      muzzle: [...span(27, 32)],
      nose: [33, ...span(39, 45)],
      eyes: span(34, 38),
    },
    act({ context, t, part, pose }) {
      const shake = wave(t, 5) * keys(t, [0.04, 0], [0.12, 1], [0.28, 1], [0.38, 0]);
      const roar = keys(t, [0.38, 0], [0.47, -0.6], [0.56, 1], [0.8, 1], [0.92, 0]);
      const loud = Math.max(0, roar);
      const tremble = wave(t, 11) * loud;
      pose({ pivot: FOOT, turn: shake * 0.08, x: tremble * 0.2, ...squash(-roar * 0.03) }, () => {
        circle(context, '#6a3d45', { x: 16, y: 16, radius: 11 });
        part('mane', { pivot: [16, 17], scale: 1 + loud * 0.06 + tremble * 0.01, turn: shake * 0.1 });
        pose({ x: shake * 0.7, y: -roar * 0.9 }, () => {
          part('body');
          part('muzzle', { pivot: [16, 19], scaleY: 1 + loud * 0.1 });
          if (loud > 0.02)
            posed(context, { x: 16, y: 24.6, pivot: [0, 0], scaleX: 1 + tremble * 0.03, scaleY: loud }, () => {
              fill(context, '#5c1630', (path) => path.roundRect(-3.2, -1.9, 6.4, 4.9, [1, 1, 3.1, 3.1]));
              fill(context, '#ff5f86', (path) => path.ellipse(0, 2, 2, 1, 0, 0, TAU));
              fill(context, '#ffffff', (path) => {
                for (const side of [-1, 1]) {
                  path.moveTo(side * 2.5, -1.9);
                  path.lineTo(side * 1.5, -1.9);
                  path.lineTo(side * 2, -0.3);
                }
              });
            });
          part('nose', { y: -loud * 0.5 });
          part('eyes', { pivot: [16, 15.5], y: -loud * 0.2, scaleY: 1 - Math.max(blinks(t, 0.2), loud * 0.6) * 0.85 });
        });
      });
    },
  },
  '1f43b': {
    icon: 'bear',
    parts: { eyes: span(15, 22), snout: span(23, 37) },
    act({ t, part, pose }) {
      const breath = swell(t, 2);
      pose({ pivot: FOOT, turn: wave(t) * 0.07, ...squash(breath * 0.03) }, () => {
        part('body');
        pose({ x: wave(t) * 1.1, y: 0.4 - breath * 0.9 }, () => {
          part('snout');
          part('eyes', { pivot: [16, 16.5], scaleY: 1 - Math.max(blinks(t, 0.36, 0.7)) * 0.9 });
        });
      });
    },
  },
  '1f987': {
    icon: 'bat',
    parts: { left: [...span(0, 6), 47], right: [...span(7, 18), ...span(44, 46)] },
    act({ t, part, pose }) {
      const flap = wave(t, 6);
      pose({ y: -flap * 0.9 }, () => {
        part('left', { pivot: [16, 21], turn: flap * 0.32, scaleX: 1 - Math.max(0, -flap) * 0.12 });
        part('right', { pivot: [19, 18], turn: -flap * 0.32, scaleY: 1 - Math.max(0, -flap) * 0.12 });
        part('body', { pivot: [17, 18], turn: flap * 0.04 });
      });
    },
  },
  '1f425': {
    icon: 'front-facing-baby-chick',
    parts: {},
    act({ t, part }) {
      const hop = Math.abs(wave(t, 2));
      part('body', {
        pivot: [16, 30],
        y: -hop * 2.4,
        turn: wave(t, 2) * 0.08,
        ...squash(swell(t, 4, 0.5) * 0.08 - 0.04),
      });
    },
  },
  '1f9a5': {
    icon: 'sloth',
    parts: { branch: [...span(0, 5), 72, 74], hands: span(38, 57), face: span(58, 71) },
    act({ t, part, pose }) {
      const swing = wave(t);
      part('branch');
      pose({ pivot: [16, 6], turn: swing * 0.06, lean: 0 }, () => {
        part('body', { pivot: [16, 6], scaleY: 1 + swell(t, 1, 0.25) * 0.025 });
        part('face', {
          pivot: [8, 18],
          x: wave(t, 1, -0.15) * 0.5,
          y: swell(t, 1, 0.25) * 0.5,
          turn: wave(t, 1, -0.15) * 0.08,
        });
      });
      part('hands');
    },
  },
  '1f648': {
    icon: 'see-no-evil-monkey',
    parts: { arms: span(27, 56) },
    act({ context, t, part, pose }) {
      const shy = wave(t, 6) * keys(t, [0.06, 0], [0.14, 1], [0.32, 1], [0.42, 0]);
      const peek = keys(t, [0.42, 0], [0.54, 1], [0.82, 1], [0.92, 0]);
      const glance = keys(t, [0.54, 0], [0.6, -1], [0.68, -1], [0.76, 1], [0.82, 0]);
      pose({ pivot: FOOT, x: shy * 0.9, turn: shy * 0.07, ...squash(peek * 0.03) }, () => {
        part('body');
        if (peek > 0.05)
          for (const x of [11.4, 20.6]) {
            const closed = blinks(t, 0.73);
            posed(context, { pivot: [x, 13.6], scaleY: 1 - closed * 0.85 }, () => {
              circle(context, '#ffffff', { x, y: 13.6, radius: 2.9 });
              circle(context, '#3a2530', { x: x + glance * 1, y: 13.8, radius: 1.75 });
              circle(context, '#ffffff', { x: x + glance * 1 - 0.5, y: 13.1, radius: 0.5 });
            });
          }
        part('arms', { pivot: [16, 30], y: peek * 6.4, x: -shy * 0.3, turn: glance * 0.02 });
      });
    },
  },
};

function splash(context, age, index, height) {
  const way = (index / 8) * 2 - 1;
  drop(context, {
    x: 14 + way * (3 + age * 9),
    y: 30 - Math.sin(age * Math.PI) * height * (0.5 + ((index * 3) % 5) / 8) + age * 1.5,
    size: 0.7 + ((index * 7) % 4) * 0.16,
    turn: way * age * 2.4,
    color: '#39b4f5',
    shine: '#c8efff',
    opacity: clamp(age * 8) * clamp((1 - age) * 4),
  });
}

function bubble(context, { x, y, size, opacity }) {
  context.save();
  context.globalAlpha *= opacity;
  fill(context, 'rgba(150,215,255,.55)', (path) => path.arc(x, y, size, 0, TAU));
  context.strokeStyle = '#4fb0ee';
  context.lineWidth = 0.3;
  context.stroke();
  fill(context, '#ffffff', (path) => path.arc(x - size * 0.35, y - size * 0.35, size * 0.25, 0, TAU));
  context.restore();
}
