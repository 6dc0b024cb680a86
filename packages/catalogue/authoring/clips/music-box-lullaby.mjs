import { emojiSource, loadEmoji } from '../lib/emoji.mjs';
import { scatter, TAU } from '../lib/math.mjs';
import { circle, fill, sky } from '../lib/shapes.mjs';
import { musicBox, pitch, soundtrack } from '../lib/sound.mjs';
import { clip } from './clip.mjs';

/** Brahms' cradle song (1868), in the public domain: MIDI notes with their length in eighths; 0 is a rest. */
const LULLABY = `
  67:1 67:1 70:3 67:1 67:2 70:2 0:2 67:1 70:1 75:2 74:3 72:1 72:2 70:2 65:1 67:1 68:2 65:2
  65:1 67:1 68:4 65:1 68:1 74:1 72:1 70:2 74:2 75:4
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split(':').map(Number));

const EIGHTH = 0.3;

const LULLABY_SECONDS = 18;

export const lullaby = clip({
  id: 'music-box-lullaby',
  title: 'Music Box Lullaby',
  alt: 'A bear lies in bed under a turning mobile of stars and moons while a music box plays a cradle song',
  tags: ['lullaby', 'good night', 'sleep', 'music box', 'baby', 'bear', 'stars', 'music', 'calm', 'sound', 'video'],
  license: 'CC0-1.0 AND MIT',
  source: emojiSource('Drawn and played by code in this repository (melody: Johannes Brahms, 1868)', ['1f43b']),
  width: 640,
  height: 480,
  seconds: LULLABY_SECONDS,
  taste: { from: 0, seconds: 4 },
  async produce(width, height) {
    const track = soundtrack(LULLABY_SECONDS);
    const notes = [];
    let at = 0.2;
    for (const [note, length] of LULLABY) {
      if (note > 0) notes.push({ at, note });
      at += length * EIGHTH;
    }
    for (const { at: time, note } of notes)
      track.add(musicBox(pitch(note + 12)), { start: time, duration: 1.6, gain: 0.55, pan: Math.sin(note) * 0.3 });
    for (let bar = 0; bar < 10; bar++) {
      const lower = [3, 8].includes(bar) ? 5 : 0;
      for (const [beat, note] of [39, 46, 55].entries()) {
        track.add(musicBox(pitch(note - lower)), { start: 0.8 + bar * 1.8 + beat * 0.6, duration: 1.4, gain: 0.14 });
      }
    }
    const bear = await loadEmoji('1f43b');
    const points = scatter(3, 70, (next) => ({ x: next() * width, y: next() * height * 0.8, phase: next() }));
    const paint = (context, t) => {
      sky({ context, width, height }, [
        [0, '#1a1f4f'],
        [1, '#57539c'],
      ]);
      for (const { x, y, phase } of points)
        circle(context, `rgba(255,250,220,${0.5 + 0.4 * Math.sin((t / 3 + phase) * TAU)})`, { x, y, radius: 1.5 });
      const played = notes.findLast((one) => one.at <= t);
      const ring = played ? Math.exp(-(t - played.at) * 3) : 0;
      context.strokeStyle = '#c9c4f2';
      context.lineWidth = 4;
      context.beginPath();
      context.moveTo(width / 2, 0);
      context.lineTo(width / 2, 62);
      context.stroke();
      for (let i = 0; i < 6; i++) {
        const angle = (i / 6 + t / LULLABY_SECONDS) * TAU;
        const [x, y] = [width / 2 + Math.cos(angle) * 190, 66 + Math.sin(angle) * 22];
        const drop = 62 + (i % 3) * 20 + Math.sin((t / 3 + i / 6) * TAU) * 5;
        context.lineWidth = 2;
        context.beginPath();
        context.moveTo(width / 2, 62);
        context.lineTo(x, y);
        context.lineTo(x, y + drop);
        context.stroke();
        if (i & 1) moon(context, { x, y: y + drop, size: 22 + ring * 4 });
        else star(context, { x, y: y + drop, size: 24 + ring * 5, turn: t + i });
      }
      fill(context, '#ffffff', (path) => path.roundRect(width * 0.27, height * 0.6, width * 0.46, 120, 50));
      const breath = Math.sin((t / 3.6) * TAU) * 5;
      context.save();
      context.translate(width / 2, height * 0.62);
      context.rotate(-0.1);
      bear.draw(context, t / 6, { x: 0, y: 0, size: 170 });
      context.restore();
      fill(context, '#e07a5f', (path) =>
        path.roundRect(width * 0.14, height * 0.76 - breath, width * 0.72, height, 44),
      );
      for (let i = 0; i < 9; i++)
        circle(context, '#f2cc8f', {
          x: width * (0.2 + i * 0.077),
          y: height * 0.88 - breath + (i & 1) * 22,
          radius: 9,
        });
      fill(context, '#fff3e0', (path) => path.roundRect(width * 0.14, height * 0.75 - breath, width * 0.72, 30, 15));
    };
    return { track, paint };
  },
});

function star(context, { x, y, size, turn }) {
  fill(context, '#ffd166', (path) => {
    for (let i = 0; i < 10; i++) {
      const angle = (i / 10) * TAU - Math.PI / 2 + Math.sin(turn) * 0.2;
      const radius = i & 1 ? size * 0.45 : size;
      path.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
  });
}

function moon(context, { x, y, size }) {
  fill(context, '#f7f3d6', (path) => {
    path.arc(x, y, size, 0.6, 0.6 + Math.PI * 1.4);
    path.quadraticCurveTo(x + size * 0.1, y - size * 0.1, x + Math.cos(0.6) * size, y + Math.sin(0.6) * size);
  });
}
