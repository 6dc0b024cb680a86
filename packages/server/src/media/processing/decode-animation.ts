import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apngAnimation } from './apng-animation.ts';
import { type Ffmpeg, type InputFormat, input, type VideoFacts } from './ffmpeg.ts';
import { encodeFrames, type RawFrames, turnFrames } from './picture.ts';
import { pictureFacts } from './picture-facts.ts';
import { requirePixelLimit } from './pixel-limit.ts';
import { unreadableError } from './unreadable.ts';

export interface DecodeOptions {
  readonly bytes: Buffer;
  readonly type: 'apng' | 'animated-avif' | 'webm';
  readonly ffmpeg: Ffmpeg;
  /** Folder for intermediate files. */
  readonly folder: string;
  /** Request parameter with the file, for errors. */
  readonly parameter: string;
}

const CHANNELS = 4;
/** Browsers show frames without a duration for this long. */
const DEFAULT_DELAY_MS = 100;

/**
 * Converts an animation that sharp cannot read to a lossless WebP: sharp sees one frame of an APNG, and none of an
 * animated AVIF and a WebM.
 */
export async function decodeAnimation(options: DecodeOptions): Promise<Buffer> {
  const { bytes, type, ffmpeg, folder, parameter } = options;
  const format: InputFormat = type === 'animated-avif' ? 'mp4' : type;
  const source = join(folder, `upload.${type}`);
  const target = join(folder, 'frames.rgba');
  await writeFile(source, bytes);
  const facts = await ffmpeg.probe(source, format);
  if (facts === undefined || facts.width === 0 || facts.height === 0) throw unreadableError(parameter);
  const stated = await ffmpeg.delays(source, format);
  const declared = apngAnimation(bytes);
  const delays = stated.slice(0, declared?.frames).map((ms) => (ms > 0 ? ms : DEFAULT_DELAY_MS));
  requirePixelLimit({ ...facts, frames: delays.length }, parameter);
  const coded = [...['-fps_mode', 'passthrough'], ...['-frames:v', String(delays.length)]];
  try {
    const raw = ['-pix_fmt', 'rgba', '-f', 'rawvideo', target];
    const decoder = facts.alphaDecoder === undefined ? [] : ['-c:v', facts.alphaDecoder];
    await ffmpeg.run([...decoder, ...input(source, format), ...withAlpha(facts), ...coded, ...raw]);
  } catch (error) {
    throw unreadableError(parameter, error);
  }
  const pixels = await readFile(target);
  await rm(target);
  const frames = cutIntoFrames({ pixels, facts, delays, loop: declared?.loop ?? 0 });
  if (frames === undefined) throw unreadableError(parameter);
  // ffmpeg applies the matrix of an AVIF, but ignores the orientation of a PNG.
  const orientation = type === 'apng' ? ((await pictureFacts(bytes))?.orientation ?? 1) : 1;
  return encodeFrames(await turnFrames(frames, orientation));
}

/** An AVIF stores its alpha channel as a second, grayscale video. */
function withAlpha({ streams }: VideoFacts): readonly string[] {
  const hasAlpha = streams[1]?.startsWith('gray') ?? false;
  return hasAlpha ? ['-filter_complex', '[0:v:0][0:v:1]alphamerge'] : ['-map', '0:V:0'];
}

interface Decoded {
  readonly pixels: Buffer;
  readonly facts: VideoFacts;
  readonly delays: readonly number[];
  readonly loop: number;
}

/** The frames decoded by ffmpeg. Undefined if there are none. */
function cutIntoFrames({ pixels, facts, delays, loop }: Decoded): RawFrames | undefined {
  const isOnItsSide = facts.rotation % 180 !== 0;
  const [width, height] = isOnItsSide ? [facts.height, facts.width] : [facts.width, facts.height];
  const completeFrames = Math.min(delays.length, Math.floor(pixels.length / (width * height * CHANNELS)));
  if (completeFrames === 0) return undefined;
  return { pixels, width, height, channels: CHANNELS, delays: delays.slice(0, completeFrames), loop };
}
