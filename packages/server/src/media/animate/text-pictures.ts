import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStorage } from '../../storage/folder-storage.ts';
import { encoderVersion } from '../encode-rendition.ts';
import { createRenditionStore, type Master, type RenderedFile, type RenditionStore } from '../rendition-store.ts';
import { createWorkQueue, type RunOptions, type WorkQueue } from '../work-queue.ts';
import { parseAnimatedId } from './animated-text.ts';
import { drawText } from './draw-text.ts';
import { createFontLoader } from './fonts/font-loader.ts';
import type { TextStyle } from './styles/text-style.ts';
import { PICTURE } from './svg.ts';

export interface TextPicturesOptions {
  /** A folder that belongs to this service; everything in it can be recreated. */
  readonly folder: string;
  /** The text of a hash. */
  readonly textOf: (hash: string) => Promise<string | undefined>;
  /** Runs the encoding of renditions. */
  readonly queue: WorkQueue;
  /** Runs the drawing of masters. Default: one at a time, 32 waiting. */
  readonly drawing?: WorkQueue | undefined;
  /** Default: `drawText`. */
  readonly draw?: ((text: string, style: TextStyle) => Promise<Buffer>) | undefined;
  /** Pictures to keep, with their renditions; the oldest are deleted. Default: 1,000, about 1 GB. */
  readonly max?: number | undefined;
  /** Called after each encoding of a rendition, for metrics. Default: nothing. */
  readonly onRendered?: ((file: RenderedFile) => void) | undefined;
}

export interface MasterOptions extends RunOptions {
  /** Called if the picture must be drawn; throws to reject. */
  readonly beforeDrawing?: (() => Promise<void>) | undefined;
}

export interface TextPictures {
  /** The animated WebP of an id, drawn if missing. Undefined for ids of other items. */
  master(id: string, options?: MasterOptions): Promise<Master | undefined>;
  readonly renditions: RenditionStore;
}

/** Version of the styles. Increment it when they change, so that older files are not served. */
const DRAWING = 1;
const PICTURES_PER_EVICTION = 20;

/** Pictures of texts, drawn on demand and kept in a folder. */
export function createTextPictures({
  folder,
  textOf,
  queue,
  drawing = createWorkQueue({ concurrency: 1, capacity: 32 }),
  draw = createDraw(),
  max = 1000,
  onRendered,
}: TextPicturesOptions): TextPictures {
  const version = `${encoderVersion()}-${DRAWING}`;
  const storage = createFolderStorage(folder);
  let drawn = 0;

  async function make(name: string, text: string, style: TextStyle): Promise<void> {
    if (await storage.file(name).isComplete()) return;
    await storage.write(name, await draw(text, style));
    drawn += 1;
    if (drawn % Math.min(max, PICTURES_PER_EVICTION) === 0) await keepNewest(folder, max);
  }

  return {
    renditions: createRenditionStore({ storage, queue, version, onRendered }),
    async master(id, options) {
      const parsed = parseAnimatedId(id);
      if (parsed === undefined) return undefined;
      const name = `${id}/${version}/master.webp`;
      const file = storage.file(name);
      if (!(await file.isComplete())) {
        const text = await textOf(parsed.hash);
        if (text === undefined) return undefined;
        await options?.beforeDrawing?.();
        await drawing.run(name, () => make(name, text, parsed.style), options);
      }
      return { file, contentId: id, ...PICTURE, frames: parsed.style.frameCount };
    },
  };
}

function createDraw() {
  const fonts = createFontLoader();
  return (text: string, style: TextStyle) => drawText(text, style, fonts);
}

async function keepNewest(folder: string, max: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= max) return;
  const files = await Promise.all(names.map(async (name) => ({ name, at: await changedAt(join(folder, name)) })));
  const old = files.sort((a, b) => b.at - a.at).slice(max);
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true });
}

/** 0 for folders that another process has deleted. */
function changedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
