import { frac, mix, random, TAU } from '../lib/math.mjs';
import { circle, rounded } from '../lib/shapes.mjs';
import { noise, soundtrack } from '../lib/sound.mjs';
import { clip } from './clip.mjs';

/** Ticks and a swinging pendulum: the shortest clip. */
export const clockTick = clip({
  id: 'tick-tock-clock',
  title: 'Tick Tock',
  alt: 'A wooden clock with turning cogs ticks while its pendulum swings',
  tags: [
    'tick tock',
    'clock',
    'time',
    'waiting',
    'cogs',
    'hurry up',
    'pendulum',
    'sound',
    'deadline',
    'patience',
    'video',
  ],
  width: 480,
  height: 640,
  seconds: 6,
  taste: { from: 0, seconds: 2 },
  produce(_width, height) {
    const track = soundtrack(6);
    for (let i = 0; i < 12; i++) {
      const hz = i & 1 ? 1500 : 2100;
      track.add((t) => (Math.sin(TAU * hz * t) * 0.6 + noise(t + i * 0.01) * 0.5) * Math.exp(-t * 90), {
        start: 0.25 + i * 0.5,
        duration: 0.08,
        gain: 0.8,
        pan: i & 1 ? 0.3 : -0.3,
      });
      track.add((t) => Math.sin(TAU * 210 * t) * Math.exp(-t * 30), {
        start: 0.25 + i * 0.5,
        duration: 0.2,
        gain: 0.3,
      });
    }
    const next = random(2);
    const planks = Array.from({ length: 6 }, () => mix(30, 36, next()));
    const paint = (context, t) => {
      for (const [i, light] of planks.entries()) {
        context.fillStyle = `hsl(210,32%,${light}%)`;
        context.fillRect(i * 80, 0, 80, height);
      }
      const swing = Math.cos(t * TAU) * 0.42;
      rounded(context, '#5b3a24', { x: 90, y: 40, width: 300, height: 400, radius: 40 });
      rounded(context, '#7a4f33', { x: 106, y: 56, width: 268, height: 368, radius: 30 });
      context.save();
      context.translate(240, 430);
      context.rotate(swing);
      rounded(context, '#d9b36a', { x: -6, y: 0, width: 12, height: 132, radius: 5 });
      circle(context, '#c79a45', { x: 0, y: 140, radius: 38 });
      circle(context, '#e8c985', { x: -6, y: 134, radius: 24 });
      context.restore();
      cog(context, { x: 168, y: 352, radius: 40, teeth: 12, turn: t / 6, color: '#c79a45' });
      cog(context, { x: 244, y: 372, radius: 36, teeth: 11, turn: -t / 6 + 0.04, color: '#a87f35' });
      cog(context, { x: 314, y: 346, radius: 40, teeth: 12, turn: t / 6, color: '#d9b36a' });
      circle(context, '#fff8e7', { x: 240, y: 190, radius: 122 });
      for (let i = 0; i < 12; i++) {
        context.save();
        context.translate(240, 190);
        context.rotate((i / 12) * TAU);
        rounded(context, '#3b2a1a', { x: -4, y: -112, width: 8, height: i % 3 ? 12 : 24, radius: 3 });
        context.restore();
      }
      const seconds = Math.floor(t * 2) / 2 + Math.min(0.5, frac(t * 2) * 3 * 0.5) - 0.5;
      for (const [turn, long, wide, color] of [
        [(10 + 10 / 60) / 12, 62, 11, '#3b2a1a'],
        [10 / 60, 92, 8, '#3b2a1a'],
        [seconds / 6, 98, 4, '#d62828'],
      ]) {
        context.save();
        context.translate(240, 190);
        context.rotate(turn * TAU);
        rounded(context, color, { x: -wide / 2, y: -long, width: wide, height: long + 14, radius: wide / 2 });
        context.restore();
      }
      circle(context, '#d62828', { x: 240, y: 190, radius: 9 });
    };
    return { track, paint };
  },
});

function cog(context, { x, y, radius, teeth, turn, color }) {
  context.save();
  context.translate(x, y);
  context.rotate(turn * TAU);
  for (let i = 0; i < teeth; i++) {
    context.rotate(TAU / teeth);
    rounded(context, color, { x: -5, y: -radius - 8, width: 10, height: 16, radius: 3 });
  }
  circle(context, color, { x: 0, y: 0, radius });
  circle(context, '#7a4f33', { x: 0, y: 0, radius: radius * 0.55 });
  for (let i = 0; i < 3; i++) {
    context.rotate(TAU / 3);
    context.fillStyle = color;
    context.fillRect(-4, -radius * 0.6, 8, radius * 0.6);
  }
  circle(context, color, { x: 0, y: 0, radius: radius * 0.2 });
  context.restore();
}
