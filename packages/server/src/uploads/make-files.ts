import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ApiError } from '../http/api-error.ts';
import { type Ffmpeg, INPUT } from '../media-service/ffmpeg.ts';
import { pictureFacts } from '../media-service/picture-facts.ts';
import { requireFewPixels } from '../media-service/pixel-limit.ts';
import type { SniffedType } from '../media-service/sniff-type.ts';
import { unreadable } from '../media-service/trim-media.ts';
import { MOST_FRAME_PIXELS, MOST_SECONDS } from './upload-limits.ts';
import type { Making } from './upload-progress.ts';

export interface MadeFiles {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly duration_ms: number;
  readonly hasAlpha: boolean;
  /** Names inside the folder. */
  readonly mp4?: string | undefined;
  readonly clip?: { readonly file: string; readonly width: number; readonly height: number } | undefined;
}

export interface MakeOptions {
  readonly bytes: Buffer;
  readonly type: SniffedType;
  /** Where the files go; empty. */
  readonly folder: string;
  /** Where there is one. */
  readonly ffmpeg: Ffmpeg | undefined;
  readonly making: Making;
}

export const MASTER = 'master.webp';
/** The master as a rendition. */
const MASTER_NAME = 'original';
const MP4 = 'original.mp4';
const CLIP = '360p.mp4';

/** The largest side of a master: what is larger is made smaller. */
const MOST_SIDE = 1280;
const EVEN = "scale='trunc(min(iw,1280)/2)*2':-2";
const H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];

/** Makes what the service serves of an uploaded file: an animated WebP, and videos where ffmpeg is there. */
export function makeFiles(options: MakeOptions): Promise<MadeFiles> {
  return options.type === 'mp4' ? fromVideo(options) : fromPicture(options);
}

async function fromPicture({ bytes, type, folder, ffmpeg, making }: MakeOptions): Promise<MadeFiles> {
  const given = await pictureFacts(bytes);
  if (given === undefined) throw unreadable('file');
  requireFewPixels(given, 'file');
  // A GIF may be read with transparency that only says what stayed the same since the frame before; its first tells.
  const { isOpaque } = await sharp(bytes, { page: 0 })
    .stats()
    .catch(() => {
      throw unreadable('file');
    });
  // A still has no motion to encode, and a video has no transparency.
  const moves = given.frames > 1 && type === 'gif' && isOpaque;
  making.plan(ffmpeg !== undefined && moves ? [MASTER_NAME, MP4] : [MASTER_NAME]);
  await making.begin(MASTER_NAME);
  const facts = { ...(await master(bytes, folder)), hasAlpha: !isOpaque };
  if (ffmpeg === undefined || !moves) return facts;
  await making.begin(MP4);
  const gif = join(folder, 'upload.gif');
  await writeFile(gif, bytes);
  const isMade = await ffmpeg
    .run(['-protocol_whitelist', 'file', '-f', 'gif', '-i', gif, '-vf', EVEN, '-an', ...H264, join(folder, MP4)])
    .then(
      () => true,
      () => false,
    );
  return isMade ? { ...facts, mp4: MP4 } : facts;
}

async function fromVideo({ bytes, folder, ffmpeg, making }: MakeOptions): Promise<MadeFiles> {
  if (ffmpeg === undefined) {
    throw new ApiError(501, 'not-implemented', 'Clips cannot be taken here: ffmpeg is not installed.', {
      parameter: 'file',
    });
  }
  const given = join(folder, 'upload.mp4');
  await writeFile(given, bytes);
  const video = await ffmpeg.probe(given);
  if (video === undefined) throw unreadable('file');
  if (video.duration > MOST_SECONDS) {
    throw new ApiError(400, 'validation', `file: is longer than ${MOST_SECONDS} seconds`, { parameter: 'file' });
  }
  if (video.width * video.height > MOST_FRAME_PIXELS) {
    throw new ApiError(400, 'validation', `The file has too many pixels: ${video.width} × ${video.height}.`, {
      parameter: 'file',
    });
  }
  making.plan([CLIP, 'preview', MASTER_NAME]);
  try {
    await making.begin(CLIP);
    const input = [...INPUT, '-i', given, '-t', String(MOST_SECONDS)];
    const small = "scale='min(iw,640)':-2";
    await ffmpeg.run([...input, '-vf', small, ...H264, '-c:a', 'aac', '-b:a', '96k', join(folder, CLIP)]);
    await making.begin('preview');
    // Tiles show the first seconds, silent and small.
    const preview = ['-t', '6', '-vf', "fps=12,scale='min(iw,480)':-2", '-an', '-loop', '0'];
    await ffmpeg.run([...input, ...preview, join(folder, 'preview.gif')]);
  } catch {
    throw unreadable('file');
  }
  const clip = await ffmpeg.probe(join(folder, CLIP));
  if (clip === undefined) throw unreadable('file');
  await making.begin(MASTER_NAME);
  const made = await master(join(folder, 'preview.gif'), folder);
  return {
    ...made,
    duration_ms: Math.round(video.duration * 1000),
    hasAlpha: false,
    clip: { file: CLIP, width: clip.width, height: clip.height },
  };
}

/** The animated WebP that every rendition is made from. Without what the file says of camera, place and author. */
async function master(source: Buffer | string, folder: string) {
  const path = join(folder, MASTER);
  await sharp(source, { animated: true, limitInputPixels: false })
    .resize(MOST_SIDE, MOST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toFile(path)
    .catch(() => {
      throw unreadable('file');
    });
  const facts = await sharp(path, { animated: true, limitInputPixels: false }).metadata();
  const { width, height, pages: frames = 1, pageHeight = height, delay = [] } = facts;
  return { width, height: pageHeight, frames, duration_ms: delay.reduce((sum, ms) => sum + ms, 0) };
}
