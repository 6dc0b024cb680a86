import { emojiSource, loadEmoji } from '../lib/emoji.mjs';
import { lettering } from '../lib/lettering.mjs';
import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, rounded, sky } from '../lib/shapes.mjs';
import { layNoise, softNoise, soundtrack } from '../lib/sound.mjs';
import { clip } from './clip.mjs';
import { perform } from './perform.mjs';

/** The clip itself moves the rocket. */
const AT_REST = 0;

export const liftOff = clip({
  id: 'countdown-to-lift-off',
  title: 'Countdown to Lift-Off',
  alt: 'A voice counts down from five while a rocket shakes on its pad; then it lifts off in a cloud of smoke',
  tags: [
    'countdown',
    'rocket',
    'launch',
    'space',
    'lift off',
    '5 4 3 2 1',
    'voice',
    'sound',
    'lets go',
    'start',
    'video',
  ],
  license: 'CC0-1.0 AND MIT',
  source: emojiSource('Drawn and spoken by code in this repository (voice: espeak-ng)', ['1f680']),
  width: 480,
  height: 600,
  seconds: 9,
  taste: { from: 3.4, seconds: 4 },
  captioned: true,
  async produce(width, height) {
    const seconds = 9;
    const track = soundtrack(seconds);
    const { cues } = perform(
      track,
      [
        ...['Five', 'Four', 'Three', 'Two', 'One'].map((text, i) => ({ from: 0.3 + i, text: `${text}…` })),
        { from: 5.3, text: 'Lift-off!' },
      ],
      { voice: 'en-us', speed: 160, tone: 40 },
    );
    for (let i = 0; i < 5; i++)
      track.add((t) => Math.sin(TAU * 880 * t) * Math.exp(-t * 18), { start: 0.1 + i, duration: 0.16, gain: 0.25 });
    layNoise(track, softNoise(seconds, { cutoff: 500, seed: 4, passes: 2 }), {
      gain: 3.4,
      swell: (t) => Math.max(0, Math.min(1, (t - 4.6) * 1.2)) * Math.max(0, Math.min(1, (8.8 - t) * 0.7)),
    });
    const rocket = await loadEmoji('1f680');
    const puffs = scatter(8, 44, (next) => ({ start: next(), side: next() * 2 - 1, size: 24 + next() * 40 }));
    const stars = scatter(9, 50, (next) => ({ x: next() * width, y: next() * height * 0.7, size: 0.7 + next() * 1.4 }));
    const paint = (context, t) => {
      const burning = Math.max(0, t - 4.6);
      const flight = Math.max(0, t - 5.4);
      sky({ context, width, height }, [
        [0, '#0b1035'],
        [0.6, '#423089'],
        [1, '#f08a5d'],
      ]);
      for (const { x, y, size } of stars) circle(context, 'rgba(255,255,255,.8)', { x, y, radius: size });
      fill(context, '#2d2250', (path) => path.ellipse(width / 2, height + 40, width * 0.8, 130, 0, 0, TAU));
      rounded(context, '#1b1636', { x: width / 2 - 92, y: height - 112, width: 184, height: 26, radius: 6 });
      const y = height - 208 - flight ** 2.4 * 46;
      const shake = burning > 0 ? Math.sin(t * 90) * Math.min(4, burning * 4) : 0;
      if (burning > 0) {
        for (const { start, side, size } of puffs) {
          const age = frac(t * 0.8 + start);
          const spread = Math.min(1, burning) * (0.2 + age);
          circle(context, `rgba(255,255,255,${(1 - age) * 0.85 * Math.min(1, burning * 1.5)})`, {
            x: width / 2 + side * 210 * spread,
            y: height - 96 - age * 26,
            radius: size * (0.5 + age),
          });
        }
        for (const [wide, long, color] of [
          [30, 130, '#ff7b3a'],
          [19, 92, '#ffd23f'],
          [9, 54, '#fff6cf'],
        ]) {
          const flame = long * (0.8 + 0.2 * Math.sin(t * 50 + wide)) * Math.min(1, burning * 2);
          fill(context, color, (path) => {
            path.moveTo(width / 2 - wide + shake, y + 92);
            path.quadraticCurveTo(width / 2 + shake, y + 92 + flame * 1.8, width / 2 + wide + shake, y + 92);
          });
        }
      }
      context.save();
      context.translate(width / 2 + shake, y);
      context.rotate(-Math.PI / 4);
      rocket.draw(context, AT_REST, { x: 0, y: 0, size: 220 });
      context.restore();
      const count = 5 - Math.floor(t - 0.25);
      const label = t < 0.25 ? '5' : count > 0 ? String(Math.min(5, count)) : 'Lift-off!';
      const pulse = count > 0 ? 1 + 0.25 * (1 - frac(t - 0.25)) : 1;
      if (t < 8.4)
        lettering(context, label, {
          x: width / 2,
          y: 110,
          size: count > 0 ? 120 * pulse : 92,
          width: 430,
          t: t / 2,
          motion: count > 0 ? 'none' : 'shake',
          stroke: '#170f3a',
          fill: '#ffe14d',
        });
    };
    return { track, paint, cues };
  },
});
