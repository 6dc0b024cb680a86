import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import { z } from 'zod';
import { withStorableText } from '../http/storable-text.ts';
import { messageOf, ServerError } from '../server-error.ts';
import type { Catalogue } from './catalogue.ts';
import { readLines } from './read-lines.ts';

/** Other fields are left out, because a foreign file can contain anything. */
const CHANNELS = z.array(
  z.object({
    slug: z.string().regex(/^[\w-]{1,64}$/),
    display_name: z.string().optional(),
    description: z.string(),
    avatar: z.string().optional(),
    is_public: z.boolean(),
    is_verified: z.boolean(),
    suppress_chrome: z.boolean(),
    parent: z.string().nullable(),
    tags: z.array(z.string()),
    // Of a channel that was exported.
    is_visible: z.boolean().optional(),
    is_private: z.boolean().optional(),
    content_type: z.enum(['gif', 'sticker', 'video']).optional(),
  }),
);

/** A part of a path below `media/`. It begins with no dot, so that it is not hidden or `..`. */
const FILE_NAME = /^[\w-][\w.-]*$/;

/**
 * Opens a catalogue of any size in a folder:
 *
 * - `items.ndjson`: the items in display order, one JSON object per line. They are streamed: only some thousand of them
 *   are in memory.
 * - `channels.json`: an array of the channels. Optional.
 * - `media/`: the files that items and channels name, in subfolders if you like.
 *
 * The size and the modification time of `items.ndjson` are its version: while they stay the same, `loadCatalogue` does
 * not read the items.
 *
 * Throws a `ServerError` if the folder has no items or its channels are invalid. While items are read, throws one that
 * names the first line that is not a JSON object.
 *
 * @example
 * const server = await startServer({ catalogue: await openCatalogue('/srv/gifs') });
 */
export async function openCatalogue(folder: string): Promise<Catalogue> {
  const itemsFile = join(folder, 'items.ndjson');
  const mediaFolder = resolve(folder, 'media');
  const fileUrl = (name: string) => {
    if (isMediaFileName(name)) return pathToFileURL(join(mediaFolder, ...name.split('/')));
    throw new ServerError(
      `${JSON.stringify(name)} is not the name of a file in ${mediaFolder}. Use letters, digits, ".", "_", "-" and "/".`,
    );
  };
  const version = await versionOf(itemsFile);
  return {
    items: {
      async *[Symbol.asyncIterator]() {
        let lines = 0;
        for await (const line of readLines(itemsFile)) {
          lines += 1;
          yield parseItem(line, `Line ${lines} of ${itemsFile}`);
        }
        if ((await versionOf(itemsFile)) === version) return;
        throw new ServerError(`${itemsFile} changed while it was read. Start again. Nothing was loaded.`);
      },
    },
    itemsFile,
    channels: await readChannels(join(folder, 'channels.json'), fileUrl),
    fileUrl,
    version,
  };
}

/** Whether a name can be that of a file in the folder `media/` of a catalogue, and cannot lead out of it. */
export function isMediaFileName(name: string): boolean {
  return name.split('/').every((part) => FILE_NAME.test(part));
}

async function versionOf(file: string): Promise<string> {
  try {
    const { size, mtimeNs } = await stat(file, { bigint: true });
    return `${size} bytes of ${mtimeNs}`;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new ServerError(
        `There is no ${file}. Set --catalogue to a folder with this file; in a checkout, the README of its package says how to create it.`,
        { cause },
      );
    }
    throw new ServerError(`${file} cannot be read: ${messageOf(cause)}. Set --catalogue to a folder with this file.`, {
      cause,
    });
  }
}

/** Parses a line. The fields of the item are checked when it is loaded. */
function parseItem(line: string, place: string): CatalogueItem {
  try {
    // Only escape sequences produce text that Postgres cannot store.
    const item: unknown = JSON.parse(line, line.includes('\\u') ? withStorableText : undefined);
    if (typeof item === 'object' && item !== null && !Array.isArray(item)) return item as CatalogueItem;
  } catch (cause) {
    throw invalidCatalogue(`${place} is not JSON: ${messageOf(cause)}`, cause);
  }
  throw invalidCatalogue(`${place} is not a JSON object`);
}

async function readChannels(file: string, fileUrl: Catalogue['fileUrl']): Promise<readonly CatalogueChannel[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new ServerError(`${file} cannot be read: ${messageOf(cause)}.`, { cause });
  }
  const channels = parseChannels(text, file);
  for (const { avatar } of channels) if (avatar !== undefined) fileUrl(avatar);
  return channels;
}

/** Parses the content of `channels.json`. Throws a `ServerError` that names `file` if it is invalid. */
export function parseChannels(text: string, file: string): readonly CatalogueChannel[] {
  let value: unknown;
  try {
    value = JSON.parse(text, withStorableText);
  } catch (cause) {
    throw invalidCatalogue(`${file} is not JSON: ${messageOf(cause)}`, cause);
  }
  const parsed = CHANNELS.safeParse(value);
  if (parsed.success) return parsed.data as readonly CatalogueChannel[];
  const [issue] = parsed.error.issues;
  throw invalidCatalogue(`${file} is invalid: ${issue?.path.join('.')}: ${issue?.message}`);
}

function invalidCatalogue(fault: string, cause?: unknown): ServerError {
  return new ServerError(`${fault}. Correct it and start again. Nothing was loaded.`, { cause });
}
