import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ApiError } from '../http/api-error.ts';
import { type Ffmpeg, INPUT, noFfmpeg } from './ffmpeg.ts';
import { framesBetween } from './frames-between.ts';
import { pictureFacts } from './picture-facts.ts';
import { requireFewPixels } from './pixel-limit.ts';
import { CONTENT_TYPES, sniffType } from './sniff-type.ts';

export interface TrimRequest {
  readonly bytes: Buffer;
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly duration: number;
  readonly findFfmpeg: () => Promise<Ffmpeg | undefined>;
  /** What named the file. */
  readonly parameter: string;
}

export interface TrimmedMedia {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Cuts a piece out of a GIF, WebP or MP4; it stays what it is. */
export async function trimMedia(request: TrimRequest): Promise<TrimmedMedia> {
  const { bytes, parameter, findFfmpeg } = request;
  const type = sniffType(bytes);
  if (type === 'gif' || type === 'webp') return { bytes: await trimPicture(request, type), type: CONTENT_TYPES[type] };
  if (type === 'mp4') {
    const ffmpeg = await findFfmpeg();
    if (ffmpeg === undefined) throw noFfmpeg();
    return { bytes: await trimVideo(request, ffmpeg), type: CONTENT_TYPES.mp4 };
  }
  throw new ApiError(415, 'unsupported-type', 'Only GIF, WebP and MP4 files can be trimmed.', { parameter });
}

async function trimPicture({ bytes, start, duration, parameter }: TrimRequest, type: 'gif' | 'webp'): Promise<Buffer> {
  const facts = await pictureFacts(bytes);
  if (facts === undefined) throw unreadable(parameter);
  requireFewPixels(facts, parameter);
  const range = framesBetween(facts.delays, start * 1000, duration * 1000);
  if (range === undefined) throw beyondEnd(facts.delays.reduce((sum, ms) => sum + ms, 0) / 1000);
  const { first, delays } = range;
  const cut = sharp(bytes, { page: first, pages: delays.length, limitInputPixels: false });
  const made = type === 'gif' ? cut.gif({ delay: [...delays], loop: 0 }) : cut.webp({ delay: [...delays], loop: 0 });
  return made.toBuffer().catch(() => {
    throw unreadable(parameter);
  });
}

async function trimVideo({ bytes, start, duration, parameter }: TrimRequest, ffmpeg: Ffmpeg): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-trim-'));
  const [from, to] = [join(folder, 'from.mp4'), join(folder, 'to.mp4')];
  try {
    await writeFile(from, bytes);
    const facts = await ffmpeg.probe(from);
    if (facts === undefined) throw unreadable(parameter);
    if (start >= facts.duration) throw beyondEnd(facts.duration);
    requireFewPixels({ ...facts, frames: 1 }, parameter);
    const cut = ['-ss', String(start), ...INPUT, '-i', from, '-t', String(duration)];
    const coded = [
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
      '-movflags',
      '+faststart',
    ];
    await ffmpeg.run([...cut, ...coded, to]).catch(() => {
      throw unreadable(parameter);
    });
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function unreadable(parameter: string): ApiError {
  return new ApiError(400, 'validation', `${parameter}: cannot be read; it is broken or of another kind`, {
    parameter,
  });
}

function beyondEnd(seconds: number): ApiError {
  return new ApiError(400, 'validation', `start: is beyond the end, at ${seconds} s`, { parameter: 'start' });
}
