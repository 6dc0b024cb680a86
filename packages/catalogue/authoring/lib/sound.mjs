import { writeFile } from 'node:fs/promises';
import { frac, random, TAU } from './math.mjs';

export const RATE = 44_100;

/** Frequency of a MIDI note: 69 is the A of 440 Hz. */
export const pitch = (note) => 440 * 2 ** ((note - 69) / 12);

/**
 * Two channels of sound that loop: what sounds beyond the end goes on at the beginning.
 * @returns `{ seconds, left, right, add }`
 */
export function soundtrack(seconds) {
  const length = Math.round(seconds * RATE);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  return {
    seconds,
    left,
    right,
    /** Adds `voice(t)`, -1 to 1, for `duration` seconds from `start`. `pan` goes from -1, left, to 1, right. */
    add(voice, { start, duration, gain = 1, pan = 0 }) {
      const first = Math.round(start * RATE);
      const [toLeft, toRight] = [
        gain * Math.cos(((pan + 1) * Math.PI) / 4),
        gain * Math.sin(((pan + 1) * Math.PI) / 4),
      ];
      for (let i = 0; i < duration * RATE; i++) {
        const value = voice(i / RATE);
        left[(first + i) % length] += value * toLeft;
        right[(first + i) % length] += value * toRight;
      }
    },
  };
}

const attack = (t, speed) => Math.min(1, t * speed);

/** Instruments: each makes a voice from a frequency. */
export const marimba = (hz) => (t) =>
  (Math.sin(TAU * hz * t) +
    0.35 * Math.sin(TAU * hz * 3.93 * t) * Math.exp(-t * 14) +
    0.12 * Math.sin(TAU * hz * 9.2 * t) * Math.exp(-t * 30)) *
  Math.exp(-t * 4.2) *
  attack(t, 600);
export const musicBox = (hz) => (t) =>
  (Math.sin(TAU * hz * t) +
    0.5 * Math.sin(TAU * hz * 2 * t) * Math.exp(-t * 3) +
    0.25 * Math.sin(TAU * hz * 5.4 * t) * Math.exp(-t * 9)) *
  Math.exp(-t * 2.6) *
  attack(t, 900);
export const bass = (hz) => (t) =>
  Math.tanh(2.2 * Math.sin(TAU * frac(hz * t))) * 0.8 * Math.exp(-t * 3.5) * attack(t, 300);
export const pluck = (hz) => (t) => {
  let sum = 0;
  for (let k = 1; k < 7; k++) sum += (Math.sin(TAU * hz * k * t) / k) * Math.exp(-t * (2 + k * 2.2));
  return sum * attack(t, 500) * 0.7;
};

const hiss = (() => {
  const next = random(99);
  return Float32Array.from({ length: RATE * 2 }, () => next() * 2 - 1);
})();

/** White noise, the same every time. */
export const noise = (t) => hiss[Math.floor(t * RATE) % hiss.length];

/** Drums: voices as they are. */
export const kick = (t) => Math.sin(TAU * (45 * t + 22 * (1 - Math.exp(-t * 28)))) * Math.exp(-t * 7);
export const snare = (t) => (noise(t) * 0.7 + Math.sin(TAU * 190 * t) * 0.5) * Math.exp(-t * 18);
export const hat = (t) => (noise(t + 1 / RATE) - noise(t)) * 0.5 * Math.exp(-t * 60);

/** Noise without its high part, as a table that loops: rain, wind, surf. `passes` 2 makes it duller. */
export function softNoise(seconds, { cutoff, seed, passes = 1 }) {
  const length = Math.round(seconds * RATE);
  const next = random(seed);
  const raw = Float32Array.from({ length }, () => next() * 2 - 1);
  const keep = 1 - Math.exp((-TAU * cutoff) / RATE);
  for (let pass = 0; pass < passes; pass++) {
    let value = 0;
    // Twice around, so that the filter has at the beginning what it had at the end.
    for (let i = 0; i < length * 2; i++) {
      value += keep * (raw[i % length] - value);
      if (i >= length) raw[i % length] = value;
    }
  }
  return raw;
}

/** Lays a table of noise under the whole track; the right ear hears it a little later. */
export function layNoise(track, table, { gain, swell = () => 1 }) {
  for (let i = 0; i < track.left.length; i++) {
    const level = gain * swell(i / RATE);
    track.left[i] += table[i % table.length] * level;
    track.right[i] += table[(i + 9973) % table.length] * level;
  }
}

/** Writes a 16-bit WAV file, as loud as it gets without distortion times `loudness`. */
export async function writeWav({ left, right }, file, loudness = 0.8) {
  let peak = 1e-9;
  for (const channel of [left, right]) for (const value of channel) peak = Math.max(peak, Math.abs(value));
  const data = Buffer.alloc(44 + left.length * 4);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + left.length * 4, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(2, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 4, 28);
  data.writeUInt16LE(4, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(left.length * 4, 40);
  for (let i = 0; i < left.length; i++) {
    data.writeInt16LE(Math.round((left[i] / peak) * loudness * 32767), 44 + i * 4);
    data.writeInt16LE(Math.round((right[i] / peak) * loudness * 32767), 46 + i * 4);
  }
  await writeFile(file, data);
}
