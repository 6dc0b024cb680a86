import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { writeWav } from './sound.mjs';

const SMALL = 240;
const PLAIN = ['-threads', '1', '-bitexact', '-map_metadata', '-1', '-movflags', '+faststart'];

/**
 * Films a clip: `shoot({ width, height, fps, paint, track }, fileOf)` writes `480p` and `240p` with sound
 * and answers the files. `paint(context, seconds)` draws one moment.
 */
export async function shoot({ width, height, fps = 25, paint, track, crf = 27 }, large, small) {
  const folder = await mkdtemp(path.join(tmpdir(), 'film-'));
  try {
    const wav = path.join(folder, 'sound.wav');
    await writeWav(track, wav);
    const input = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      '-s',
      `${width}x${height}`,
      '-r',
      String(fps),
      '-i',
      '-',
      '-i',
      wav,
    ];
    const codecs = [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      String(crf),
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
      '-b:a',
      '80k',
    ];
    const ffmpeg = spawn(
      'ffmpeg',
      ['-v', 'error', '-y', ...input, ...codecs, '-t', String(track.seconds), ...PLAIN, large],
      { stdio: ['pipe', 'inherit', 'inherit'] },
    );
    const closed = once(ffmpeg, 'close');
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    for (let frame = 0; frame < Math.round(track.seconds * fps); frame++) {
      context.reset();
      paint(context, frame / fps);
      const picture = Buffer.from(context.getImageData(0, 0, width, height).data);
      if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
    }
    ffmpeg.stdin.end();
    const [code] = await closed;
    if (code !== 0) throw new Error(`ffmpeg failed with code ${code} for ${large}.`);
  } finally {
    await rm(folder, { recursive: true });
  }
  const scale = width > height ? `scale=-2:${SMALL}` : `scale=${SMALL}:-2`;
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    large,
    '-vf',
    scale,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '28',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
    ...PLAIN,
    small,
  ]);
  await stat(small);
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
