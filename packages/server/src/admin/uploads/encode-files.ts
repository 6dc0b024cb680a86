import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ApiError } from '../../http/api-error.ts';
import { isStorageFull } from '../../http/storage-full.ts';
import { cutMetadata } from '../../media/processing/cut-metadata.ts';
import { type DecodeOptions, decodeAnimation } from '../../media/processing/decode-animation.ts';
import { AAC, type Ffmpeg, H264, input, STREAMS_ONLY } from '../../media/processing/ffmpeg.ts';
import { encodeFrames, type Picture, readPicture } from '../../media/processing/picture.ts';
import { isWithinPixelLimit, requireFrameLimit, requireVideoFrames } from '../../media/processing/pixel-limit.ts';
import { unreadableError } from '../../media/processing/unreadable.ts';
import { unsupportedError } from '../../media/processing/unsupported.ts';
import { MAX_FRAME_PIXELS, MAX_SECONDS } from './upload-limits.ts';
import type { ProgressReporter } from './upload-progress.ts';
import { ACCEPTED, type UploadSource } from './upload-source.ts';

export interface EncodedFiles {
  /** File name inside the folder. */
  readonly master: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly duration_ms: number;
  /** File name inside the folder. */
  readonly mp4?: string | undefined;
  readonly clip?: { readonly file: string; readonly width: number; readonly height: number } | undefined;
}

export type UploadKind = 'gif' | 'sticker' | 'video';

export interface EncodeFilesOptions {
  readonly bytes: Buffer;
  readonly source: UploadSource;
  /** Decides whether a WebM becomes a clip. Default: it does if it has sound or many frames. */
  readonly type?: UploadKind | undefined;
  /** An empty folder for the files. */
  readonly folder: string;
  readonly progress: ProgressReporter;
  /**
   * Whether a GIF or WebP that needs no conversion becomes the master itself, without its metadata: that takes a tenth
   * of the time. Its renditions are larger or smaller as they happen to be. Default: false.
   */
  readonly keepsSource?: boolean | undefined;
}

const NAMES = { mp4: 'MP4', webm: 'WebM' } as const;

const MASTER = 'master.webp';
/** Name of the master as a rendition. */
const MASTER_NAME = 'original';
/** Renditions and the files that contain them. */
const MP4 = 'original.mp4';
const MP4_FILE = 'silent.mp4';
const CLIP = '360p.mp4';
const CLIP_FILE = 'clip.mp4';

/** Longest side of a master; larger uploads are scaled down. */
const MAX_SIDE = 1280;
/** The silent animation of a clip that tiles show. All of its frames are in memory. */
const PREVIEW = { maxWidth: 480, maxHeight: 960, framesPerSecond: 12, seconds: 6 };
const EVEN = "scale='trunc(min(iw,1280)/2)*2':-2";

/**
 * Encodes the files to serve from an upload: an animated WebP, and videos if ffmpeg is installed. Only pixels and sound
 * are encoded, so no metadata of the upload (camera, place, author) remains.
 */
export async function encodeFiles(options: EncodeFilesOptions): Promise<EncodedFiles> {
  const { bytes, source } = options;
  switch (source.type) {
    case 'mp4':
      return fromVideo(options, 'mp4', source.ffmpeg);
    case 'webm': {
      const { ffmpeg, type } = source;
      if (await isClip(options, ffmpeg)) return fromVideo(options, type, ffmpeg);
      return fromAnimation(options, { type, ffmpeg });
    }
    case 'apng':
    case 'animated-avif':
      return fromAnimation(options, source);
    default:
      return fromPicture(options, await readPicture(bytes, 'file'));
  }
}

/** Whether a WebM has sound or is too long for an animation. */
async function isClip({ bytes, folder, type }: EncodeFilesOptions, ffmpeg: Ffmpeg): Promise<boolean> {
  if (type !== undefined) return type === 'video';
  const path = join(folder, 'upload.webm');
  await writeFile(path, bytes);
  const facts = await ffmpeg.probe(path, 'webm');
  if (facts === undefined) throw unreadableError('file');
  return facts.hasSound || !isWithinPixelLimit({ ...facts, frames: (await ffmpeg.delays(path, 'webm')).length });
}

async function fromAnimation(
  options: EncodeFilesOptions,
  source: Pick<DecodeOptions, 'type' | 'ffmpeg'>,
): Promise<EncodedFiles> {
  const { bytes, folder } = options;
  const decoded = await decodeAnimation({ ...source, bytes, folder, parameter: 'file' });
  return fromPicture(options, await readPicture(decoded, 'file'));
}

async function fromPicture(
  { bytes, source, folder, progress, keepsSource = false }: EncodeFilesOptions,
  picture: Picture,
): Promise<EncodedFiles> {
  const { type, ffmpeg } = source;
  if (keepsSource && (type === 'gif' || type === 'webp')) {
    const kept = await keepSource(picture, type, folder);
    if (kept !== undefined) return kept;
  }
  // Only animated GIFs also become videos. Decoded frames can have transparency that only marks unchanged pixels; the
  // first frame shows whether the GIF is transparent, which videos do not support.
  const makesVideo = ffmpeg !== undefined && type === 'gif' && picture.facts.frames > 1 && (await isOpaque(picture));
  progress.plan(makesVideo ? [MASTER_NAME, MP4] : [MASTER_NAME]);
  await progress.start(MASTER_NAME);
  const facts = await encodeMaster(picture.bytes, folder);
  if (!makesVideo) return facts;
  await progress.start(MP4);
  const gif = join(folder, 'upload.gif');
  await writeFile(gif, bytes);
  try {
    await ffmpeg.run([...input(gif, 'gif'), '-vf', EVEN, '-an', ...STREAMS_ONLY, ...H264, join(folder, MP4_FILE)]);
  } catch (error) {
    if (isStorageFull(error)) throw error;
    return facts;
  }
  return { ...facts, mp4: MP4_FILE };
}

/** Stores a picture as the master if it is upright, in sRGB and small enough. Otherwise it must be encoded. */
async function keepSource(
  { bytes, facts }: Picture,
  type: 'gif' | 'webp',
  folder: string,
): Promise<EncodedFiles | undefined> {
  const { width, height, frames, delays, orientation } = facts;
  const isSmall = width <= MAX_SIDE && height <= MAX_SIDE;
  const content = orientation === 1 && isSmall ? cutMetadata(bytes, type) : undefined;
  if (content === undefined) return undefined;
  // The last frame can only be decoded if all frames can.
  await sharp(content, { page: frames - 1, limitInputPixels: false })
    .stats()
    .catch(throwUnreadable);
  const master = `master.${type}`;
  await writeFile(join(folder, master), content);
  return { master, width, height, frames, duration_ms: frames === 1 ? 0 : delays.reduce((sum, ms) => sum + ms, 0) };
}

async function isOpaque({ bytes }: Picture): Promise<boolean> {
  const stats = await sharp(bytes, { page: 0, limitInputPixels: false }).stats().catch(throwUnreadable);
  return stats.isOpaque;
}

async function fromVideo(
  { bytes, folder, progress }: EncodeFilesOptions,
  type: 'mp4' | 'webm',
  ffmpeg: Ffmpeg,
): Promise<EncodedFiles> {
  const source = join(folder, `upload.${type}`);
  await writeFile(source, bytes);
  const video = await ffmpeg.probe(source, type);
  if (video === undefined) throw unreadableError('file');
  if (video.streams.length === 0) throw unsupportedError({ name: `${NAMES[type]} without video` }, ACCEPTED, 'file');
  if (video.width === 0 || video.height === 0 || video.duration === 0) throw unreadableError('file');
  if (video.duration > MAX_SECONDS) {
    throw new ApiError(`file: is longer than ${MAX_SECONDS} seconds`, {
      status: 400,
      code: 'validation',
      parameter: 'file',
    });
  }
  requireFrameLimit(bytes, type, 'file');
  if (type === 'webm') requireVideoFrames((await ffmpeg.delays(source, type)).length, 'file');
  if (video.width * video.height > MAX_FRAME_PIXELS) {
    throw new ApiError(`The file has too many pixels: ${video.width} × ${video.height}.`, {
      status: 400,
      code: 'validation',
      parameter: 'file',
    });
  }
  progress.plan([CLIP, 'preview', MASTER_NAME]);
  const streams = [...input(source, type), '-t', String(MAX_SECONDS), ...STREAMS_ONLY];
  await progress.start(CLIP);
  const scale = "scale='min(iw,640)':-2";
  await ffmpeg.run([...streams, '-vf', scale, ...H264, ...AAC, join(folder, CLIP_FILE)]).catch(throwUnreadable);
  const clip = await ffmpeg.probe(join(folder, CLIP_FILE));
  if (clip === undefined) throw unreadableError('file');
  await progress.start('preview');
  const preview = previewSize(clip);
  const framesFile = join(folder, 'preview.rgb');
  // Rounded up, so that a clip of one frame has one.
  const scaled = `fps=${PREVIEW.framesPerSecond}:round=up,scale=${preview.width}:${preview.height}`;
  const raw = ['-vf', scaled, '-an', '-pix_fmt', 'rgb24', '-f', 'rawvideo', framesFile];
  await ffmpeg.run([...streams, '-t', String(PREVIEW.seconds), ...raw]).catch(throwUnreadable);
  const frames = await encodePreview(await readFile(framesFile), preview).catch(throwUnreadable);
  await progress.start(MASTER_NAME);
  return {
    ...(await encodeMaster(frames, folder)),
    duration_ms: Math.round(video.duration * 1000),
    clip: { file: CLIP_FILE, width: clip.width, height: clip.height },
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function previewSize({ width, height }: Size): Size {
  const scale = Math.min(1, PREVIEW.maxWidth / width, PREVIEW.maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Encodes raw frames without loss: a GIF would have few of their colors. */
async function encodePreview(pixels: Buffer, { width, height }: Size): Promise<Buffer> {
  const channels = 3;
  const frames = Math.floor(pixels.length / (width * height * channels));
  const delays = Array.from({ length: frames }, () => Math.round(1000 / PREVIEW.framesPerSecond));
  return encodeFrames({ pixels, width, height, channels, delays, loop: 0 });
}

/** Encodes the animated WebP from which all renditions are made: sRGB, upright, without metadata. */
async function encodeMaster(source: Buffer | string, folder: string) {
  const path = join(folder, MASTER);
  const bytes = await sharp(source, { animated: true, limitInputPixels: false })
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
    .catch(throwUnreadable);
  await writeFile(path, bytes);
  const facts = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
  const { width, height, pages: frames = 1, pageHeight = height, delay = [] } = facts;
  return { master: MASTER, width, height: pageHeight, frames, duration_ms: delay.reduce((sum, ms) => sum + ms, 0) };
}

/** A file that cannot be encoded means that the upload is unreadable, unless the disk is full. */
function throwUnreadable(cause: unknown): never {
  throw unreadableError('file', cause);
}
