import { RATE } from '../lib/sound.mjs';
import { speak } from '../lib/speech.mjs';

/** Speaks lines at their times into a track; answers the captions and how loud the voice is at a moment. */
export function perform(track, lines, voice) {
  const spoken = lines.map(({ from, text }) => ({ from, text, samples: speak(text, voice) }));
  for (const { from, samples } of spoken)
    track.add((t) => samples[Math.floor(t * RATE)] ?? 0, { start: from, duration: samples.length / RATE, gain: 1.3 });
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
