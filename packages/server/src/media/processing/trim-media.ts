import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ApiError } from '../../http/api-error.ts';
import { AAC, type Ffmpeg, H264, input, noFfmpeg, STREAMS_ONLY } from './ffmpeg.ts';
import { framesBetween } from './frames-between.ts';
import { readPicture } from './picture.ts';
import { requireFrameLimit, requirePixelLimit } from './pixel-limit.ts';
import { CONTENT_TYPES, sniffType } from './sniff-type.ts';
import { unreadableError } from './unreadable.ts';
import { unsupportedError } from './unsupported.ts';

export interface TrimRequest {
  readonly bytes: Buffer;
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly duration: number;
  readonly findFfmpeg: () => Promise<Ffmpeg | undefined>;
  /** Request parameter with the file, for errors. */
  readonly parameter: string;
}

export interface TrimmedMedia {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Cuts a part out of a GIF, WebP or MP4. The part has the same type, and no metadata. */
export async function trimMedia(request: TrimRequest): Promise<TrimmedMedia> {
  const { bytes, parameter, findFfmpeg } = request;
  const sniffed = sniffType(bytes);
  const { type } = sniffed;
  if (type === 'gif' || type === 'webp') {
    requireFrameLimit(bytes, type, parameter);
    return { bytes: await trimPicture(request, type), type: CONTENT_TYPES[type] };
  }
  if (type === 'mp4') {
    const ffmpeg = await findFfmpeg();
    if (ffmpeg === undefined) throw noFfmpeg();
    return { bytes: await trimVideo(request, ffmpeg), type: CONTENT_TYPES.mp4 };
  }
  throw unsupportedError(sniffed, 'Only GIF, WebP and MP4 files can be trimmed.', parameter);
}

async function trimPicture({ bytes, start, duration, parameter }: TrimRequest, type: 'gif' | 'webp'): Promise<Buffer> {
  const picture = await readPicture(bytes, parameter);
  const { delays: all } = picture.facts;
  const range = framesBetween(all, start * 1000, duration * 1000);
  if (range === undefined) throw startAfterEnd(all.reduce((sum, ms) => sum + ms, 0) / 1000);
  const { first, delays } = range;
  const cut = sharp(picture.bytes, { page: first, pages: delays.length, limitInputPixels: false });
  const encoded = type === 'gif' ? cut.gif({ delay: [...delays], loop: 0 }) : cut.webp({ delay: [...delays], loop: 0 });
  return encoded.toBuffer().catch((error: unknown) => {
    throw unreadableError(parameter, error);
  });
}

async function trimVideo({ bytes, start, duration, parameter }: TrimRequest, ffmpeg: Ffmpeg): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-trim-'));
  const from = join(folder, 'from.mp4');
  const to = join(folder, 'to.mp4');
  try {
    await writeFile(from, bytes);
    const facts = await ffmpeg.probe(from);
    if (facts === undefined || facts.streams.length === 0 || facts.duration === 0) throw unreadableError(parameter);
    if (start >= facts.duration) throw startAfterEnd(facts.duration);
    requirePixelLimit({ ...facts, frames: 1 }, parameter);
    const cut = ['-ss', String(start), ...input(from), '-t', String(duration)];
    await ffmpeg.run([...cut, ...STREAMS_ONLY, ...H264, ...AAC, to]).catch((error: unknown) => {
      throw unreadableError(parameter, error);
    });
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function startAfterEnd(seconds: number): ApiError {
  return new ApiError(`start: is after the end, at ${seconds} s`, {
    status: 400,
    code: 'validation',
    parameter: 'start',
  });
}
