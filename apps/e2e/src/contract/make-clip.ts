import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Returns two seconds of a test card with a tone, or undefined if ffmpeg is not installed. */
export async function makeClip(): Promise<Blob | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-clip-'));
  const file = join(folder, 'clip.mp4');
  const inputs = [
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=160x120:rate=10:duration=2',
    '-f',
    'lavfi',
    '-i',
    'sine=duration=2',
  ];
  try {
    await promisify(execFile)('ffmpeg', ['-loglevel', 'error', ...inputs, '-pix_fmt', 'yuv420p', file]);
    return new Blob([new Uint8Array(await readFile(file))], { type: 'video/mp4' });
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
