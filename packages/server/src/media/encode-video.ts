import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoFormat } from './media-format.ts';
import { type Ffmpeg, H264, input, STREAMS_ONLY } from './processing/ffmpeg.ts';
import type { Size } from './rendition-size.ts';

export interface VideoPlan extends Size {
  readonly format: VideoFormat;
  /** As in a `RenditionRule`. */
  readonly maxSeconds?: number | undefined;
  readonly maxBytes?: number | undefined;
  readonly loopSeconds?: number | undefined;
}

/** Identifies the settings below, so that files of other settings are not served. */
export const VIDEO_SETTINGS = 1;

/** Constant rate factors, from the best quality. The lower ones are for renditions with a size limit. */
const RATE_FACTORS: { readonly [format in VideoFormat]: readonly string[] } = {
  mp4: ['23', '32', '41'],
  webm: ['34', '45', '55'],
};

const VP9: readonly string[] = [
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '6', '-pix_fmt', 'yuv420p'],
];

/** Encodes a silent rendition of an MP4, by path or content. */
export async function encodeVideo(ffmpeg: Ffmpeg, source: string | Buffer, plan: VideoPlan): Promise<Buffer> {
  const { format, width, height, maxSeconds, loopSeconds, maxBytes = Number.POSITIVE_INFINITY } = plan;
  const seconds = loopSeconds ?? maxSeconds;
  const repeated = loopSeconds === undefined ? [] : ['-stream_loop', '-1'];
  const limited = seconds === undefined ? [] : ['-t', String(seconds)];
  const silent = ['-vf', `scale=${width}:${height}`, ...STREAMS_ONLY, '-an'];
  const codec = format === 'mp4' ? H264 : VP9;
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-video-'));
  try {
    const path = typeof source === 'string' ? source : join(folder, 'source.mp4');
    if (typeof source !== 'string') await writeFile(path, source);
    const target = join(folder, `video.${format}`);
    let smallest: Buffer | undefined;
    for (const factor of RATE_FACTORS[format]) {
      await ffmpeg.run([...repeated, ...input(path), ...limited, ...silent, ...codec, '-crf', factor, target]);
      const bytes = await readFile(target);
      if (smallest === undefined || bytes.length < smallest.length) smallest = bytes;
      if (smallest.length <= maxBytes) return smallest;
    }
    return smallest ?? Buffer.alloc(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
