import { blinks, burst, during, keys, spring, squash, stream, swell, wave } from '../lib/act.mjs';
import { blend } from '../lib/color.mjs';
import { clamp, easeOut } from '../lib/math.mjs';
import { sparkle } from '../lib/ornaments.mjs';
import { span } from '../lib/picture-parts.mjs';
import { circle, glow } from '../lib/shapes.mjs';
import { drop, impact, paper, puff, steam } from './extras.mjs';

const GROUND = [16, 30];

export const things = {
  '1f680': {
    icon: 'rocket',
    parts: { flame: [9], nozzle: [10, 11, 12] },
    act({ context, t, part, pose }) {
      const thrust = keys(t, [0.02, 0], [0.3, 1], [0.84, 1], [0.98, 0]);
      const flight = keys(t, [0.08, 0], [0.3, -1.6], [0.44, 3.6], [0.58, 3], [0.96, 0]);
      const rumble = wave(t, 13) * (0.08 + thrust * 0.2);
      stream(t * 2, 9, (age, index) =>
        puff(context, {
          x: 6.4 + flight * 0.7 - age * 3.6 + wave(index * 0.37) * 1.6 * (0.4 + age),
          y: 25.6 - flight * 0.7 + age * 3.6 + wave(index * 0.61) * 1.6 * (0.4 + age),
          size: 1.3 + age * 1.9,
          opacity: clamp(age * 6) * clamp((1 - age) * 2) * thrust,
        }),
      );
      pose(
        { scale: 0.93, x: flight * 0.9 + rumble, y: -flight * 0.9 + rumble * 0.9, turn: wave(t, 2) * 0.025 * thrust },
        () => {
          const burn = 0.95 + thrust * 0.35 + wave(t, 11) * 0.12;
          pose({ pivot: [10, 22], turn: Math.PI / 4 }, () =>
            pose({ pivot: [10, 22], scaleX: 1 + wave(t, 11) * 0.06, scaleY: burn }, () =>
              pose({ pivot: [10, 22], turn: -Math.PI / 4 }, () => part('flame')),
            ),
          );
          part('nozzle');
          part('body');
        },
      );
    },
  },
  '1f525': {
    icon: 'fire',
    parts: { inner: span(8, 10) },
    act({ context, t, part }) {
      part('body', {
        pivot: GROUND,
        lean: wave(t, 3) * 0.07 + wave(t, 5) * 0.04,
        scaleX: 1 - wave(t, 4, 0.2) * 0.04,
        scaleY: 1 + wave(t, 4) * 0.06 - 0.02,
      });
      part('inner', {
        pivot: [14, 30],
        lean: wave(t, 4, 0.3) * 0.1,
        scaleX: 1 + wave(t, 5) * 0.06,
        scaleY: 1 + wave(t, 6, 0.4) * 0.1,
      });
      stream(t * 2, 7, (age, index) =>
        circle(context, ['#ffd23f', '#ff9a3c', '#ff6a3d'][index % 3], {
          x: 6 + ((index * 7.3) % 20) + wave(age, 1.3, index * 0.3) * 1.6,
          y: 24 - age * 25,
          radius: Math.max(0, 0.85 * Math.sin(Math.min(1, age * 1.1) * Math.PI)) * (0.7 + (index % 3) * 0.25),
        }),
      );
    },
  },
  '1f389': {
    icon: 'party-popper',
    parts: { streamers: [...span(8, 17), ...span(20, 35)] },
    act({ context, t, part, pose }) {
      const out = keys(t, [0.16, 1], [0.3, 0.05], [0.335, 0.1], [0.42, 1.16], [0.52, 0.97], [0.62, 1]);
      const load = keys(t, [0.16, 0], [0.31, 1], [0.36, -1.3], [0.46, 0.3], [0.56, 0]);
      const rumble = wave(t, 13) * keys(t, [0.2, 0], [0.31, 1], [0.34, 0]);
      pose({ pivot: [4, 28], turn: wave(t) * 0.04 + load * -0.04 + rumble * 0.02 }, () => {
        pose({ x: -load * 0.8, y: load * 0.8, pivot: [5, 27], ...squash(load * 0.07) }, () => part('body'));
        part('streamers', {
          pivot: [13, 18],
          scale: out,
          opacity: clamp(out * 4 - 0.2),
          turn: spring(t, 0.34, { speed: 4, calm: 6 }) * 0.12 + wave(t, 2) * 0.015,
        });
      });
      const flash = during(t, 0.33, 0.46);
      if (flash !== undefined)
        impact(context, {
          x: 14,
          y: 17,
          age: flash,
          count: 7,
          start: -Math.PI * 0.62,
          arc: Math.PI * 0.74,
          from: 4,
          to: 12,
          color: '#ffd84a',
          width: 1.2,
        });
      burst(t, { start: 0.34, end: 1.08, count: 18 }, (age, index) => {
        const angle = -Math.PI * (0.02 + ((index * 0.618) % 1) * 0.66);
        const reach = easeOut(Math.min(1, age * 1.8)) * (9 + ((index * 5) % 9));
        paper(context, {
          index,
          age,
          x: 14 + Math.cos(angle) * reach + wave(age, 2, index * 0.2) * 0.8,
          y: 17 + Math.sin(angle) * reach + age * age * 15,
          size: 1.8,
          opacity: clamp((1 - age) * 4),
        });
      });
    },
  },
  '1f382': {
    icon: 'birthday-cake',
    parts: { left: [2, 3], middle: [6, 7], right: [10, 11], candles: [0, 1, 4, 5, 8, 9] },
    act({ t, part, pose }) {
      const wobble = wave(t, 3) * (0.55 + 0.45 * wave(t, 1, 0.2));
      pose({ pivot: GROUND, lean: wobble * 0.07, ...squash(swell(t, 6) * 0.035 - 0.01) }, () => {
        for (const [index, [name, x]] of [
          ['left', 9.5],
          ['middle', 16],
          ['right', 22.5],
        ].entries()) {
          part(name, {
            pivot: [x, 6.2],
            lean: wobble * -0.35 + wave(t, 7, index * 0.37) * 0.12,
            scaleX: 1 + wave(t, 6, index * 0.3) * 0.08,
            scaleY: 1.02 + wave(t, 8, index * 0.41) * 0.16,
          });
        }
        part('candles');
        part('body');
      });
    },
  },
  '1f383': {
    icon: 'jack-o-lantern',
    parts: { face: span(7, 9), stem: span(0, 3) },
    act({ context, t, part, pose }) {
      const laugh = Math.abs(wave(t, 4)) * keys(t, [0, 0], [0.08, 1], [0.6, 1], [0.74, 0]);
      const light = clamp(0.5 + swell(t, 2) * 0.25 + wave(t, 7) * 0.14 + laugh * 0.2);
      pose(
        {
          pivot: GROUND,
          y: -laugh * 1.2,
          turn: wave(t, 2) * 0.06,
          ...squash(0.02 + swell(t, 8) * 0.02 - laugh * 0.03),
        },
        () => {
          part('stem', { pivot: [16, 8], turn: spring(t, 0.1) * 0.1 + wave(t, 2, -0.1) * 0.1 });
          part('body');
          pose({ pivot: [16, 19], scaleY: 1 + laugh * 0.08, y: -laugh * 0.4 }, () => {
            glow(context, {
              x: 16,
              y: 18.5,
              radius: 12,
              stops: [
                [0, `rgba(255,205,60,${light * 0.6})`],
                [1, 'rgba(255,205,60,0)'],
              ],
            });
            part('face', { tint: blend('#ffab2e', '#fff08a', light) });
          });
        },
      );
    },
  },
  '1f384': {
    icon: 'christmas-tree',
    parts: { gold: [32, 36, 38], red: [33, 34, 35], star: [39] },
    act({ context, t, part, pose }) {
      const sway = wave(t, 2);
      pose({ pivot: GROUND, lean: sway * 0.07, turn: sway * 0.025, ...squash(swell(t, 4) * 0.02) }, () => {
        part('body');
        const gold = swell(t, 3);
        part('gold', { tint: `rgba(255,246,170,${gold * 0.8})` });
        part('red', { tint: `rgba(255,150,160,${(1 - gold) * 0.75})` });
        for (const [x, y, on] of [
          [13.2, 15.2, gold],
          [15.6, 23.4, gold],
          [18.8, 16.2, 1 - gold],
          [11.2, 23.8, 1 - gold],
          [21.4, 22.8, 1 - gold],
        ])
          glow(context, {
            x,
            y,
            radius: 2.6,
            stops: [
              [0, `rgba(255,240,180,${on * 0.55})`],
              [1, 'rgba(255,240,180,0)'],
            ],
          });
        part('star', { pivot: [15.8, 4.3], turn: wave(t, 2, 0.1) * 0.16, scale: 1 + swell(t, 2) * 0.16 });
        sparkle(context, { x: 19, y: 2.4, size: 1.2 * Math.max(0, wave(t, 2, 0.1)), color: '#fff6c8' });
      });
    },
  },
  '1f308': {
    icon: 'rainbow',
    parts: { orange: span(1, 3), yellow: span(4, 6), green: span(7, 9), blue: span(10, 12), violet: span(13, 15) },
    act({ context, t, part, pose }) {
      pose({ x: -1, y: -0.5 }, () => {
        for (const [index, name] of ['body', 'orange', 'yellow', 'green', 'blue', 'violet'].entries())
          part(name, { pivot: [30, 30], scale: 1 + wave(t, 2, -index * 0.12) * 0.028 - 0.012 });
        const run = during(t, 0.18, 0.62);
        if (run !== undefined)
          for (const [index, radius] of [26, 22.6, 19.4, 16.2].entries()) {
            const angle = Math.PI + clamp(run * 1.15 - index * 0.04) * (Math.PI / 2);
            sparkle(context, {
              x: 30 + Math.cos(angle) * radius,
              y: 30 + Math.sin(angle) * radius,
              size: Math.sin(run * Math.PI) * (1.9 - index * 0.2),
              color: '#ffffff',
            });
          }
      });
      for (const [index, [x, y]] of [
        [4, 9],
        [10, 3.4],
        [20, 1],
      ].entries())
        sparkle(context, { x, y, size: 1.4 * Math.max(0, wave(t, 2, index * 0.3 + 0.1)), color: '#ffd23f' });
    },
  },
  2615: {
    icon: 'hot-beverage',
    parts: { drink: span(11, 14) },
    act({ context, t, part, pose }) {
      pose({ y: 2.2, turn: wave(t) * 0.025, pivot: GROUND }, () => {
        part('body');
        part('drink', { pivot: [14.5, 13], scale: 1 + wave(t, 2) * 0.015, x: wave(t) * 0.15 });
      });
      for (const [index, x] of [9.4, 14.4, 19.4].entries())
        steam(context, {
          x,
          y: 15 + (index % 2) * 1.4,
          tall: 14.5 + (index % 2) * 2,
          t: t * 2 + index * 0.37,
          opacity: 0.65 + 0.35 * wave(t, 2, index / 3),
        });
    },
  },
  '1f37b': {
    icon: 'clinking-beer-mugs',
    parts: { rightFoam: [0, 2, 3], leftFoam: [1], right: span(4, 25), left: span(26, 48) },
    act({ context, t, part, pose }) {
      const apart = keys(t, [0.1, 0], [0.3, 1], [0.4, 1.1], [0.47, -0.16], [0.56, 0.08], [0.64, 0]);
      const jolt = spring(t, 0.47, { speed: 9, calm: 8 });
      pose({ x: apart * 1.1, pivot: [24, 20], turn: apart * 0.16 - jolt * 0.06, y: -apart * 0.2 }, () => {
        part('right');
        part('rightFoam', { y: -Math.max(0, jolt) * 2.2 });
      });
      pose({ x: -apart * 1.1, pivot: [8, 26], turn: -apart * 0.16 + jolt * 0.06, y: apart * 0.2 }, () => {
        part('left');
        part('leftFoam', { y: -Math.max(0, jolt) * 2.2 });
      });
      const age = during(t, 0.46, 0.62);
      if (age !== undefined)
        impact(context, {
          x: 15.5,
          y: 13,
          age,
          count: 6,
          start: -Math.PI * 0.95,
          arc: Math.PI * 0.75,
          from: 3,
          to: 8,
          color: '#ffb62e',
          width: 1,
        });
      burst(t, { start: 0.46, end: 0.86, count: 11 }, (way, index) => {
        const side = (index - 5) / 5;
        drop(context, {
          x: 15.5 + side * (2 + easeOut(way) * 10.5),
          y: 10 - Math.sin(way * 2.5) * (8.4 - Math.abs(side) * 3) + way * way * 13,
          size: 0.75 + ((index * 3) % 4) * 0.17,
          turn: side * way * 2.6,
          color: index % 3 === 0 ? '#ffb84a' : '#fff1cf',
          shine: '#ffffff',
          opacity: clamp(way * 9) * clamp((1 - way) * 4),
        });
      });
    },
  },
  '26a1': {
    icon: 'high-voltage',
    act({ context, t, part }) {
      const strike = keys(t, [0.08, 0], [0.22, -1], [0.3, 1], [0.36, -0.25], [0.44, 0]);
      const flash = Math.max(
        keys(t, [0.26, 0], [0.3, 1], [0.36, 0.1], [0.4, 0.85], [0.5, 0]),
        keys(t, [0.7, 0], [0.73, 0.8], [0.77, 0.1], [0.8, 0.7], [0.9, 0]),
      );
      for (const start of [0.28, 0.71]) {
        const age = during(t, start, start + 0.2);
        if (age !== undefined)
          impact(context, {
            x: 15,
            y: 16,
            age,
            count: 10,
            start: 0.3,
            from: 10,
            to: 17.5,
            color: '#ffc21a',
            width: 1.3,
          });
      }
      part('body', {
        pivot: [14, 29],
        y: strike < 0 ? strike * 1.6 : 0,
        x: wave(t, 13) * flash * 0.25,
        tint: `rgba(255,226,92,${flash * 0.9})`,
        ...squash(strike > 0 ? -strike * 0.06 : -strike * 0.09),
      });
      for (const [start, x, y] of [
        [0.29, 12, 29],
        [0.72, 22, 13],
        [0.76, 7, 18],
      ]) {
        const age = during(t, start, start + 0.2);
        if (age !== undefined)
          impact(context, { x, y, age, count: 6, start, from: 1.2, to: 5, color: '#ffb300', width: 0.8 });
      }
    },
  },
  '1f47b': {
    icon: 'ghost',
    parts: { leftArm: span(0, 3), rightArm: span(4, 7), mouth: span(14, 17), eyes: span(18, 20) },
    act({ t, part, pose }) {
      const bob = wave(t, 2);
      const boo = keys(t, [0.5, 0], [0.58, -0.7], [0.66, 1], [0.82, 1], [0.94, 0]);
      const scare = Math.max(0, boo);
      pose(
        {
          y: bob * 1.3 - scare * 0.8,
          turn: wave(t) * 0.07,
          lean: wave(t, 2, 0.15) * 0.06,
          pivot: [16, 16],
          ...squash(-boo * 0.06),
        },
        () => {
          part('leftArm', { pivot: [6, 17], turn: 0.15 + wave(t, 4) * 0.3 + scare * 0.35, y: -scare });
          part('rightArm', { pivot: [26, 17], turn: -0.15 - wave(t, 4) * 0.3 - scare * 0.35, y: -scare });
          part('body', { pivot: [16, 3], scaleX: 1 + wave(t, 2, 0.3) * 0.02 });
          pose({ x: wave(t) * 0.9, y: -scare * 0.7 + bob * 0.3 }, () => {
            part('mouth', { pivot: [15.5, 13], scaleY: 0.96 + scare * 0.24 + swell(t, 4) * 0.05 });
            part('eyes', { pivot: [16, 9], scale: 1 + scare * 0.12 });
          });
        },
      );
    },
  },
  '1f47d': {
    icon: 'alien',
    parts: { eyes: span(7, 17), mouth: [18], shadows: [5, 6] },
    act({ context, t, part, pose }) {
      const sway = wave(t);
      for (const [index, [x, y]] of [
        [3, 5],
        [29.6, 7],
        [28, 27.5],
        [4, 28],
      ].entries())
        sparkle(context, {
          x,
          y,
          size: 1.6 * Math.max(0, wave(t, 2, index * 0.31)),
          color: index & 1 ? '#b7ff6a' : '#8ee7ff',
        });
      pose({ pivot: GROUND, turn: sway * 0.13, y: -Math.abs(wave(t, 2)) * 0.8, ...squash(swell(t, 4) * 0.03) }, () => {
        part('body');
        pose({ x: sway * 1.5, y: -swell(t, 2) * 0.5 }, () => {
          part('eyes', { pivot: [16, 16.5], scaleY: 1 - blinks(t, 0.36, 0.42, 0.86) * 0.88 });
          part('mouth', { pivot: [16, 24], scaleX: 1 + swell(t, 2) * 0.22, scaleY: 1 + swell(t, 2) * 0.15 });
        });
      });
    },
  },
  '1f31e': {
    icon: 'sun-with-face',
    parts: { rays: [0], disc: [1] },
    act({ t, part, pose }) {
      const joy = swell(t, 2);
      part('rays', { turn: wave(t) * 0.26, scale: 0.98 + joy * 0.06 });
      pose({ y: -joy * 0.3, turn: wave(t) * 0.05 }, () => {
        part('disc');
        part('body', { x: wave(t) * 0.9, y: -joy * 0.6, pivot: [16, 16], scaleY: 1 + joy * 0.04 });
      });
    },
  },
  '1f4a4': {
    icon: 'zzz',
    parts: { small: span(0, 10), middle: span(11, 21), large: span(22, 35) },
    act({ t, part }) {
      for (const [index, [name, x, y]] of [
        ['small', 6.5, 22],
        ['middle', 13, 19],
        ['large', 22, 12],
      ].entries())
        part(name, {
          pivot: [x, y],
          y: wave(t, 2, -index * 0.16) * 1.2,
          turn: wave(t, 1, -index * 0.16) * 0.14,
          scale: 1 + wave(t, 2, -index * 0.16) * 0.1,
        });
    },
  },
  '1f916': {
    icon: 'robot',
    parts: {
      left: [4, 5, 8, 20],
      right: [9, 10, 15, 21, 22, 23],
      screen: [6],
      eyeholes: [11, 12],
      eyes: span(16, 19),
      mouth: [7],
    },
    act({ t, part, pose }) {
      const turn = keys(t, [0.04, 0], [0.14, -1], [0.36, -1], [0.48, 1], [0.7, 1], [0.8, 0]);
      const beep = keys(t, [0.8, 0], [0.84, 1], [0.88, 0], [0.92, 1], [0.97, 0]);
      pose({ pivot: GROUND, turn: turn * 0.06, y: -beep * 0.8, ...squash(-beep * 0.03) }, () => {
        part('left', { pivot: [3.5, 18], x: turn * -0.4, turn: spring(t, 0.12) * 0.12 + spring(t, 0.46) * 0.12 });
        part('right', { pivot: [28.5, 18], x: turn * -0.4, turn: spring(t, 0.12) * 0.12 + spring(t, 0.46) * 0.12 });
        part('body');
        part('screen', { x: turn * 0.7 });
        pose({ x: turn * 1.5 }, () => {
          part('eyeholes');
          part('eyes', { pivot: [15.5, 15], scaleY: 1 - blinks(t, 0.25, 0.58, 0.62) * 0.9, x: turn * 0.5 });
          part('mouth', { pivot: [16, 24.8], scaleX: 1 + beep * 0.2, scaleY: 1 + beep * 0.5 + swell(t, 6) * 0.12 });
        });
      });
    },
  },
  '1f440': {
    icon: 'eyes',
    parts: { left: [14, 15, 16], right: [12, 13, 17] },
    act({ t, part, pose }) {
      const look = keys(
        t,
        [0.05, 0],
        [0.13, -0.3],
        [0.2, 4.6],
        [0.44, 4.6],
        [0.52, -0.3],
        [0.76, -0.3],
        [0.84, 4.6],
        [0.9, 4.6],
        [1, 0],
      );
      const closed = blinks(t, 0.16, 0.48, 0.8);
      pose({ pivot: GROUND, ...squash(closed * 0.04) }, () => {
        pose({ pivot: [16, 19], scaleY: 1 - closed * 0.16 }, () => part('body'));
        part('left', { pivot: [6, 19], x: look, y: look * 0.1, scaleY: 1 - closed * 0.8 });
        part('right', { pivot: [20, 19], x: look, y: look * 0.1, scaleY: 1 - closed * 0.8 });
      });
    },
  },
  2708: {
    icon: 'airplane',
    parts: {},
    act({ t, part }) {
      part('body', {
        x: wave(t, 2, 0.25) * 0.4 - 0.4,
        y: wave(t, 2) * 0.7,
        turn: wave(t) * 0.05,
        lean: wave(t, 1, 0.2) * 0.03,
      });
    },
  },
  '1f942': {
    icon: 'clinking-glasses',
    parts: { left: [...span(0, 5), ...span(12, 17)], right: [...span(6, 11), ...span(18, 26)] },
    act({ context, t, part }) {
      const apart = keys(t, [0.06, 0], [0.24, 1], [0.34, 1.1], [0.41, -0.14], [0.5, 0.06], [0.58, 0]);
      const jolt = spring(t, 0.41, { speed: 9, calm: 8 });
      part('left', { pivot: [7, 29], x: -apart * 0.9, turn: -apart * 0.13 + jolt * 0.04 });
      part('right', { pivot: [25, 27], x: apart * 0.9, turn: apart * 0.13 - jolt * 0.04 });
      const age = during(t, 0.4, 0.6);
      if (age !== undefined)
        impact(context, {
          x: 16.6,
          y: 7,
          age,
          count: 6,
          start: -Math.PI * 0.95,
          arc: Math.PI * 0.9,
          from: 3,
          to: 7.5,
          color: '#ffe9a3',
          width: 0.9,
        });
      for (const [index, [x, y]] of [
        [11.5, 1.6],
        [21, 0.4],
        [16, -0.6],
      ].entries())
        sparkle(context, {
          x,
          y,
          size: 2.2 * Math.sin(clamp((t - 0.4 - index * 0.06) * 4) * Math.PI),
          color: '#fff3c4',
        });
      burst(t, { start: 0.42, end: 0.82, count: 7 }, (way, index) => {
        const side = (index - 3) / 3;
        drop(context, {
          x: 16.6 + side * (1.5 + easeOut(way) * 7),
          y: 6 - Math.sin(way * 2.5) * 5 + way * way * 10,
          size: 0.6,
          turn: side * way * 2,
          color: '#ffcf7a',
          shine: '#fff',
          opacity: clamp((1 - way) * 3),
        });
      });
    },
  },
};

/** Emoji that stand still: the pictures of channels. */
export const stills = {
  '1f4af': { icon: 'hundred-points' },
  '1f47e': { icon: 'alien-monster' },
  '1f9e0': { icon: 'brain' },
  '1f30a': { icon: 'water-wave' },
  '1f3b6': { icon: 'musical-notes' },
  '1f989': { icon: 'owl' },
};
