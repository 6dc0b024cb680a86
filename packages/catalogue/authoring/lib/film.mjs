import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { ffmpeg, rawFrames, words } from './ffmpeg.mjs';
import { writeWav } from './sound.mjs';

const RATE = 25;
const SMALL = 240;

/**
 * Films a clip with its sound into the file `large`, and again at 240 pixels into `small`.
 * `paint(context, seconds)` draws one moment.
 */
export async function shoot({ width, height, paint, track, crf = 27 }, large, small) {
  const folder = await mkdtemp(path.join(tmpdir(), 'film-'));
  try {
    const wav = path.join(folder, 'sound.wav');
    await writeWav(track, wav);
    const input = [...rawFrames({ width, height, rate: RATE }), '-i', wav];
    const output = words(
      `-c:v libx264 -preset slow -crf ${crf} -pix_fmt yuv420p -c:a aac -b:a 80k -t ${track.seconds}`,
    );
    const frames = pictures({ width, height, paint, seconds: track.seconds });
    await ffmpeg({ input, output, file: large, frames });
  } finally {
    await rm(folder, { recursive: true });
  }
  const scale = width > height ? `-2:${SMALL}` : `${SMALL}:-2`;
  const output = words(`-vf scale=${scale} -c:v libx264 -preset slow -crf 28 -pix_fmt yuv420p -c:a aac -b:a 48k`);
  await ffmpeg({ input: ['-i', large], output, file: small });
}

function* pictures({ width, height, paint, seconds }) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let frame = 0; frame < Math.round(seconds * RATE); frame++) {
    context.reset();
    paint(context, frame / RATE);
    yield Buffer.from(context.getImageData(0, 0, width, height).data);
  }
}

/** A moving preview without sound: `seconds` of the film from `from`, at another size. */
export function preview({ width, height, paint }, { from, seconds, delay, longest }) {
  const scale = longest / Math.max(width, height);
  const size = { width: Math.round((width * scale) / 2) * 2, height: Math.round((height * scale) / 2) * 2 };
  const count = Math.round((seconds * 1000) / delay);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const pictures = [];
  for (let frame = 0; frame < count; frame++) {
    context.reset();
    context.scale(size.width / width, size.height / height);
    paint(context, from + (frame / count) * seconds);
    pictures.push(Buffer.from(context.getImageData(0, 0, size.width, size.height).data));
  }
  return { ...size, count, pixels: Buffer.concat(pictures) };
}

const clock = (seconds) => {
  const ms = Math.round(seconds * 1000);
  const part = (value, digits) => String(value).padStart(digits, '0');
  return `${part(Math.floor(ms / 3_600_000), 2)}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
};

/** Captions as WebVTT. */
export function writeCaptions(cues, file) {
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return writeFile(file, `WEBVTT\n\n${blocks.join('\n')}`);
}
