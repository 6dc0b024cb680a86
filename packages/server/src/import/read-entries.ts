import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { GuardedClient } from '../http/guarded-client.ts';
import { parseUrl } from '../http/parse-url.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { parseChannels } from '../storage/open-catalogue.ts';
import type { ImportEntry, ImportSource } from './import-source.ts';
import { type ItemTexts, parseTexts, textsOfPath } from './item-texts.ts';
import { parseLibraryItem } from './library-item.ts';
import { isList, LIST_NAMES, type ListFile, type ListRow, parseJson, readList } from './read-list.ts';
import { packRows } from './read-packs.ts';
import { openServer, type ServerSourceOptions } from './server-source.ts';
import { folderFiles, inAnyForm, type SourceFiles } from './source-files.ts';
import { tarFiles } from './tar-files.ts';
import { fileOfUrl, isWebUrl, loggableUrl, withUrls } from './url-files.ts';
import { zipFiles } from './zip-files.ts';

const CHANNELS_NAME = 'channels.json';
export const ALIASES_NAME = 'tag-aliases.csv';

/**
 * Opens what an operator imports: a folder, an archive, a list with URLs or the paths of files next to it, or another
 * Zoetrope server by its URL. A folder or archive with `items.csv`, `items.json` or `items.ndjson` has the files that this
 * list names, and one with packs of stickers those of the packs; otherwise it has all of its files, with texts from a JSON
 * file of the same name or from their paths. Items of a catalogue or an export, which have a `master`, are complete.
 * Throws a `ServerError` if it is none of these.
 */
export async function openSource(
  path: string,
  client: GuardedClient,
  options: ServerSourceOptions = {},
): Promise<ImportSource> {
  if (isWebUrl(path)) return openServer(path, options, client);
  const facts = await stat(path).catch((cause: unknown) => {
    throw new ServerError(`${path} cannot be read: ${messageOf(cause)}.`, { cause });
  });
  if (facts.isDirectory()) return openFolder(path, client);
  if (isList(path)) {
    const list = { name: basename(path), path };
    return toSource(withUrls(inAnyForm(folderFiles(dirname(path))), client), list);
  }
  const name = path.toLowerCase();
  if (name.endsWith('.zip')) return openArchive(inAnyForm(await zipFiles(path)), path);
  if (name.endsWith('.tar.gz') || name.endsWith('.tgz')) return openArchive(inAnyForm(await tarFiles(path)), path);
  throw new ServerError(`${path} is not a folder, a .zip, a .tar.gz, or a list (.csv, .json or .ndjson).`);
}

async function openFolder(folder: string, client: GuardedClient): Promise<ImportSource> {
  const files = withUrls(inAnyForm(folderFiles(folder)), client);
  for (const name of LIST_NAMES) {
    const path = join(folder, name);
    const isFile = await stat(path).then(
      (facts) => facts.isFile(),
      () => false,
    );
    if (isFile) return toSource(files, { name, path });
  }
  return toSource(files);
}

async function openArchive(files: SourceFiles, path: string): Promise<ImportSource> {
  for (const name of LIST_NAMES) {
    const content = await files.read(name).catch((cause: unknown) => {
      const message = `${name} of ${path} cannot be read: ${messageOf(cause)} Extract it and import the folder.`;
      throw new ServerError(message, { cause });
    });
    if (content !== undefined) return toSource(files, { name, content });
  }
  return toSource(files);
}

function toSource(files: SourceFiles, list?: ListFile): ImportSource {
  return {
    files,
    entries: () => (list === undefined ? fromFiles(files) : fromList(readList(list, 'file'))),
    async channels() {
      const content = await files.read(CHANNELS_NAME);
      return content === undefined ? [] : parseChannels(content.toString('utf8'), CHANNELS_NAME);
    },
    async *aliases() {
      const content = await files.read(ALIASES_NAME);
      if (content !== undefined) yield* readList({ name: ALIASES_NAME, content }, 'alias');
    },
  };
}

async function* fromList(rows: AsyncIterable<ListRow>): AsyncGenerator<ImportEntry> {
  for await (const { place, values, fault } of rows) {
    if (values === undefined) {
      yield { place, fault: fault ?? 'It cannot be read.' };
      continue;
    }
    if ('master' in values && !('file' in values)) {
      const item = parseLibraryItem(values);
      yield typeof item === 'string' ? { place, fault: item } : { place: `${place} (${item.id})`, item };
      continue;
    }
    const { file, ...row } = values;
    const texts = parseTexts(row);
    if (typeof file !== 'string' || file.trim() === '') yield { place, fault: 'file: must not be empty' };
    else if (typeof texts === 'string') yield { place, fault: texts };
    else if (isWebUrl(file)) yield fromUrl(file.trim(), place, texts);
    else yield { place: `${place} (${file})`, file, texts: { ...textsOfPath(basename(file)), ...texts } };
  }
}

function fromUrl(url: string, place: string, texts: ItemTexts): ImportEntry {
  if (parseUrl(url) === undefined) return { place, fault: 'file: is not a valid URL' };
  const source = loggableUrl(url);
  return { place: `${place} (${source})`, file: url, texts: { ...textsOfPath(fileOfUrl(url)), source, ...texts } };
}

/** The stickers of packs if there are any, otherwise all files. */
async function* fromFiles(files: SourceFiles): AsyncGenerator<ImportEntry> {
  let hasPacks = false;
  for await (const entry of fromList(packRows(files))) {
    hasPacks = true;
    yield entry;
  }
  if (!hasPacks) yield* fromPaths(files);
}

async function* fromPaths(files: SourceFiles): AsyncGenerator<ImportEntry> {
  for await (const { name, fault } of files.list()) {
    if (fault !== undefined) yield { place: name, fault };
    else if (extname(name).toLowerCase() !== '.json') yield await withSidecar(files, name);
  }
}

/** The texts of `cat.gif` are in `cat.gif.json` or `cat.json`, if there is one. */
async function withSidecar(files: SourceFiles, name: string): Promise<ImportEntry> {
  const stem = name.slice(0, name.length - extname(name).length);
  const texts = textsOfPath(name);
  try {
    const sidecar = (await files.read(`${name}.json`)) ?? (await files.read(`${stem}.json`));
    if (sidecar === undefined) return { place: name, file: name, texts };
    const values = parseJson(sidecar.toString('utf8'));
    if (typeof values !== 'object' || values === null) return { place: name, fault: 'Its JSON file is not an object.' };
    const own = parseTexts({ ...values });
    if (typeof own === 'string') return { place: name, fault: `Its JSON file is invalid: ${own}` };
    return { place: name, file: name, texts: { ...texts, ...own } };
  } catch (error) {
    return { place: name, fault: `Its JSON file cannot be read: ${messageOf(error)}` };
  }
}
