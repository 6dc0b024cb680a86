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
      track.add(
        0.25 + i * 0.5,
        0.08,
        (t) => (Math.sin(TAU * hz * t) * 0.6 + noise(t + i * 0.01) * 0.5) * Math.exp(-t * 90),
        { gain: 0.8, pan: i & 1 ? 0.3 : -0.3 },
      );
      track.add(0.25 + i * 0.5, 0.2, (t) => Math.sin(TAU * 210 * t) * Math.exp(-t * 30), { gain: 0.3 });
    }
    const next = random(2);
    const planks = Array.from({ length: 6 }, () => mix(30, 36, next()));
    const paint = (c, t) => {
      for (const [i, light] of planks.entries()) {
        c.fillStyle = `hsl(210,32%,${light}%)`;
        c.fillRect(i * 80, 0, 80, height);
      }
      const swing = Math.cos(t * TAU) * 0.42;
      rounded(c, '#5b3a24', 90, 40, 300, 400, 40);
      rounded(c, '#7a4f33', 106, 56, 268, 368, 30);
      c.save();
      c.translate(240, 430);
      c.rotate(swing);
      rounded(c, '#d9b36a', -6, 0, 12, 132, 5);
      circle(c, '#c79a45', 0, 140, 38);
      circle(c, '#e8c985', -6, 134, 24);
      c.restore();
      cog(c, 168, 352, 40, 12, t / 6, '#c79a45');
      cog(c, 244, 372, 36, 11, -t / 6 + 0.04, '#a87f35');
      cog(c, 314, 346, 40, 12, t / 6, '#d9b36a');
      circle(c, '#fff8e7', 240, 190, 122);
      for (let i = 0; i < 12; i++) {
        c.save();
        c.translate(240, 190);
        c.rotate((i / 12) * TAU);
        rounded(c, '#3b2a1a', -4, -112, 8, i % 3 ? 12 : 24, 3);
        c.restore();
      }
      const seconds = Math.floor(t * 2) / 2 + Math.min(0.5, frac(t * 2) * 3 * 0.5) - 0.5;
      for (const [turn, long, wide, color] of [
        [(10 + 10 / 60) / 12, 62, 11, '#3b2a1a'],
        [10 / 60, 92, 8, '#3b2a1a'],
        [seconds / 6, 98, 4, '#d62828'],
      ]) {
        c.save();
        c.translate(240, 190);
        c.rotate(turn * TAU);
        rounded(c, color, -wide / 2, -long, wide, long + 14, wide / 2);
        c.restore();
      }
      circle(c, '#d62828', 240, 190, 9);
    };
    return { track, paint };
  },
});

function cog(c, x, y, radius, teeth, turn, color) {
  c.save();
  c.translate(x, y);
  c.rotate(turn * TAU);
  for (let i = 0; i < teeth; i++) {
    c.rotate(TAU / teeth);
    rounded(c, color, -5, -radius - 8, 10, 16, 3);
  }
  circle(c, color, 0, 0, radius);
  circle(c, '#7a4f33', 0, 0, radius * 0.55);
  for (let i = 0; i < 3; i++) {
    c.rotate(TAU / 3);
    c.fillStyle = color;
    c.fillRect(-4, -radius * 0.6, 8, radius * 0.6);
  }
  circle(c, color, 0, 0, radius * 0.2);
  c.restore();
}
