import { burst, during, heartbeat, keys, spring, squash, swell, wave } from '../lib/act.mjs';
import { clamp, easeOut, TAU } from '../lib/math.mjs';
import { sparkle } from '../lib/ornaments.mjs';
import { span } from '../lib/picture-parts.mjs';
import { fill } from '../lib/shapes.mjs';
import { impact, littleHeart } from './extras.mjs';

const WRIST = [16, 30];

const beating = (icon, color) => ({
  icon,
  act({ context, t, part, pose }) {
    const beat = heartbeat(t, 2);
    burst(t, { start: 0.04, end: 0.46, count: 2 }, (age, index) =>
      floating(context, { age, index, x: [3.4, 28][index], color }),
    );
    burst(t, { start: 0.54, end: 0.96, count: 2 }, (age, index) =>
      floating(context, { age, index, x: [29.2, 5][index], color }),
    );
    pose({ pivot: [16, 18], turn: wave(t) * 0.05, scale: 0.97 + beat * 0.15 }, () =>
      part('body', { pivot: [16, 18], ...squash(-spring((t * 2) % 1, 0.1) * 0.07) }),
    );
  },
});

function floating(context, { age, index, x, color }) {
  littleHeart(context, {
    x: x + wave(age, 1, index * 0.4) * 1.2,
    y: 10 - age * 9,
    size: 5,
    scale: keys(age, [0, 0], [0.25, 1.15], [1, 0.8]),
    turn: wave(age, 1, index * 0.5) * 0.25,
    opacity: clamp((1 - age) * 3),
    color,
  });
}

export const handsAndHearts = {
  '1f44d': {
    icon: 'thumbs-up',
    act({ context, t, part }) {
      const jump = keys(t, [0.06, 0], [0.17, -0.55], [0.27, 1], [0.36, 0.9], [0.46, -0.12], [0.54, 0]);
      const stretch = keys(t, [0.06, 0], [0.17, 0.15], [0.24, -0.12], [0.36, -0.02], [0.45, 0.13], [0.56, 0]);
      const age = during(t, 0.29, 0.52);
      if (age !== undefined)
        impact(context, { x: 13, y: 9, age, count: 7, start: -Math.PI * 1.05, arc: Math.PI * 1.1, from: 8, to: 10.6 });
      part('body', {
        pivot: WRIST,
        y: 1.2 - Math.max(0, jump) * 1.8,
        turn: -Math.max(0, jump) * 0.14 + Math.min(0, jump) * -0.16 + spring(t, 0.45) * 0.12,
        ...squash(stretch),
      });
    },
  },
  '1f44e': {
    icon: 'thumbs-down',
    act({ context, t, part }) {
      const raise = keys(t, [0.05, 0], [0.22, 1], [0.31, -0.5], [0.4, 0]);
      const shake = wave(t, 9) * keys(t, [0.44, 0], [0.52, 1], [0.74, 1], [0.9, 0]);
      const age = during(t, 0.3, 0.5);
      if (age !== undefined)
        impact(context, {
          x: 18,
          y: 23,
          age,
          count: 5,
          start: Math.PI * 0.14,
          arc: Math.PI * 0.72,
          from: 7.6,
          to: 10.6,
          color: '#7b8ba8',
        });
      part('body', {
        pivot: [16, 3],
        y: -raise * 2.2,
        x: shake * 1.2,
        turn: raise * -0.2 + shake * 0.12,
        ...squash(keys(t, [0.05, 0], [0.22, 0.08], [0.29, -0.08], [0.34, 0.1], [0.44, 0])),
      });
    },
  },
  '1f44f': {
    icon: 'clapping-hands',
    parts: { back: span(0, 13), lines: span(20, 31) },
    act({ context, t, part, pose }) {
      const claps = 6;
      const beat = (t * claps) % 1;
      const open = keys(beat, [0, 0], [0.12, -0.1], [0.5, 1], [0.98, 0]);
      pose({ pivot: [20, 30], y: 0.4 + wave(t) * 0.5, turn: wave(t) * 0.05, x: 0.6 }, () => {
        part('back', { pivot: [19, 30], turn: -open * 0.24, x: -open * 0.8 });
        part('body', { pivot: [22, 30], turn: open * 0.14, x: open * 0.5, ...squash(beat < 0.2 ? 0.02 : 0) });
        part('lines', { pivot: [11, 10], scale: 0.95 + easeOut(beat) * 0.3, opacity: clamp((0.75 - beat) * 4) });
      });
      if (beat < 0.6)
        impact(context, {
          x: 14,
          y: 14,
          age: beat / 0.6,
          count: 2,
          start: -1.3,
          arc: 0.6,
          from: 10,
          to: 13,
          color: '#3a86f4',
          width: 1,
        });
    },
  },
  '1f44b': {
    icon: 'waving-hand',
    parts: { lines: span(31, 39) },
    act({ t, part }) {
      const strength = keys(t, [0, 0], [0.1, 1], [0.8, 1], [1, 0]);
      const swing = wave(t, 4) * strength;
      const late = wave(t, 4, -0.08) * strength;
      part('body', { pivot: [23, 29], turn: swing * 0.27, lean: (swing - late) * -0.12 });
      part('lines', {
        pivot: [18, 16],
        turn: swing * 0.1,
        scale: 1 + Math.abs(swing) * 0.06,
        opacity: 0.25 + 0.75 * Math.max(1 - strength, Math.abs(late)),
      });
    },
  },
  '1f4aa': {
    icon: 'flexed-biceps',
    act({ context, t, part }) {
      const flex = keys(
        t,
        [0.03, 0],
        [0.14, -0.6],
        [0.26, 1],
        [0.42, 0.85],
        [0.5, -0.4],
        [0.62, 1.1],
        [0.8, 0.95],
        [0.94, 0],
      );
      const strain = wave(t, 13) * Math.max(0, flex) * 0.12;
      for (const start of [0.24, 0.6]) {
        const age = during(t, start, start + 0.22);
        if (age !== undefined)
          impact(context, {
            x: 20,
            y: 12,
            age,
            count: 5,
            start: -Math.PI * 0.62,
            arc: Math.PI * 0.62,
            from: 4,
            to: 8.4,
          });
      }
      part('body', {
        pivot: [24, 28],
        turn: -flex * 0.07,
        x: strain,
        scaleX: 1 + Math.max(0, flex) * 0.03,
        scaleY: 1 + flex * 0.1,
        lean: flex * -0.06,
      });
    },
  },
  '270c': {
    icon: 'victory-hand',
    act({ context, t, part }) {
      const sway = wave(t, 2) + wave(t, 4) * 0.15;
      part('body', {
        pivot: [15, 30],
        turn: sway * 0.17,
        lean: wave(t, 2, -0.1) * -0.06,
        y: -Math.abs(wave(t, 2)) * 0.8,
        ...squash(swell(t, 4) * -0.03),
      });
      for (const [index, [x, y]] of [
        [4, 4],
        [29.5, 14],
        [12, 1.2],
        [3, 16],
      ].entries())
        sparkle(context, { x, y, size: 1.7 * Math.max(0, wave(t, 2, index * 0.27)), color: '#ffd23f' });
    },
  },
  '1f91e': {
    icon: 'crossed-fingers',
    act({ context, t, part }) {
      const hope = keys(t, [0.04, 0], [0.2, 1], [0.7, 1], [0.9, 0]);
      part('body', {
        pivot: [16, 30],
        turn: wave(t, 5) * 0.09 * hope,
        y: -hope * 1.1 - swell(t, 5) * 0.5 * hope,
        ...squash(-hope * 0.04 - spring(t, 0.2) * 0.04),
      });
      for (const [index, [x, y]] of [
        [9, 4],
        [28, 6],
        [29, 17],
      ].entries())
        sparkle(context, { x, y, size: 1.9 * Math.max(0, wave(t, 2, index * 0.33)), color: '#ffe066' });
    },
  },
  '1f91d': {
    icon: 'handshake',
    act({ context, t, part }) {
      const strength = keys(t, [0, 0], [0.08, 1], [0.66, 1], [0.82, 0]);
      const pump = wave(t, 4) * strength;
      const age = during(t, 0.78, 0.98);
      if (age !== undefined)
        impact(context, {
          x: 16,
          y: 15,
          age,
          count: 7,
          start: -Math.PI * 0.92,
          arc: Math.PI * 0.84,
          from: 10.5,
          to: 13.6,
        });
      part('body', {
        y: pump * 1.9,
        turn: pump * -0.06,
        lean: wave(t, 4, -0.1) * strength * 0.05,
        ...squash(-pump * 0.035 + spring(t, 0.78) * 0.06),
      });
    },
  },
  '1f64f': {
    icon: 'folded-hands',
    act({ context, t, part }) {
      const beg = keys(t, [0.04, 0], [0.2, 1], [0.36, 0.2], [0.5, 1], [0.66, 0.2], [0.8, 1], [0.97, 0]);
      const shine = swell(t);
      impact(context, {
        x: 16,
        y: 16,
        age: 0.45 + shine * 0.25,
        count: 12,
        from: 12.4,
        to: 17,
        start: wave(t) * 0.08,
        color: '#ffd95a',
        width: 0.7,
      });
      part('body', {
        pivot: WRIST,
        y: -beg * 0.7,
        lean: 0,
        turn: wave(t, 6) * 0.02 * beg,
        ...squash(beg * 0.06 - 0.02),
      });
    },
  },
  2764: beating('red-heart', '#ff3b6b'),
  '1f49c': beating('purple-heart', '#9b51ff'),
  '1f49b': beating('yellow-heart', '#ffc83d'),
  '1f499': beating('blue-heart', '#3f82ff'),
  '1f49a': beating('green-heart', '#3cc37a'),
  '1f494': {
    icon: 'broken-heart',
    parts: { left: [...span(0, 3), ...span(9, 11)], right: span(4, 8) },
    act({ context, t, part, pose }) {
      const whole = keys(t, [0.08, 0], [0.28, 1], [0.5, 1], [0.555, -1.15], [0.63, -0.8], [0.86, 0]);
      const tremble = wave(t, 11) * keys(t, [0.3, 0], [0.5, 1], [0.56, 0]);
      const apart = Math.max(0, -whole);
      const beat = heartbeat(clamp((t - 0.26) / 0.2), 1) * 0.06;
      pose({ pivot: [16, 18], x: tremble * 0.3, scale: 1 + beat, y: apart * 0.8 }, () => {
        part('left', { pivot: [12, 29], x: whole > 0 ? whole * 0.62 : -apart * 0.5, turn: -apart * 0.2 });
        part('right', { pivot: [20, 29], x: whole > 0 ? -whole * 0.62 : apart * 0.5, turn: apart * 0.2 });
      });
      burst(t, { start: 0.52, end: 0.9, count: 7 }, (age, index) => {
        const way = (index - 3) / 3;
        const size = 0.9 + ((index * 5) % 4) * 0.2;
        const [x, y] = [
          16 + way * (1 + easeOut(age) * 8),
          12 - Math.sin(age * 2.6) * (8 - Math.abs(way) * 3) + age * age * 12,
        ];
        context.save();
        context.globalAlpha *= clamp((1 - age) * 3);
        context.translate(x, y);
        context.rotate(age * (4 + index));
        fill(context, index & 1 ? '#c80f45' : '#ff3b6b', (path) => {
          for (const corner of [0, 1, 2])
            path.lineTo(Math.cos((corner / 3) * TAU) * size * 1.3, Math.sin((corner / 3) * TAU) * size);
          path.closePath();
        });
        context.restore();
      });
    },
  },
};
