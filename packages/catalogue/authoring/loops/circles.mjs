import { blend } from '../lib/color.mjs';
import { easeInOut, mix, TAU } from '../lib/math.mjs';
import { circle, plain } from '../lib/shapes.mjs';

/** Dots that swell and swirl as rings pass under them. */
export const dotTide = {
  id: 'dot-tide',
  channel: 'plainframe',
  title: 'Dot Tide',
  alt: 'A grid of dots in blue, violet and red swells in rings from the middle',
  tags: ['dots', 'wave', 'minimal', 'calm', 'pattern', 'motion', 'abstract', 'tide', 'circles', 'flow'],
  width: 400,
  height: 225,
  frames: 24,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#fdf6ec');
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 13; column++) {
        const x = ((column + 0.25 + (row & 1) * 0.5) * width) / 13;
        const y = ((row + 0.5) * height) / 7;
        const angle = t * TAU - Math.hypot(x - width / 2, (y - height / 2) * 1.2) / 36;
        const hue = mix(190, 350, (Math.sin(angle - 0.8) + 1) / 2);
        circle(context, `hsl(${hue},72%,56%)`, {
          x: x + Math.cos(angle) * 5,
          y: y + Math.sin(angle) * 7,
          radius: 8 + 5.5 * Math.sin(angle),
        });
      }
    }
  },
};

/** Planets that meet their starting places after one loop; each has a tail that fades. */
export const orbitClockwork = {
  id: 'orbit-clockwork',
  title: 'Orbit Clockwork',
  alt: 'Six coloured planets with glowing tails circle a golden sun on thin rings',
  tags: ['orbit', 'planets', 'space', 'minimal', 'rings', 'clockwork', 'solar system', 'astronomy', 'calm', 'science'],
  width: 400,
  height: 400,
  frames: 48,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#0f1226');
    const [x, y] = [width / 2, height / 2];
    const glow = context.createRadialGradient(x, y, 4, x, y, 60);
    for (const [at, color] of [
      [0, '#fff6d5'],
      [0.35, '#ffd166'],
      [1, 'rgba(255,180,70,0)'],
    ])
      glow.addColorStop(at, color);
    circle(context, glow, { x, y, radius: 60 });
    circle(context, '#ffe29a', { x, y, radius: 22 });
    const planets = [
      ['#ef476f', 4, 6],
      ['#06d6a0', 3, 7],
      ['#118ab2', 2, 9],
      ['#f78c6b', 2, 7],
      ['#9b5de5', 1, 12],
      ['#83d0f2', 1, 9],
    ];
    for (const [i, [color, turns, size]] of planets.entries()) {
      const radius = 50 + i * 25;
      const angle = t * TAU * turns + i * 1.9;
      context.strokeStyle = 'rgba(255,255,255,.13)';
      context.lineWidth = 1.2;
      context.beginPath();
      context.arc(x, y, radius, 0, TAU);
      context.stroke();
      context.strokeStyle = color;
      for (let step = 26; step >= 0; step--) {
        context.globalAlpha = (1 - step / 27) * 0.55;
        context.lineWidth = 6 * (1 - step / 30);
        context.beginPath();
        context.arc(x, y, radius, angle - (step + 1) * 0.035, angle - step * 0.035 + 0.01);
        context.stroke();
      }
      context.globalAlpha = 1;
      circle(context, color, { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius, radius: size });
    }
  },
};

/** Out for three seconds, in for three: follow it. It begins open, because the first frame is also the still. */
export const breathingCircle = {
  id: 'breathing-circle',
  title: 'Breathe',
  alt: 'Six soft overlapping discs open like a flower and close again, slowly, on a dark teal ground',
  tags: [
    'breathe',
    'calm',
    'meditation',
    'relax',
    'breathing exercise',
    'mindfulness',
    'slow',
    'peace',
    'flow',
    'flower',
  ],
  width: 400,
  height: 400,
  frames: 60,
  delay: 100,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#0b3c49');
    const open = easeInOut(Math.abs(1 - t * 2));
    context.globalCompositeOperation = 'screen';
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * TAU + open * 0.9;
      const far = mix(10, 82, open);
      circle(
        context,
        blend(petal & 1 ? '#2fa8a0' : '#3a7ca5', petal & 1 ? '#62c9b8' : '#5aa9e6', open)
          .replace(')', ',.62)')
          .replace('rgb', 'rgba'),
        { x: width / 2 + Math.cos(angle) * far, y: height / 2 + Math.sin(angle) * far, radius: mix(46, 84, open) },
      );
    }
    context.globalCompositeOperation = 'source-over';
  },
};
