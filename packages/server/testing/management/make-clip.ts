import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);

export interface ClipShape {
  /** Default: 1. */
  readonly seconds?: number | undefined;
  /** Frames per second. Default: 5. */
  readonly rate?: number | undefined;
  /** Default: true. */
  readonly video?: boolean | undefined;
  /** A cover picture, as in audio files. Default: false. */
  readonly cover?: boolean | undefined;
  /** Rotation in degrees. Default: 0. */
  readonly rotation?: number | undefined;
  /** Arguments for ffmpeg that write metadata. */
  readonly metadata?: readonly string[] | undefined;
  /** An ffmetadata file, optionally with chapters. */
  readonly chapters?: string | undefined;
  /** Subtitles in SubRip format. */
  readonly subtitles?: string | undefined;
}

/** A test card with a tone, as an MP4. */
export async function makeClip(shape: ClipShape = {}): Promise<Buffer> {
  const {
    seconds = 1,
    rate = 5,
    video = true,
    cover = false,
    rotation = 0,
    metadata = [],
    chapters,
    subtitles,
  } = shape;
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-clip-'));
  const path = (name: string) => join(folder, name);
  const ffmpeg = (...args: readonly string[]) => run('ffmpeg', ['-loglevel', 'error', '-y', ...args]);
  try {
    const inputs = ['-f', 'lavfi', '-i', `sine=duration=${seconds}`];
    const streams = ['-map', '0:a'];
    let count = 1;
    const add = (type: string, args: readonly string[]) => {
      inputs.push(...args);
      streams.push('-map', `${count}:${type}`);
      count += 1;
    };
    if (video) add('v', ['-f', 'lavfi', '-i', `testsrc=size=64x48:rate=${rate}:duration=${seconds}`]);
    if (subtitles !== undefined) {
      await writeFile(path('words.srt'), subtitles);
      add('s', ['-i', path('words.srt')]);
      streams.push('-c:s', 'mov_text');
    }
    if (cover) {
      await writeFile(path('cover.png'), await coverPicture());
      add('v', ['-i', path('cover.png')]);
      const index = video ? 1 : 0;
      streams.push(`-c:v:${index}`, 'png', `-disposition:v:${index}`, 'attached_pic');
    }
    if (chapters !== undefined) {
      await writeFile(path('chapters.txt'), chapters);
      inputs.push('-f', 'ffmetadata', '-i', path('chapters.txt'));
      streams.push('-map_metadata', String(count), '-map_chapters', String(count));
    }
    if (video) streams.push('-c:v:0', 'libx264', '-preset', 'ultrafast', '-pix_fmt:v:0', 'yuv420p');
    await ffmpeg(...inputs, ...streams, ...metadata, path('made.mp4'));
    if (rotation === 0) return await readFile(path('made.mp4'));
    await ffmpeg('-i', path('made.mp4'), '-c', 'copy', '-metadata:s:v', `rotate=${rotation}`, path('turned.mp4'));
    return await readFile(path('turned.mp4'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function coverPicture(): Promise<Buffer> {
  return sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
}
