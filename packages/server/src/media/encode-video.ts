import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoFormat } from './media-format.ts';
import { writeFrames } from './picture-frames.ts';
import { type Ffmpeg, H264, input, STREAMS_ONLY } from './processing/ffmpeg.ts';
import type { Size } from './rendition-size.ts';

export interface VideoPlan extends Size {
  readonly format: VideoFormat;
  /** As in a `RenditionRule`. */
  readonly maxSeconds?: number | undefined;
  readonly maxBytes?: number | undefined;
  readonly loopSeconds?: number | undefined;
  /** Frames per second. Default: those of the source. */
  readonly frameRate?: number | undefined;
  /** Bits per second of a WebM that its quality is reduced to. Default: unlimited. */
  readonly maxBitRate?: number | undefined;
}

/** Identifies the settings below, so that files of other settings are not served. */
export const VIDEO_SETTINGS = 1;

/** Constant rate factors, from the best quality. The lower ones are for renditions with a size limit. */
const RATE_FACTORS: { readonly [format in VideoFormat]: readonly string[] } = {
  mp4: ['23', '32', '41'],
  webm: ['34', '45', '55'],
};

const VP9: readonly string[] = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '6'];

export interface VideoSource {
  /** By path or content. */
  readonly file: string | Buffer;
  /** An animated picture has all frames that it shows, and may be transparent, which only WebM supports. */
  readonly type: 'mp4' | 'picture';
}

/** Encodes a silent rendition. */
export async function encodeVideo(ffmpeg: Ffmpeg, source: VideoSource, plan: VideoPlan): Promise<Buffer> {
  const { format, width, height, maxSeconds, loopSeconds, frameRate, maxBytes = Number.POSITIVE_INFINITY } = plan;
  const seconds = loopSeconds ?? maxSeconds;
  const repeated = loopSeconds === undefined ? [] : ['-stream_loop', '-1'];
  const limited = seconds === undefined ? [] : ['-t', String(seconds)];
  const constant = frameRate === undefined ? '' : `fps=${frameRate},`;
  const silent = ['-vf', `${constant}scale=${width}:${height}`, ...STREAMS_ONLY, '-an'];
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-video-'));
  try {
    const { args, hasAlpha } = await openSource(source, plan, folder);
    const bitRate = ['-b:v', String(plan.maxBitRate ?? 0)];
    const codec = format === 'mp4' ? H264 : [...VP9, ...bitRate, ...(hasAlpha ? TRANSPARENT : OPAQUE)];
    const target = join(folder, `video.${format}`);
    let smallest: Buffer | undefined;
    for (const factor of RATE_FACTORS[format]) {
      await ffmpeg.run([...repeated, ...args, ...limited, ...silent, ...codec, '-crf', factor, target]);
      const bytes = await readFile(target);
      if (smallest === undefined || bytes.length < smallest.length) smallest = bytes;
      if (smallest.length <= maxBytes) return smallest;
    }
    return smallest ?? Buffer.alloc(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const OPAQUE: readonly string[] = ['-pix_fmt', 'yuv420p'];
/** The encoder refuses transparency together with alternate reference frames, which are its default. */
const TRANSPARENT: readonly string[] = ['-pix_fmt', 'yuva420p', '-auto-alt-ref', '0'];

interface OpenedSource {
  /** The input arguments of ffmpeg. */
  readonly args: readonly string[];
  readonly hasAlpha: boolean;
}

async function openSource({ file, type }: VideoSource, size: Size, folder: string): Promise<OpenedSource> {
  if (type === 'picture') {
    const { path, hasAlpha } = await writeFrames(file, size, folder);
    return { args: input(path, 'concat'), hasAlpha };
  }
  const path = typeof file === 'string' ? file : join(folder, 'source.mp4');
  if (typeof file !== 'string') await writeFile(path, file);
  return { args: input(path), hasAlpha: false };
}
