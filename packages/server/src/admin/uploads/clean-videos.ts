import { randomUUID } from 'node:crypto';
import { access, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { ApiError } from '../../http/api-error.ts';
import { type Ffmpeg, input, STREAMS_ONLY } from '../../media/processing/ffmpeg.ts';

/** File names of older versions, whose videos still have the metadata of the upload. */
const OLD_NAMES: ReadonlySet<string> = new Set(['original.mp4', '360p.mp4']);

/** Returns a function that maps the path of a stored video to one without metadata. Older videos are converted once. */
export function createVideoCleaner(findFfmpeg: () => Promise<Ffmpeg | undefined>) {
  const underWay = new Map<string, Promise<void>>();

  async function copy(path: string, clean: string): Promise<void> {
    const ffmpeg = await findFfmpeg();
    if (ffmpeg === undefined) {
      const message = 'This video was stored with metadata, and cannot be cleaned because ffmpeg is not installed.';
      throw new ApiError(message, { status: 501, code: 'not-implemented' });
    }
    const unfinished = `${clean}.${randomUUID()}.tmp`;
    try {
      const mp4 = ['-write_tmcd', '0', '-movflags', '+faststart', '-f', 'mp4'];
      await ffmpeg.run([...input(path), ...STREAMS_ONLY, '-c', 'copy', ...mp4, unfinished]);
      await rename(unfinished, clean);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return async (path: string): Promise<string> => {
    if (!OLD_NAMES.has(basename(path))) return path;
    const clean = path.replace(/\.mp4$/, '-clean.mp4');
    const isThere = await access(clean).then(
      () => true,
      () => false,
    );
    if (isThere) return clean;
    const copying = underWay.get(clean) ?? copy(path, clean).finally(() => underWay.delete(clean));
    underWay.set(clean, copying);
    await copying;
    return clean;
  };
}
