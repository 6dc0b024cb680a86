import { blinks, burst, during, heartbeat, keys, spring, squash, stream, swell, wave } from '../lib/act.mjs';
import { clamp, easeOut, TAU } from '../lib/math.mjs';
import { sparkle } from '../lib/ornaments.mjs';
import { span } from '../lib/picture-parts.mjs';
import { angerMark, closedEye, drop, littleHeart, paper, puff, rising, zed } from './extras.mjs';

/** Where a head stands on the ground. */
const CHIN = [16, 29];

/**
 * A round head. What is in its face moves further than the head itself, so that it seems to turn: `look` says by how much to the
 * right and down.
 */
function head({ part, pose }, { flat = 0, look: [right, down] = [0, 0], ...place }, features) {
  pose({ pivot: CHIN, ...squash(flat), ...place }, () => {
    part('body', { x: right * 0.2, y: down * 0.2 });
    pose({ x: right, y: down }, features);
  });
}

/** Eyes that close: arcs take the place of the parts `eyes` and `pupils`, which look to `gaze`. */
function eyes(
  { context, part },
  closed,
  { y, left, right, gaze: [gazeRight, down] = [0, 0], pupils = true, bend = -1, width = 5.4 },
) {
  if (closed > 0.55) {
    for (const x of [left, right]) closedEye(context, { x, y, bend, width });
    return;
  }
  const pose = { pivot: [(left + right) / 2, y], scaleY: 1 - closed * 0.75 };
  part('eyes', pose);
  if (pupils) part('pupils', { ...pose, x: gazeRight, y: down });
}

export const faces = {
  '1f600': {
    icon: 'grinning-face',
    parts: { eyes: [8, 9, 10], pupils: [11, 12], mouth: [13, 14] },
    act(stage) {
      const { t, part } = stage;
      const right = keys(t, [0.06, 0], [0.16, -2.2], [0.3, -2.2], [0.42, 2.2], [0.56, 2.2], [0.66, 0]);
      const joy = keys(t, [0.62, 0], [0.68, 1], [0.92, 1], [0.98, 0]);
      const hop = joy * Math.abs(wave(t, 3.5, 0.14));
      const flat = keys(t, [0.6, 0], [0.66, 0.09], [0.71, -0.05], [0.76, 0]) - hop * 0.03;
      head(stage, { y: -hop * 2.2, flat, turn: right * 0.035, look: [right, -Math.abs(right) * 0.2] }, () => {
        const closed = Math.max(blinks(t, 0.23, 0.49), joy);
        eyes(stage, closed, { left: 10.8, right: 21.2, y: 11, gaze: [right * 0.4, 0], bend: 1 });
        part('mouth', { pivot: [16, 16], scaleX: 1 + joy * 0.05, scaleY: 1 + joy * 0.1 });
      });
    },
  },
  '1f602': {
    icon: 'face-with-tears-of-joy',
    parts: { eyes: span(8, 13), mouth: [14, 15], left: [16, 18], right: [17, 19] },
    act(stage) {
      const { context, t, part } = stage;
      const laugh = Math.abs(wave(t, 4));
      for (const side of [-1, 1])
        stream(t * 3, 4, (age, index) =>
          drop(context, {
            x: 16 + side * (11 + age * (3.6 + (index % 2) * 2)),
            y: 14 - Math.sin(age * 2.4) * (7 + (index % 3) * 2) + age * age * 6,
            size: 1.5 - age * 0.4,
            turn: side * (0.3 + age * 1.6),
            opacity: clamp(age * 8) * clamp((1 - age) * 4),
          }),
        );
      head(
        stage,
        { y: -laugh * 1.3, turn: wave(t, 2) * 0.09, flat: swell(t, 4) * 0.04, look: [0, -laugh * 0.8] },
        () => {
          part('eyes', { pivot: [16, 11], scaleY: 1 - laugh * 0.12 });
          part('mouth', { pivot: [16, 16], scaleY: 1 + laugh * 0.13 });
          const full = swell(t, 4);
          part('left', { pivot: [8, 14], scale: 1 + full * 0.14, turn: full * 0.12 });
          part('right', { pivot: [24, 14], scale: 1 + full * 0.14, turn: -full * 0.12 });
        },
      );
    },
  },
  '1f923': {
    icon: 'rolling-on-the-floor-laughing',
    parts: { face: span(1, 4) },
    act(stage) {
      const { context, t, part, pose } = stage;
      const roll = keys(t, [0.02, 0], [0.1, -0.05], [0.46, 1.03], [0.54, 0.99], [0.6, 1]) * TAU;
      const laughing = keys(t, [0.5, 0], [0.58, 1], [0.92, 1], [1, 0]);
      const shake = wave(t, 12) * laughing;
      const x = keys(t, [0.02, 0], [0.1, -0.6], [0.28, 1.6], [0.46, -1.2], [0.58, 0]);
      pose({ x, y: -Math.abs(shake) * 1.1, pivot: CHIN, ...squash(Math.abs(shake) * 0.04) }, () => {
        part('body');
        part('face', { turn: roll + shake * 0.1, scale: 1 + Math.abs(shake) * 0.03 });
      });
      if (laughing > 0.1)
        stream(t * 4, 5, (age, index) => {
          const angle = [-0.5, 2.2, -0.1, 2.6, -0.9][index];
          drop(context, {
            x: 16 + Math.cos(angle) * (12.5 + age * 4),
            y: 16 + Math.sin(angle) * (12.5 + age * 4),
            size: 1.1 - age * 0.5,
            turn: angle + TAU / 4 + Math.PI,
            opacity: laughing * clamp((1 - age) * 3),
          });
        });
    },
  },
  '1f60d': {
    icon: 'smiling-face-with-heart-eyes',
    parts: { mouth: [8, 9], left: [10, 12, 14, 16], right: [11, 13, 15, 17] },
    act(stage) {
      const { context, t, part } = stage;
      const beat = heartbeat(t, 3);
      const hearts = [
        [2.6, 0.1],
        [29.6, 0.45],
        [4, 0.7],
        [28, 0.95],
      ];
      head(stage, { turn: wave(t) * 0.07, flat: beat * 0.025, look: [wave(t) * 0.8, -beat * 0.7] }, () => {
        part('mouth', { pivot: [16, 16], scaleY: 1 + beat * 0.09 });
        part('left', { pivot: [10.2, 11], scale: 1 + beat * 0.24, turn: -beat * 0.06 });
        part('right', { pivot: [21.8, 11], scale: 1 + beat * 0.24, turn: beat * 0.06 });
      });
      rising(context, t, hearts);
    },
  },
  '1f618': {
    icon: 'face-blowing-a-kiss',
    parts: { eyes: [8, 9], wink: span(10, 12), heart: span(13, 18), lips: [19, 20] },
    act(stage) {
      const { t, part, pose } = stage;
      const lean = keys(t, [0.12, 0], [0.26, -1], [0.36, 1.1], [0.56, 0.8], [0.72, 0]);
      const pucker = keys(t, [0.24, 0], [0.35, 1], [0.5, 0]);
      head(stage, { turn: lean * 0.09, flat: -lean * 0.03, x: lean * 0.8, look: [lean * 0.9, -lean * 0.3] }, () => {
        part('eyes');
        part('wink');
        part('lips', { pivot: [16.5, 21.5], scaleX: 1 + pucker * 0.35, scaleY: 1 + pucker * 0.12 });
      });
      const flight = clamp((t - 0.3) / 0.42);
      const away = easeOut(flight);
      if (flight < 1)
        part('heart', {
          pivot: [24.5, 24],
          x: away * 2 + wave(away, 1.2) * 0.9,
          y: -away * 16,
          scale: 1 + away * 0.15 + spring(t, 0.3) * 0.2,
          turn: wave(away) * 0.25,
          opacity: clamp((1 - flight) * 3.5),
        });
      else {
        const grown = keys(t, [0.76, 0], [0.88, 1.18], [0.95, 1]);
        pose({ x: (1 - grown) * -5, y: (1 - grown) * -2 }, () => part('heart', { pivot: [24.5, 24], scale: grown }));
      }
    },
  },
  '1f60e': {
    icon: 'smiling-face-with-sunglasses',
    parts: { mouth: [8], glasses: span(9, 21) },
    act(stage) {
      const { context, t, part } = stage;
      const nod = keys(t, [0, 0], [0.1, -0.5], [0.22, 1], [0.34, -0.35], [0.46, 1], [0.58, -0.2], [0.66, 0]);
      const tilt = keys(t, [0.62, 0], [0.72, -0.09], [0.9, -0.09], [1, 0]);
      head(stage, { turn: tilt, y: nod * 0.7, flat: nod * 0.035, look: [tilt * 9, nod * 1.9] }, () => {
        part('mouth', { pivot: [16, 20], x: 0.2, scaleX: 1 - tilt * 1.6, turn: tilt });
        part('glasses', { y: spring(t, 0.22) * 0.5 });
        const glint = during(t, 0.7, 0.92);
        if (glint !== undefined)
          sparkle(context, { x: 26, y: 8.6, size: Math.sin(glint * Math.PI) * 2.4, color: '#ffffff' });
      });
    },
  },
  '1f929': {
    icon: 'star-struck',
    parts: { left: [9, 11, 12], right: [8, 10, 13], mouth: [14, 15] },
    act(stage) {
      const { context, t, part } = stage;
      const awe = heartbeat(t, 2);
      const spin = keys(t, [0.5, 0], [0.56, -0.04], [0.8, 1.03], [0.88, 1]) * (TAU / 5) * 2;
      head(stage, { y: -awe * 1.2, turn: wave(t, 1) * 0.06, flat: -awe * 0.03, look: [wave(t) * 0.6, -awe] }, () => {
        part('mouth', { pivot: [16, 17], scaleY: 1 + awe * 0.12 });
        part('left', { pivot: [9, 9.6], scale: 1 + awe * 0.15, turn: -spin });
        part('right', { pivot: [23, 9.6], scale: 1 + awe * 0.15, turn: spin });
      });
      for (const [index, [x, y]] of [
        [2, 21],
        [29.5, 23],
        [16, 1.5],
        [4.5, 27.5],
        [30.5, 17],
      ].entries())
        sparkle(context, { x, y, size: 1.5 * Math.max(0, wave(t, 2, index * 0.37)), color: '#ffd84a' });
    },
  },
  '1f973': {
    icon: 'partying-face',
    parts: {
      hat: span(2, 4),
      paper: span(5, 10),
      horn: span(11, 16),
      lips: [17],
      eyes: span(18, 22),
    },
    act(stage) {
      const { context, t, part } = stage;
      const blow = Math.max(
        keys(t, [0.1, 0], [0.17, 1], [0.3, 0.9], [0.38, 0]),
        keys(t, [0.5, 0], [0.57, 1], [0.76, 0.9], [0.84, 0]),
      );
      const hop = Math.abs(wave(t, 2)) * 1.1;
      head(
        stage,
        { y: -hop, turn: wave(t) * 0.08, flat: blow * 0.04 - hop * 0.015, look: [blow * 0.7, -blow * 0.4] },
        () => {
          part('hat', { pivot: [7, 8], turn: wave(t, 2) * 0.02 });
          part('eyes', { pivot: [16, 12], scaleY: 1 - blow * 0.16 });
          part('lips', { pivot: [18.5, 20], scale: 1 + blow * 0.12 });
          part('horn', {
            pivot: [18.4, 19.8],
            scaleX: 1 + blow * 0.17,
            scaleY: 1 - blow * 0.06,
            turn: -blow * 0.1 + wave(t, 13) * blow * 0.02,
          });
        },
      );
      stream(t, 15, (age, index) =>
        paper(context, {
          index,
          age: age * 1.5,
          x: ((index * 11.3) % 31) + 0.5 + wave(age, 1, index * 0.3) * 1.5,
          y: -2 + age * 36,
          size: 1.8,
          opacity: clamp(age * 8) * clamp((1 - age) * 8),
        }),
      );
    },
  },
  '1f914': {
    icon: 'thinking-face',
    parts: { eyes: [10, 11, 12], pupils: [13], mouth: [9], brows: [17], hand: [8, 14, 15, 16, ...span(18, 21)] },
    act(stage) {
      const { t, part } = stage;
      const side = keys(t, [0.08, 0], [0.18, 1], [0.46, 1], [0.58, -1], [0.82, -1], [0.92, 0]);
      const rub = keys(t, [0.1, 0], [0.16, 1], [0.88, 1], [0.94, 0]);
      const raise =
        keys(t, [0.2, 0], [0.26, 1], [0.42, 1], [0.5, 0]) + keys(t, [0.6, 0], [0.66, 0.8], [0.78, 0.8], [0.86, 0]);
      head(stage, { turn: side * 0.06, look: [side, -Math.abs(side) * 0.5] }, () => {
        const closed = blinks(t, 0.53, 0.95);
        part('mouth', { x: side * 0.2, turn: side * 0.05, pivot: [16, 19] });
        eyes(stage, closed, { left: 10, right: 21.5, y: 11.6, gaze: [side * 1.2, -Math.abs(side) * 1.2] });
        part('brows', { y: -raise * 1.2, pivot: [16, 6], turn: side * 0.03 });
      });
      part('hand', {
        pivot: [5, 31],
        x: side * 0.7 + wave(t, 5) * rub * 0.5,
        y: swell(t, 5) * rub * -0.9,
        turn: wave(t, 5) * rub * 0.06,
      });
    },
  },
  '1f62d': {
    icon: 'loudly-crying-face',
    parts: { streams: [8], eyes: [9, 10], mouth: [11] },
    act(stage) {
      const { context, t, part, pose } = stage;
      const sob = swell(t, 3);
      head(
        stage,
        { flat: 0.05 * sob - 0.02, turn: wave(t) * 0.04, y: wave(t, 9) * 0.2, look: [0, sob * 1.2 - 0.6] },
        () => {
          part('streams', { pivot: [16, 9], scaleX: 1 + wave(t, 6) * 0.012 });
          context.save();
          context.beginPath();
          for (const x of [6.6, 20.9]) context.rect(x, 9.5, 4.6, 17);
          context.clip();
          for (const x of [9, 23.2])
            stream(t * 3, 3, (age, index) => {
              context.fillStyle = 'rgba(190,215,255,.75)';
              context.beginPath();
              context.roundRect(x + [-1.3, 0.7, -0.2][index], 7 + age * 24, 0.8, 3.4, 0.4);
              context.fill();
            });
          context.restore();
          part('eyes', { pivot: [16, 8], y: -sob * 0.3, scaleY: 1 - sob * 0.12 });
          part('mouth', { pivot: [16, 14], scaleX: 1 - sob * 0.08, scaleY: 0.9 + sob * 0.18, x: wave(t, 12) * 0.12 });
        },
      );
      pose({ y: 0 }, () => {
        for (const side of [-1, 1])
          stream(t * 3, 5, (age, index) =>
            drop(context, {
              x: 16 + side * (7.4 + age * (3 + (index % 3) * 2.2)),
              y: 28 - Math.sin(age * Math.PI) * (3.2 + (index % 2) * 1.6) + age * 3,
              size: 1 - age * 0.45,
              turn: side * age * 1.6,
              opacity: clamp((1 - age) * 4) * clamp(age * 8),
            }),
          );
      });
    },
  },
  '1f621': {
    icon: 'pouting-face',
    parts: { eyes: [6, 7, 8], pupils: [9, 10], brows: [11, 12], mouth: [13] },
    act(stage) {
      const { context, t, part } = stage;
      const rage = rageOf(t);
      const shake = wave(t, 13) * rage;
      steamOfAnger(context, t);
      head(
        stage,
        { x: shake * 0.7, flat: rage * 0.05 + spring(t, 0.62) * 0.05, turn: shake * 0.02, look: [0, rage * 0.8] },
        () => {
          part('eyes', { pivot: [16, 17], scaleY: 1 - rage * 0.14 });
          part('pupils', { x: shake * 0.3 });
          part('brows', { y: rage * 1.1 });
          part('mouth', { pivot: [16, 25], scaleX: 1 + rage * 0.14, scaleY: 1 + rage * 0.1, x: shake * 0.25 });
        },
      );
      angerMark(context, { x: 26.6, y: 4.6, size: 3.1 * (0.9 + 0.14 * wave(t, 4)), turn: 0.2 });
    },
  },
  '1f92c': {
    icon: 'face-with-symbols-on-mouth',
    parts: { eyes: span(6, 8), pupils: [9, 10], brows: [11, 12], bar: [13, 14], symbols: [15] },
    act(stage) {
      const { context, t, part, pose } = stage;
      const shout = Math.max(0, wave(t, 4)) ** 0.7;
      const shake = wave(t, 11) * shout;
      head(
        stage,
        { x: shake * 0.5, y: -shout * 0.7, flat: -shout * 0.03, turn: wave(t, 2) * 0.05, look: [0, -shout * 0.5] },
        () => {
          part('eyes', { pivot: [16, 14.5], scaleY: 1 - shout * 0.12 });
          part('pupils', { x: shake * 0.3 });
          part('brows', { y: shout * 0.8 });
          pose({ pivot: [16, 24.5], scaleX: 1 + shout * 0.08, scaleY: 1 + shout * 0.26, turn: shake * 0.03 }, () => {
            part('bar');
            part('symbols', { y: shake * 0.5, x: wave(t, 13) * shout * 0.3 });
          });
        },
      );
      for (const [index, [x, y, turn]] of [
        [4, 5, -0.2],
        [28, 5, 0.25],
      ].entries())
        angerMark(context, { x, y, turn, size: 2.7 * Math.max(0, wave(t, 2, index * 0.5 + 0.1)) ** 0.5 });
    },
  },
  '1f634': {
    icon: 'sleeping-face',
    parts: { eyes: [8, 9], mouth: [10], letters: span(11, 15) },
    act(stage) {
      const { context, t, part } = stage;
      const breath = swell(t);
      head(
        stage,
        { flat: breath * -0.045, y: -breath * 0.3, turn: 0.05 - breath * 0.07, look: [0, 1 - breath * 1.4] },
        () => {
          part('eyes', { y: -breath * 0.3 });
          part('mouth', { pivot: [16, 24], scale: 0.9 + breath * 0.4 });
        },
      );
      stream(t, 3, (age) =>
        zed(context, {
          x: 18.5 + age * 9.5 + wave(age, 1.5) * 1.2,
          y: 17 - age * 15.5,
          size: 2.2 + age * 4,
          turn: -0.12 + wave(age, 1) * 0.18,
          opacity: clamp(age * 7) * clamp((1 - age) * 4),
        }),
      );
    },
  },
  '1f97a': {
    icon: 'pleading-face',
    parts: { eyes: [8, 9, 10], glints: [11, 12], brows: span(13, 15), mouth: [16] },
    act(stage) {
      const { t, part, pose } = stage;
      const beg = keys(t, [0.04, 0], [0.28, 1], [0.76, 1], [0.98, 0]);
      const tremble = wave(t, 10) * beg;
      head(stage, { turn: -beg * 0.09, x: -beg * 0.5, flat: beg * 0.03, look: [-beg * 0.6, -beg * 0.9] }, () => {
        const closed = blinks(t, 0.14, 0.86);
        pose({ pivot: [16, 17], scale: 1 + beg * 0.1 }, () => {
          eyes(stage, closed, { left: 10, right: 22, y: 17, pupils: false });
          if (closed < 0.4) part('glints', { x: wave(t, 7) * 0.35, y: wave(t, 5) * 0.3 });
        });
        part('brows', { y: -beg * 0.9 });
        part('mouth', { pivot: [16, 25], x: tremble * 0.25, scaleX: 1 - beg * 0.12, scaleY: 1 + tremble * 0.08 });
      });
    },
  },
  '1f917': {
    icon: 'hugging-face',
    parts: {
      shadows: [8],
      face: span(9, 15),
      left: span(16, 24),
      right: span(25, 35),
    },
    act(stage) {
      const { context, t, part } = stage;
      const open = keys(t, [0.04, 0], [0.24, 1], [0.38, 1], [0.52, -1], [0.74, -1], [0.94, 0]);
      const hug = Math.max(0, -open);
      head(
        stage,
        {
          flat: -hug * 0.06 + Math.max(0, open) * 0.03,
          turn: hug * wave(t, 4) * 0.05,
          look: [0, hug * 0.6 - Math.max(0, open)],
        },
        () => part('face', { pivot: [16, 13], scaleY: 1 + Math.max(0, open) * 0.05 }),
      );
      part('left', {
        pivot: [6, 30],
        x: -open * 0.9 + hug * 1.1,
        y: -Math.max(0, open) * 3 - hug * 1.2,
        turn: -open * 0.36,
      });
      part('right', {
        pivot: [26, 30],
        x: open * 0.9 - hug * 1.1,
        y: -Math.max(0, open) * 3 - hug * 1.2,
        turn: open * 0.36,
      });
      burst(t, { start: 0.52, end: 0.92, count: 3 }, (age, index) =>
        littleHeart(context, {
          x: [7, 16, 25][index] + wave(age, 1, index * 0.3) * 1.2,
          y: [6, 4, 7][index] - easeOut(age) * 4,
          scale: clamp(age * 6) * [1.1, 1.4, 1][index],
          opacity: clamp((1 - age) * 3),
          turn: (index - 1) * 0.2,
        }),
      );
    },
  },
  '1f60b': {
    icon: 'face-savoring-food',
    parts: { eyes: span(8, 13), smile: [16], tongue: [14, 15, 17] },
    act(stage) {
      const { t, part } = stage;
      const lick = keys(t, [0.06, 0], [0.2, 1], [0.34, 0], [0.42, 0], [0.56, 1], [0.7, 0]);
      const yum = swell(t, 2);
      head(
        stage,
        { turn: -lick * 0.12 + wave(t) * 0.03, y: -yum * 0.8, flat: yum * 0.03, look: [-lick * 0.8, -lick * 0.5] },
        () => {
          part('eyes', { pivot: [16, 10], scaleY: 1 - lick * 0.1 });
          part('tongue', {
            pivot: [19, 18.5],
            x: -lick * 6.4,
            y: lick * 0.9,
            turn: lick * 0.55,
            scale: 1 + Math.sin(lick * Math.PI) * 0.12,
          });
          part('smile', { pivot: [16, 18] });
        },
      );
    },
  },
  '1f622': {
    icon: 'crying-face',
    parts: { eyes: [8, 9, 10], pupils: [11, 12], brows: [13, 14], mouth: [15], tear: [16, 17] },
    act(stage) {
      const { context, t, part } = stage;
      const sniff = keys(t, [0.52, 0], [0.6, 1], [0.68, 0.2], [0.74, 0.9], [0.86, 0]);
      const tremble = wave(t, 11) * keys(t, [0.05, 0], [0.15, 1], [0.45, 1], [0.52, 0]);
      head(stage, { flat: -sniff * 0.035 + 0.01, turn: -0.03 + wave(t) * 0.04, look: [0, 0.4 - sniff * 1.3] }, () => {
        const closed = blinks(t, 0.56, 0.9);
        eyes(stage, closed, { left: 10.2, right: 21.8, y: 15, gaze: [0, 0.4 + wave(t) * 0.3] });
        part('brows', { y: -sniff * 0.6 });
        part('mouth', { pivot: [16, 23], x: tremble * 0.25, scaleX: 1 + tremble * 0.04 });
        const slide = keys(t, [0, 0], [0.42, 2.4]);
        const grow = keys(t, [0.5, 0], [0.86, 1.06], [0.96, 1]);
        if (t < 0.42)
          part('tear', { pivot: [8, 21], y: slide, scaleY: 1 + slide * 0.06, opacity: clamp((0.42 - t) * 12) });
        else part('tear', { pivot: [8, 20.5], scale: grow });
      });
      const fall = during(t, 0.38, 0.62);
      if (fall !== undefined)
        drop(context, {
          x: 7.2 - fall * 1.2,
          y: 26.5 + fall * fall * 6.5,
          size: 1.5,
          opacity: clamp(fall * 8) * clamp((1 - fall) * 4),
        });
    },
  },
  '1f970': {
    icon: 'smiling-face-with-hearts',
    parts: { first: [8, 19, 24], second: [15, 21, 22], third: [16, 17, 20, 23], eyes: span(9, 14), mouth: [18] },
    act(stage) {
      const { t, part } = stage;
      const sway = wave(t);
      head(stage, { turn: sway * 0.08, flat: swell(t, 2) * 0.03, look: [sway * 1.2, -swell(t, 2) * 0.5] }, () => {
        part('eyes');
        part('mouth', { pivot: [16, 18], scaleX: 1 + swell(t, 2) * 0.08 });
      });
      for (const [index, [name, x, y]] of [
        ['first', 5.5, 6],
        ['third', 26, 22],
        ['second', 7, 26.5],
      ].entries()) {
        const beat = heartbeat(t - index / 6, 2);
        part(name, {
          pivot: [x, y],
          scale: 1 + beat * 0.22,
          y: wave(t, 1, index / 3) * 0.7,
          turn: wave(t, 1, index * 0.4) * 0.12,
        });
      }
    },
  },
  '1f975': {
    icon: 'hot-face',
    parts: {
      sweat: [3, 4, 5],
      brows: span(6, 9),
      eyes: [10, 11, 12, 14],
      pupils: [13, 15],
      mouth: [16],
      tongue: [17, 18],
    },
    act(stage) {
      const { context, t, part } = stage;
      const pant = swell(t, 6);
      head(stage, { flat: pant * 0.05, turn: wave(t) * 0.06, look: [wave(t) * 0.7, pant * 0.5] }, () => {
        const closed = blinks(t, 0.3, 0.72);
        eyes(stage, closed, { left: 10.5, right: 21.5, y: 16 });
        part('brows', { y: pant * 0.3 });
        part('mouth', { pivot: [16, 21], scaleY: 1 + pant * 0.08 });
        part('tongue', { pivot: [16, 24], scaleY: 0.94 + pant * 0.26 });
        part('sweat', { y: swell(t, 2) * 0.9 });
      });
      for (const [x, y, at] of [
        [5.5, 26, 0.1],
        [27.8, 11, 0.6],
      ]) {
        const fall = during(t, at, at + 0.34);
        if (fall !== undefined)
          drop(context, {
            x: x + fall,
            y: y + fall * fall * 7,
            size: 1.4,
            opacity: clamp(fall * 6) * clamp((1 - fall) * 4),
          });
      }
    },
  },
  '1f976': {
    icon: 'cold-face',
    parts: { eyes: [1, 2, 3], pupils: [4, 5], mouth: [7, 8, 9], brows: [10, 11, 12] },
    act(stage) {
      const { context, t, part } = stage;
      const shiver = wave(t, 13);
      const worse = 0.6 + 0.4 * swell(t, 2);
      head(
        stage,
        { x: shiver * 0.4 * worse, flat: -0.03 * swell(t, 2), turn: shiver * 0.012, look: [shiver * 0.25, 0.3] },
        () => {
          eyes(stage, blinks(t, 0.36, 0.8), { left: 11, right: 21, y: 14, gaze: [shiver * 0.3, 0] });
          part('brows', { y: shiver * 0.2 });
          part('mouth', { pivot: [16, 22], y: wave(t, 10) * 0.3, scaleY: 1 + wave(t, 10) * 0.06 });
        },
      );
      for (const start of [0.1, 0.6]) {
        const age = during(t, start, start + 0.36);
        if (age !== undefined)
          puff(context, {
            x: 19 + age * 9,
            y: 25 - age * 2,
            size: 1 + age * 2.6,
            color: '#f1f8ff',
            edge: 'rgba(110,150,210,.3)',
            opacity: clamp((1 - age) * 2) * 0.95,
          });
      }
    },
  },
  '1f971': {
    icon: 'yawning-face',
    parts: { eyes: span(11, 14), mouth: [10], hand: [9, ...span(15, 26)] },
    act(stage) {
      const { context, t, part } = stage;
      const yawn = keys(t, [0.05, 0], [0.32, 1], [0.58, 1], [0.72, -0.25], [0.86, 0]);
      head(stage, { flat: -yawn * 0.06, turn: -yawn * 0.07, look: [0, -yawn * 1.6] }, () => {
        part('eyes', { pivot: [16, 12], scaleY: 1 - Math.max(0, yawn) * 0.15, y: -yawn * 0.3 });
        part('mouth', { pivot: [16, 18], scaleX: 0.94 + yawn * 0.1, scaleY: 0.9 + yawn * 0.22 });
      });
      part('hand', { pivot: [9, 29], y: -yawn * 0.6 + wave(t, 6) * 0.15, turn: yawn * -0.07, x: -yawn * 0.5 });
      const fall = during(t, 0.5, 0.8);
      if (fall !== undefined)
        drop(context, {
          x: 26.6 + fall * 0.6,
          y: 11 + fall * fall * 9,
          size: 1.2,
          opacity: clamp(fall * 6) * clamp((1 - fall) * 3),
        });
    },
  },
  '1f631': {
    icon: 'face-screaming-in-fear',
    parts: { eyes: span(3, 6), mouth: [7], hands: [8] },
    act(stage) {
      const { context, t, part, pose } = stage;
      const fright = keys(t, [0.04, 0], [0.14, 1], [0.8, 1], [0.96, 0]);
      const shake = wave(t, 11) * fright;
      pose({ x: shake * 0.35, pivot: CHIN, ...squash(-fright * 0.06) }, () => {
        head(stage, { look: [shake * 0.2, -fright * 0.7] }, () => {
          part('eyes', { pivot: [16, 11.6], scale: 1 + fright * 0.1 + shake * 0.02 });
          part('mouth', { pivot: [16, 19], scaleX: 1 + fright * 0.1, scaleY: 0.9 + fright * 0.34 + shake * 0.03 });
        });
        part('hands', { pivot: [16, 30], y: -fright * 0.5, scaleX: 1 - fright * 0.035 });
      });
      for (const [index, side] of [-1, 1, -1, 1].entries()) {
        const age = during(t, 0.12 + index * 0.2, 0.36 + index * 0.2);
        if (age !== undefined)
          drop(context, {
            x: 16 + side * (9 + age * 5),
            y: 3.6 - age * 3 + age * age * 6,
            size: 1.1,
            turn: side * (0.7 + age),
            opacity: clamp((1 - age) * 3),
          });
      }
    },
  },
  '1f92f': {
    icon: 'exploding-head',
    parts: { mouth: [4], cloud: span(6, 14), debris: span(15, 18), stem: span(19, 23), eyes: span(24, 29) },
    act(stage) {
      const { context, t, part, pose } = stage;
      const boom = 0.3;
      const dread = keys(t, [0.06, 0], [0.26, 1], [0.31, -1], [0.42, 0]);
      const shake = wave(t, 13) * keys(t, [0.1, 0], [0.24, 1], [0.6, 0.6], [0.9, 0]);
      const grown = keys(t, [0.14, 1], [0.27, 0.55], [0.34, 1.2], [0.44, 0.98], [0.56, 1.03], [1, 1]);
      pose({ x: shake * 0.3, pivot: CHIN, ...squash(dread * 0.07) }, () => {
        burst(t, { start: boom, end: boom + 0.5, count: 9 }, (age, index) => {
          const angle = -Math.PI * (0.06 + (index / 8) * 0.88);
          const far = 6 + easeOut(age) * 6.4;
          puff(context, {
            x: 16 + Math.cos(angle) * far,
            y: 10 + Math.sin(angle) * far * 0.85,
            size: 2.6 * (1 - age),
            opacity: clamp((1 - age) * 2),
          });
        });
        part('body');
        part('stem', { pivot: [16, 14], scaleX: 0.94 + (grown - 1) * 0.4, scaleY: grown });
        part('cloud', { pivot: [16, 12], scale: grown, y: (1 - grown) * 2, turn: wave(t, 2) * 0.02 });
        const thrown = keys(t, [0.28, 0], [0.4, 1], [0.9, 0]);
        part('debris', { pivot: [16, 10], scale: 1 + thrown * 0.22, y: -thrown * 1.2 + wave(t, 3) * 0.2 });
        part('mouth', { pivot: [16, 26.5], scale: 1 - dread * 0.16 });
        part('eyes', { pivot: [16, 20], scale: 1 - dread * 0.08, x: shake * 0.2 });
      });
    },
  },
  '1f92b': {
    icon: 'shushing-face',
    parts: { eyes: span(8, 10), pupils: [11, 12], mouth: [13], hand: span(14, 16) },
    act(stage) {
      const { t, part } = stage;
      const glance = keys(t, [0.1, 0], [0.2, -1], [0.36, -1], [0.48, 1], [0.64, 1], [0.74, 0]);
      const press = keys(t, [0.72, 0], [0.8, 1], [0.86, 0.4], [0.92, 1], [0.98, 0]);
      head(stage, { turn: glance * 0.06, flat: press * 0.03, look: [glance * 0.9, press * 0.4] }, () => {
        const closed = blinks(t, 0.28, 0.56);
        eyes(stage, closed, { left: 10, right: 22, y: 11.6, gaze: [glance * 1.3, 0] });
        part('mouth', { pivot: [16, 19], scaleX: 1 - press * 0.15 });
        part('hand', { pivot: [18, 32], y: -press * 0.8, turn: press * -0.07, x: glance * 0.2 });
      });
    },
  },
};

const rageOf = (t) => keys(t, [0.08, 0.1], [0.5, 1], [0.64, 1], [0.84, 0.1]);

function steamOfAnger(context, t) {
  for (const side of [-1, 1])
    for (const start of [0.46, 0.52, 0.58]) {
      const age = during(t, start, start + 0.32);
      if (age === undefined) continue;
      puff(context, {
        x: 16 + side * (12.5 + easeOut(age) * 2.6),
        y: 12 - easeOut(age) * 4,
        size: 1.2 + age * 1.8,
        opacity: clamp((1 - age) * 2),
      });
    }
}
