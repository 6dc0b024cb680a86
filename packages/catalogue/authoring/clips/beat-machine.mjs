import { frac } from '../lib/math.mjs';
import { circle, rounded } from '../lib/shapes.mjs';
import { bass, hat, kick, pitch, pluck, snare, soundtrack } from '../lib/sound.mjs';
import { clip } from './clip.mjs';

const STEP = 60 / 112 / 4;
const BARS = 4;
const STEPS = 16 * BARS;
const ROWS = [
  {
    pattern: 'x...x...x...x...',
    color: '#ff5d73',
    play: (track, { at }) => track.add(kick, { start: at, duration: 0.5 }),
  },
  {
    pattern: '....x.......x..x',
    color: '#ffb347',
    play: (track, { at }) => track.add(snare, { start: at, duration: 0.3, gain: 0.55, pan: 0.1 }),
  },
  {
    pattern: 'x.xxx.x.x.xxx.xx',
    color: '#ffe066',
    play: (track, { at }) => track.add(hat, { start: at, duration: 0.12, gain: 0.5, pan: -0.3 }),
  },
  {
    pattern: 'x..x..x...x.x...',
    color: '#63d2a1',
    play: (track, { at, root }) => track.add(bass(pitch(root - 12)), { start: at, duration: 0.5, gain: 0.55 }),
  },
  {
    pattern: '..x..x.x..x...x.',
    color: '#6aa9ff',
    play: (track, { at, root, step }) =>
      track.add(pluck(pitch(root + 24 + [0, 7, 3, 10, 12][step % 5])), {
        start: at,
        duration: 0.8,
        gain: 0.38,
        pan: Math.sin(step) * 0.5,
      }),
  },
];
const ROOTS = [45, 41, 48, 43];

/** A step sequencer that plays itself: four bars, four chords. */
export const beatMachine = clip({
  id: 'beat-machine',
  title: 'Beat Machine',
  alt: 'Coloured squares on a sequencer grid light up in time with a drum and bass beat',
  tags: ['beat', 'drums', 'music', 'sequencer', 'dance', 'party', 'rhythm', 'sound', 'electronic', 'groove', 'video'],
  width: 854,
  height: 480,
  seconds: Math.round(STEP * STEPS * 1000) / 1000,
  taste: { from: 0, seconds: STEP * 32 },
  produce(width, height) {
    const track = soundtrack(STEP * STEPS);
    for (let step = 0; step < STEPS; step++) {
      for (const { pattern, play } of ROWS)
        if (pattern[step % 16] === 'x') play(track, { at: step * STEP, root: ROOTS[Math.floor(step / 16)], step });
    }
    const cell = 46;
    const left = (width - 16 * cell) / 2;
    const top = 62;
    const paint = (context, t) => {
      const now = Math.floor(t / STEP) % STEPS;
      const phase = frac(t / STEP);
      context.fillStyle = '#1d1b2a';
      context.fillRect(0, 0, width, height);
      for (const [row, { pattern, color }] of ROWS.entries()) {
        for (let column = 0; column < 16; column++) {
          const on = pattern[column] === 'x';
          const current = column === now % 16;
          const grow = on && current ? (1 - phase) * 6 : 0;
          context.globalAlpha = on && !current ? 0.55 : 1;
          const off = current ? '#3a3756' : (column >> 2) & 1 ? '#2b2940' : '#262438';
          rounded(context, on ? color : off, {
            x: left + column * cell + 4 - grow,
            y: top + row * 74 + 4 - grow,
            width: cell - 8 + grow * 2,
            height: 64 + grow * 2,
            radius: 9,
          });
        }
      }
      context.globalAlpha = 1;
      context.fillStyle = '#ffffff';
      context.fillRect(left + ((now % 16) + phase) * cell, top - 10, 3, 5 * 74 + 14);
      for (let bar = 0; bar < BARS; bar++)
        circle(context, bar === Math.floor(now / 16) ? '#ffffff' : '#45425f', {
          x: width / 2 - 42 + bar * 28,
          y: 30,
          radius: 7,
        });
    };
    return { track, paint };
  },
});
