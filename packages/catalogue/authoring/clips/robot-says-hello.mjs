import { emojiSource, loadEmoji } from '../lib/emoji.mjs';
import { lettering } from '../lib/lettering.mjs';
import { circle } from '../lib/shapes.mjs';
import { musicBox, pitch, soundtrack } from '../lib/sound.mjs';
import { clip } from './clip.mjs';
import { perform } from './perform.mjs';

export const robotHello = clip({
  id: 'robot-says-hello',
  title: 'Robot Says Hello',
  alt: 'A small robot bounces to its own voice and says: Hello! I am a tiny robot. Beep boop. Have a lovely day!',
  tags: [
    'robot',
    'hello',
    'voice',
    'funny',
    'talking',
    'greeting',
    'beep boop',
    'sound',
    'cute',
    'have a nice day',
    'video',
  ],
  license: 'CC0-1.0 AND MIT',
  source: emojiSource('Drawn and spoken by code in this repository (voice: espeak-ng)', ['1f916']),
  width: 480,
  height: 480,
  seconds: 7,
  taste: { from: 0.3, seconds: 3 },
  captioned: true,
  async produce(width, height) {
    const track = soundtrack(7);
    const { cues, loudness } = perform(track, [
      { from: 0.4, text: 'Hello!' },
      { from: 1.5, text: 'I am a tiny robot.' },
      { from: 3.2, text: 'Beep boop.' },
      { from: 4.6, text: 'Have a lovely day!' },
    ]);
    for (const [i, note] of Array.from({ length: 28 }, (_, k) => [60, 64, 67, 71, 72, 67, 64, 67][k % 8]).entries())
      track.add(musicBox(pitch(note)), { start: i * 0.25, duration: 0.6, gain: 0.07, pan: Math.sin(i) * 0.6 });
    const robot = await loadEmoji('1f916');
    const paint = (context, t) => {
      const voice = loudness(t);
      context.fillStyle = '#7bdff2';
      context.fillRect(0, 0, width, height);
      for (let ring = 4; ring > 0; ring--)
        circle(context, `rgba(255,255,255,${0.12 + 0.06 * ring * voice})`, {
          x: width / 2,
          y: 215,
          radius: 78 + ring * 38 + voice * 44,
        });
      const size = 236 * (1 + voice * 0.08);
      robot.draw(context, t / 3, { x: width / 2, y: 212 - voice * 14, size });
      const line = cues.findLast(({ from }) => t >= from - 0.05);
      lettering(context, line?.text ?? 'Hello!', {
        x: width / 2,
        y: 424,
        size: 58,
        width: 440,
        t: t / 2,
        motion: 'wave',
        fill: '#fff',
        stroke: '#20364b',
      });
    };
    return { track, paint, cues };
  },
});
