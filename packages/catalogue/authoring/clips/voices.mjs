import { loadEmoji } from '../lib/emoji.mjs';
import { lettering } from '../lib/lettering.mjs';
import { frac, mix, random, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, rounded, sky } from '../lib/shapes.mjs';
import { layNoise, musicBox, noise, pitch, RATE, softNoise, soundtrack } from '../lib/sound.mjs';
import { speak } from '../lib/speech.mjs';
import { clip } from './clip.mjs';

const FLUENT = { license: 'CC0-1.0 AND MIT' };

/** Speaks lines at their times into a track; answers the captions and how loud the voice is at a moment. */
function perform(track, lines, voice) {
  const spoken = lines.map(({ from, text }) => ({ from, text, samples: speak(text, voice) }));
  for (const { from, samples } of spoken)
    track.add(from, samples.length / RATE, (t) => samples[Math.floor(t * RATE)] ?? 0, { gain: 1.3 });
  const loudness = (t) => {
    const line = spoken.find(({ from, samples }) => t >= from && t < from + samples.length / RATE);
    if (!line) return 0;
    const at = Math.floor((t - line.from) * RATE);
    return Math.max(...line.samples.subarray(at, at + 900).map(Math.abs));
  };
  return {
    cues: spoken.map(({ from, text, samples }) => ({ from, to: from + samples.length / RATE, text })),
    loudness,
  };
}

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
  ...FLUENT,
  source: 'Drawn and spoken by code in this repository (voice: espeak-ng), with Fluent UI animated emoji 1f916',
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
      track.add(i * 0.25, 0.6, musicBox(pitch(note)), { gain: 0.07, pan: Math.sin(i) * 0.6 });
    const robot = await loadEmoji('1f916');
    const paint = (c, t) => {
      const voice = loudness(t);
      c.fillStyle = '#7bdff2';
      c.fillRect(0, 0, width, height);
      for (let ring = 4; ring > 0; ring--)
        circle(c, `rgba(255,255,255,${0.12 + 0.06 * ring * voice})`, width / 2, 215, 78 + ring * 38 + voice * 44);
      const size = 236 * (1 + voice * 0.08);
      robot.draw(c, t / 3, width / 2, 212 - voice * 14, size);
      const line = cues.findLast(({ from }) => t >= from - 0.05);
      lettering(c, line?.text ?? 'Hello!', {
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
  ...FLUENT,
  source: 'Drawn and spoken by code in this repository (voice: espeak-ng), with Fluent UI animated emoji 1f680',
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
      track.add(0.1 + i, 0.16, (t) => Math.sin(TAU * 880 * t) * Math.exp(-t * 18), { gain: 0.25 });
    layNoise(
      track,
      softNoise(seconds, 500, 4, 2),
      3.4,
      (t) => Math.max(0, Math.min(1, (t - 4.6) * 1.2)) * Math.max(0, Math.min(1, (8.8 - t) * 0.7)),
    );
    const rocket = await loadEmoji('1f680');
    const puffs = scatter(8, 44, (next) => ({ start: next(), side: next() * 2 - 1, size: 24 + next() * 40 }));
    const stars = scatter(9, 50, (next) => ({ x: next() * width, y: next() * height * 0.7, size: 0.7 + next() * 1.4 }));
    const paint = (c, t) => {
      const burning = Math.max(0, t - 4.6);
      const flight = Math.max(0, t - 5.4);
      sky(c, width, height, [
        [0, '#0b1035'],
        [0.6, '#423089'],
        [1, '#f08a5d'],
      ]);
      for (const { x, y, size } of stars) circle(c, 'rgba(255,255,255,.8)', x, y, size);
      fill(c, '#2d2250', (path) => path.ellipse(width / 2, height + 40, width * 0.8, 130, 0, 0, TAU));
      rounded(c, '#1b1636', width / 2 - 92, height - 112, 184, 26, 6);
      const y = height - 208 - flight ** 2.4 * 46;
      const shake = burning > 0 ? Math.sin(t * 90) * Math.min(4, burning * 4) : 0;
      if (burning > 0) {
        for (const { start, side, size } of puffs) {
          const age = frac(t * 0.8 + start);
          const spread = Math.min(1, burning) * (0.2 + age);
          circle(
            c,
            `rgba(255,255,255,${(1 - age) * 0.85 * Math.min(1, burning * 1.5)})`,
            width / 2 + side * 210 * spread,
            height - 96 - age * 26,
            size * (0.5 + age),
          );
        }
        for (const [wide, long, color] of [
          [30, 130, '#ff7b3a'],
          [19, 92, '#ffd23f'],
          [9, 54, '#fff6cf'],
        ]) {
          const flame = long * (0.8 + 0.2 * Math.sin(t * 50 + wide)) * Math.min(1, burning * 2);
          fill(c, color, (path) => {
            path.moveTo(width / 2 - wide + shake, y + 92);
            path.quadraticCurveTo(width / 2 + shake, y + 92 + flame * 1.8, width / 2 + wide + shake, y + 92);
          });
        }
      }
      c.save();
      c.translate(width / 2 + shake, y);
      c.rotate(-Math.PI / 4);
      rocket.draw(c, t / 3, 0, 0, 220);
      c.restore();
      const count = 5 - Math.floor(t - 0.25);
      const label = t < 0.25 ? '5' : count > 0 ? String(Math.min(5, count)) : 'Lift-off!';
      const pulse = count > 0 ? 1 + 0.25 * (1 - frac(t - 0.25)) : 1;
      if (t < 8.4)
        lettering(c, label, {
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

/** Brahms' cradle song (1868), in the public domain: pairs of a MIDI note and its length in eighths; 0 is a rest. */
const LULLABY = [
  [67, 1],
  [67, 1],
  [70, 3],
  [67, 1],
  [67, 2],
  [70, 2],
  [0, 2],
  [67, 1],
  [70, 1],
  [75, 2],
  [74, 3],
  [72, 1],
  [72, 2],
  [70, 2],
  [65, 1],
  [67, 1],
  [68, 2],
  [65, 2],
  [65, 1],
  [67, 1],
  [68, 4],
  [65, 1],
  [68, 1],
  [74, 1],
  [72, 1],
  [70, 2],
  [74, 2],
  [75, 4],
];
const EIGHTH = 0.3;
const LULLABY_SECONDS = 18;

export const lullaby = clip({
  id: 'music-box-lullaby',
  title: 'Music Box Lullaby',
  alt: 'A bear lies in bed under a turning mobile of stars and moons while a music box plays a cradle song',
  tags: ['lullaby', 'good night', 'sleep', 'music box', 'baby', 'bear', 'stars', 'music', 'calm', 'sound', 'video'],
  ...FLUENT,
  source:
    'Drawn and played by code in this repository (melody: Johannes Brahms, 1868), with Fluent UI animated emoji 1f43b',
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
      track.add(time, 1.6, musicBox(pitch(note + 12)), { gain: 0.55, pan: Math.sin(note) * 0.3 });
    for (let bar = 0; bar < 10; bar++)
      for (const [beat, note] of [
        [0, 39],
        [2, 46],
        [4, 55],
      ].entries())
        track.add(0.8 + bar * 1.8 + beat * 0.6, 1.4, musicBox(pitch(note[1] + ([3, 8].includes(bar % 9) ? -5 : 0))), {
          gain: 0.14,
        });
    const bear = await loadEmoji('1f43b');
    const points = scatter(3, 70, (next) => ({ x: next() * width, y: next() * height * 0.8, phase: next() }));
    const paint = (c, t) => {
      sky(c, width, height, [
        [0, '#1a1f4f'],
        [1, '#57539c'],
      ]);
      for (const { x, y, phase } of points)
        circle(c, `rgba(255,250,220,${0.5 + 0.4 * Math.sin((t / 3 + phase) * TAU)})`, x, y, 1.5);
      const played = notes.findLast((one) => one.at <= t);
      const ring = played ? Math.exp(-(t - played.at) * 3) : 0;
      c.strokeStyle = '#c9c4f2';
      c.lineWidth = 4;
      c.beginPath();
      c.moveTo(width / 2, 0);
      c.lineTo(width / 2, 62);
      c.stroke();
      for (let i = 0; i < 6; i++) {
        const angle = (i / 6 + t / LULLABY_SECONDS) * TAU;
        const [x, y] = [width / 2 + Math.cos(angle) * 190, 66 + Math.sin(angle) * 22];
        const drop = 62 + (i % 3) * 20 + Math.sin((t / 3 + i / 6) * TAU) * 5;
        c.lineWidth = 2;
        c.beginPath();
        c.moveTo(width / 2, 62);
        c.lineTo(x, y);
        c.lineTo(x, y + drop);
        c.stroke();
        if (i & 1) moon(c, x, y + drop, 22 + ring * 4);
        else star(c, x, y + drop, 24 + ring * 5, t + i);
      }
      fill(c, '#ffffff', (path) => path.roundRect(width * 0.27, height * 0.6, width * 0.46, 120, 50));
      const breath = Math.sin((t / 3.6) * TAU) * 5;
      c.save();
      c.translate(width / 2, height * 0.62);
      c.rotate(-0.1);
      bear.draw(c, t / 6, 0, 0, 170);
      c.restore();
      fill(c, '#e07a5f', (path) => path.roundRect(width * 0.14, height * 0.76 - breath, width * 0.72, height, 44));
      for (let i = 0; i < 9; i++)
        circle(c, '#f2cc8f', width * (0.2 + i * 0.077), height * 0.88 - breath + (i & 1) * 22, 9);
      fill(c, '#fff3e0', (path) => path.roundRect(width * 0.14, height * 0.75 - breath, width * 0.72, 30, 15));
    };
    return { track, paint };
  },
});

function star(c, x, y, size, turn) {
  fill(c, '#ffd166', (path) => {
    for (let i = 0; i < 10; i++) {
      const angle = (i / 10) * TAU - Math.PI / 2 + Math.sin(turn) * 0.2;
      const radius = i & 1 ? size * 0.45 : size;
      path.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
  });
}

function moon(c, x, y, size) {
  fill(c, '#f7f3d6', (path) => {
    path.arc(x, y, size, 0.6, 0.6 + Math.PI * 1.4);
    path.quadraticCurveTo(x + size * 0.1, y - size * 0.1, x + Math.cos(0.6) * size, y + Math.sin(0.6) * size);
  });
}

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
