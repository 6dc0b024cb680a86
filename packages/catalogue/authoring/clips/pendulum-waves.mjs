import { TAU } from '../lib/math.mjs';
import { circle, glow } from '../lib/shapes.mjs';
import { marimba, pitch, soundtrack } from '../lib/sound.mjs';
import { clip } from './clip.mjs';

const SECONDS = 12;
const COUNT = 13;
/** Swings of each pendulum in the whole time: 6, 7, 8 … so that all of them meet again at the end. */
const swingsOf = (i) => 6 + i;
const PENTATONIC = [0, 3, 5, 7, 10];
const noteOf = (i) => 48 + PENTATONIC[i % 5] + 12 * Math.floor(i / 5);

/** Thirteen pendulums; each plays its note when it passes the middle. */
export const pendulumWaves = clip({
  id: 'pendulum-waves',
  title: 'Pendulum Waves',
  alt: 'Thirteen glowing pendulums swing apart into waves and come together again; each rings when it passes the middle',
  tags: ['pendulum', 'music', 'physics', 'satisfying', 'waves', 'science', 'marimba', 'sound', 'calm', 'math', 'video'],
  width: 854,
  height: 480,
  seconds: SECONDS,
  taste: { from: 5, seconds: 4 },
  produce(width, height) {
    const track = soundtrack(SECONDS);
    for (let i = 0; i < COUNT; i++) {
      const period = SECONDS / swingsOf(i);
      for (let half = 0; half < swingsOf(i) * 2; half++) {
        track.add(marimba(pitch(noteOf(COUNT - 1 - i))), {
          start: ((half + 0.5) * period) / 2,
          duration: 0.9,
          pan: (i / COUNT) * 1.4 - 0.7,
          gain: 0.5,
        });
      }
    }
    const paint = (context, t) => {
      context.fillStyle = '#151a30';
      context.fillRect(0, 0, width, height);
      context.strokeStyle = 'rgba(255,255,255,.12)';
      context.setLineDash([6, 8]);
      context.lineWidth = 2;
      context.beginPath();
      context.moveTo(width / 2, 0);
      context.lineTo(width / 2, height);
      context.stroke();
      context.setLineDash([]);
      for (let i = 0; i < COUNT; i++) {
        const angle = Math.cos((t / SECONDS) * swingsOf(i) * TAU) * 0.66;
        const length = height * (0.86 - i * 0.038);
        const [x, y] = [width / 2 + Math.sin(angle) * length, -18 + Math.cos(angle) * length];
        const near = Math.exp(-Math.abs(angle) * 9);
        const hue = 200 + i * 13;
        context.strokeStyle = 'rgba(255,255,255,.22)';
        context.lineWidth = 1.4;
        context.beginPath();
        context.moveTo(width / 2, -18);
        context.lineTo(x, y);
        context.stroke();
        glow(context, {
          x,
          y,
          radius: 38,
          stops: [
            [0, `hsla(${hue},95%,70%,${0.5 * near + 0.12})`],
            [1, `hsla(${hue},95%,60%,0)`],
          ],
        });
        circle(context, `hsl(${hue},85%,${58 + near * 25}%)`, { x, y, radius: 14 + near * 4 });
      }
    };
    return { track, paint };
  },
});
