import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join, posix } from 'node:path';
import type { GuardedClient } from '../http/guarded-client.ts';
import { parseUrl } from '../http/parse-url.ts';
import { sniffType } from '../media/processing/sniff-type.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { parseChannels } from '../storage/open-catalogue.ts';
import type { ImportEntry, ImportSource } from './import-source.ts';
import { type ItemTexts, parseTexts, textsOfPath } from './item-texts.ts';
import { parseLibraryItem } from './library-item.ts';
import { isList, LIST_NAMES, type ListFile, type ListRow, parseJson, readList } from './read-list.ts';
import { findPacks } from './read-packs.ts';
import { openServer, type ServerSourceOptions } from './server-source.ts';
import { commonFolder, folderFiles, inAnyForm, inFolder, isCompanion, type SourceFiles } from './source-files.ts';
import { tarFiles } from './tar-files.ts';
import { fileOfUrl, isWebUrl, loggableUrl, withUrls } from './url-files.ts';
import { zipFiles } from './zip-files.ts';

const CHANNELS_NAME = 'channels.json';
export const ALIASES_NAME = 'tag-aliases.csv';

/**
 * Opens what an operator imports: a folder, an archive, a list with URLs or the paths of files next to it, or another
 * Zoetrope server by its URL. A folder or archive with `items.csv`, `items.json` or `items.ndjson` has the files that this
 * list names. Otherwise it has the stickers of its packs and all files outside of packs, with texts from a JSON file of the
 * same name or from their paths. Items of a catalogue or an export, which have a `master`, are complete.
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
  if (name.endsWith('.zip')) return openArchive(await zipFiles(path), path);
  if (name.endsWith('.tar.gz') || name.endsWith('.tgz')) return openArchive(await tarFiles(path), path);
  throw new ServerError(`${path} is not a folder, a .zip, a .tar.gz, or a list (.csv, .json or .ndjson).`);
}

/** The list can be in the only folder of a folder or an archive: that which was zipped. */
async function openFolder(folder: string, client: GuardedClient): Promise<ImportSource> {
  const list = await findList(folder);
  const root = list === undefined ? join(folder, await commonFolder(folderFiles(folder))) : folder;
  const found = list ?? (await findList(root));
  const files = folderFiles(found === undefined ? folder : root);
  return toSource(withUrls(inAnyForm(files), client), found);
}

async function findList(folder: string): Promise<ListFile | undefined> {
  for (const name of LIST_NAMES) {
    const path = join(folder, name);
    const isFile = await stat(path).then(
      (facts) => facts.isFile(),
      () => false,
    );
    if (isFile) return { name, path };
  }
  return undefined;
}

async function openArchive(archive: SourceFiles, path: string): Promise<ImportSource> {
  const list = await readListIn(archive, path);
  const root = list === undefined ? inFolder(archive, await commonFolder(archive)) : archive;
  const found = list ?? (await readListIn(root, path));
  return toSource(inAnyForm(found === undefined ? archive : root), found);
}

/** The list directly in the files of an archive. */
async function readListIn(files: SourceFiles, path: string): Promise<ListFile | undefined> {
  for (const name of LIST_NAMES) {
    const content = await files.read(name).catch((cause: unknown) => {
      const message = `${name} of ${path} cannot be read: ${messageOf(cause)} Extract it and import the folder.`;
      throw new ServerError(message, { cause });
    });
    if (content !== undefined) return { name, content };
  }
  return undefined;
}

function toSource(files: SourceFiles, list?: ListFile): ImportSource {
  return {
    isServer: false,
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
  for await (const row of rows) yield fromRow(row);
}

function fromRow({ place, values, fault }: ListRow): ImportEntry {
  if (values === undefined) return { place, fault: fault ?? 'It cannot be read.' };
  if ('master' in values && !('file' in values)) {
    const item = parseLibraryItem(values);
    return typeof item === 'string' ? { place, fault: item } : { place: `${place} (${item.id})`, item };
  }
  const { file, ...row } = values;
  const texts = parseTexts(row);
  if (file === undefined || file === null) return { place, fault: 'file: must not be empty' };
  if (typeof file !== 'string') return { place, fault: 'file: must be a text' };
  if (file.trim() === '') return { place, fault: 'file: must not be empty' };
  if (typeof texts === 'string') return { place, fault: texts };
  if (isWebUrl(file)) return fromUrl(file.trim(), place, texts);
  if (isOtherUrl(file)) return { place: `${place} (${file})`, fault: OTHER_URL };
  return { place: `${place} (${file})`, file, texts: { ...textsOfPath(basename(file)), ...texts } };
}

const OTHER_URL = 'file: Only https:// and http:// URLs, and paths inside the source, can be imported.';

/** Whether a path is a URL such as `file:///etc/passwd`. */
function isOtherUrl(file: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:\/\/|data:)/i.test(file);
}

function fromUrl(url: string, place: string, texts: ItemTexts): ImportEntry {
  if (parseUrl(url) === undefined) return { place, fault: 'file: is not a valid URL' };
  const source = loggableUrl(url);
  return { place: `${place} (${source})`, file: url, texts: { ...textsOfPath(fileOfUrl(url)), source, ...texts } };
}

/** The stickers of packs, and the files outside of the folders of packs. */
async function* fromFiles(files: SourceFiles): AsyncGenerator<ImportEntry> {
  const folders = new Set<string>();
  const stickers = new Set<string>();
  for await (const { folder, rows } of findPacks(files)) {
    folders.add(folder);
    for await (const row of rows) {
      const entry = fromRow(row);
      if ('file' in entry) stickers.add(nameOf(entry.file));
      yield 'file' in entry ? { ...entry, isOfPack: true } : entry;
    }
  }
  for await (const { name, fault } of files.list()) {
    if (stickers.has(nameOf(name))) continue;
    const isText = extname(name).toLowerCase() === '.json';
    if (isInside(name, folders)) {
      if (!isText) yield { place: name, leftOut: 'The list of its pack does not name it.' };
    } else if (fault !== undefined) yield { place: name, fault };
    else if (isCompanion(name)) yield { place: name, leftOut: 'It describes its folder.' };
    else if (!isText) yield await withSidecar(files, name);
    else if (await isPicture(files, name)) yield { place: name, fault: 'It is a picture or a clip. Rename it.' };
  }
}

/** Whether a file that is named like texts has something else. */
async function isPicture(files: SourceFiles, name: string): Promise<boolean> {
  const content = await files.read(name).catch(() => undefined);
  return content !== undefined && sniffType(content).type !== 'other';
}

/** A name in the one form that all of its spellings have. */
function nameOf(file: string): string {
  return posix.normalize(file).normalize('NFC');
}

/** Whether a file is in one of the folders, or in a folder below. `.` has all files. */
function isInside(name: string, folders: ReadonlySet<string>): boolean {
  if (folders.size === 0) return false;
  for (let folder = posix.dirname(name); ; folder = posix.dirname(folder)) {
    if (folders.has(folder)) return true;
    if (folder === '.' || folder === '/') return false;
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
