import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { AppEnv } from '../src/http/app-env.ts';
import { handleError, handleNotFound } from '../src/http/error-responses.ts';
import { requestId } from '../src/http/standard-headers.ts';
import { createTextPictures } from '../src/media/animate/text-pictures.ts';
import { type EncodeRendition, encodeRendition } from '../src/media/encode-rendition.ts';
import { createMediaCatalogue } from '../src/media/media-catalogue.ts';
import { mediaRoutes } from '../src/media/media-routes.ts';
import { createRenditionStore } from '../src/media/rendition-store.ts';
import { createWorkQueue } from '../src/media/work-queue.ts';
import type { Catalogue } from '../src/storage/catalogue.ts';
import { createFolderStorage } from '../src/storage/folder-storage.ts';

function pickMedia() {
  const [sticker, second] = catalogue.items.filter((item) => item.kind === 'sticker');
  const [gif] = catalogue.items.filter((item) => item.kind === 'gif' && item.mp4?.original !== undefined);
  const [channel] = catalogue.channels;
  if (!sticker || !second || !gif || !channel)
    throw new Error('The catalogue lacks a sticker, a GIF with an mp4 or a channel.');
  return { sticker, second, gif, channel };
}

/** Items of the catalogue that the tests request. */
export const picked = pickMedia();

/** The catalogue with the clip `a-clip`, in a folder with another, private file. */
export function setUpMedia() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zoetrope-media-'));
    await writeFile(join(folder, 'hello.mp4'), 'a clip');
    await writeFile(join(folder, 'hello.en.vtt'), 'WEBVTT');
    await writeFile(join(folder, 'secret.txt'), 'hidden words');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const clip = {
    ...picked.gif,
    id: 'a-clip',
    kind: 'video',
    video: {
      assets: { '360p': { file: 'hello.mp4', width: 640, height: 360 } },
      captions: { en: 'hello.en.vtt' },
      duration: 2,
    },
  } as const;
  const source: Catalogue = {
    items: [...catalogue.items, clip],
    channels: catalogue.channels,
    fileUrl: (name) => (name.startsWith('hello') ? pathToFileURL(join(folder, name)) : fileUrl(name)),
  };

  let services = 0;
  /** The media routes with an empty cache, and the encoded masters. */
  function service({ encode = encodeRendition as EncodeRendition, capacity = 128 } = {}) {
    const encodedMasters: unknown[] = [];
    const media = createMediaCatalogue(source);
    const renditions = createRenditionStore({
      storage: createFolderStorage(join(folder, `cache-${services++}`)),
      queue: createWorkQueue({ capacity }),
      encode: (master, plan) => {
        encodedMasters.push(master);
        return encode(master, plan);
      },
    });
    const texts = createTextPictures({ folder, textOf: async () => undefined, queue: createWorkQueue() });
    const app = new Hono<AppEnv>();
    app.use(requestId);
    app.onError(handleError(pino({ level: 'silent' })));
    app.notFound(handleNotFound(app));
    app.route('/media', mediaRoutes({ media, renditions, texts }));
    return { app, made: encodedMasters, media, renditions };
  }

  return { folder: () => folder, source, service };
}
