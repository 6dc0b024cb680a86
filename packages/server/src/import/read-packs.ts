import { posix } from 'node:path';
import { cut, textsOfPath } from './item-texts.ts';
import { type ListRow, parseJson } from './read-list.ts';
import type { SourceFiles } from './source-files.ts';

type Fields = { readonly [field: string]: unknown };

/** The file and the texts of a sticker, as in a row of a list. */
interface StickerRow {
  readonly name: string;
  readonly values: Fields;
}

/** Returns the stickers of a list. Undefined if the file is something else, such as the texts of a picture. */
type ReadPack = (list: Fields) => readonly StickerRow[] | undefined;

/** Limits of `parseTexts`: a long text of another application must not refuse its picture. */
const MAX = { title: 100, alt_text: 500, author: 200, license: 200, source: 2048, tag: 50, tags: 50 };

const STICKER = 'sticker';
const MXC = 'mxc://';

/** MSC2545: a state event, or its content. */
const readImagePack: ReadPack = (list) => {
  const content = fieldsOf(list.content) ?? list;
  const images = fieldsOf(content.images);
  if (images === undefined) return undefined;
  const author = cutText(fieldsOf(content.pack)?.attribution, MAX.author);
  return Object.entries(images).map(([shortcode, image]) => {
    const { url, body } = fieldsOf(image) ?? {};
    const { title, tags } = textsOfPath(shortcode);
    const alt_text = cutText(body, MAX.alt_text);
    return { name: shortcode, values: { file: url, title, alt_text, tags, author, type: STICKER } };
  });
};

/** The parameters of Telegram's `createNewStickerSet`. */
const readTelegram: ReadPack = ({ title: setTitle, stickers }) => {
  if (!Array.isArray(stickers)) return undefined;
  return stickers.map((sticker, index) => {
    const { sticker: attached, emoji_list, keywords } = fieldsOf(sticker) ?? {};
    const prefix = 'attach://';
    const file = typeof attached === 'string' && attached.startsWith(prefix) ? attached.slice(prefix.length) : attached;
    const tags = tagsOf(keywords, emoji_list);
    const title = cutText(textsOf(keywords)[0], MAX.title) ?? numbered(setTitle, index);
    return { name: `Sticker ${index + 1}`, values: { file, title, tags, type: STICKER } };
  });
};

/** The manifest of `signal-cli`. */
const readSignal: ReadPack = ({ title: setTitle, author, stickers }) => {
  if (!Array.isArray(stickers)) return undefined;
  return stickers.map((sticker, index) => {
    const { file, emoji } = fieldsOf(sticker) ?? {};
    const title = numbered(setTitle, index);
    const values = { file, title, tags: tagsOf([emoji]), author: cutText(author, MAX.author), type: STICKER };
    return { name: `Sticker ${index + 1}`, values };
  });
};

/** Our packs for keyboards, and exports of custom emoji of Misskey and its relatives. */
const readMeta: ReadPack = ({ items, emojis }) => {
  if (Array.isArray(items)) return items.map(readKeyboardItem);
  return Array.isArray(emojis) ? emojis.map(readCustomEmoji) : undefined;
};

function readKeyboardItem(item: unknown, index: number): StickerRow {
  const { id, file, title, alt_text, tags, rating, type, license, author, source } = fieldsOf(item) ?? {};
  const values = {
    ...{ id, file, rating, type, tags: tagsOf(tags) },
    title: cutText(title, MAX.title),
    alt_text: cutText(alt_text, MAX.alt_text),
    license: cutText(license, MAX.license),
    author: cutText(author, MAX.author),
    source: cutText(source, MAX.source),
  };
  return { name: `Item ${index + 1}`, values };
}

function readCustomEmoji(entry: unknown, index: number): StickerRow {
  const { fileName: file, emoji } = fieldsOf(entry) ?? {};
  const { name, category, aliases, license } = fieldsOf(emoji) ?? {};
  const texts = textsOfPath(typeof name === 'string' ? name : `Emoji ${index + 1}`);
  const tags = tagsOf(texts.tags, [category], aliases);
  const values = { file, title: texts.title, tags, license: cutText(license, MAX.license), type: STICKER };
  return { name: `Emoji ${index + 1}`, values };
}

const READERS: ReadonlyMap<string, ReadPack> = new Map([
  ['event.json', readImagePack],
  ['sticker-set.json', readTelegram],
  ['manifest.json', readSignal],
  ['meta.json', readMeta],
]);

export interface Pack {
  /** `.` for that of the source. */
  readonly folder: string;
  readonly rows: AsyncIterable<ListRow>;
}

/**
 * All packs in a folder or an archive, also in its folders: those that `export --format` writes, and archives of custom
 * emoji. Empty if there are none.
 */
export async function* findPacks(files: SourceFiles): AsyncGenerator<Pack> {
  for await (const { name, fault } of files.list()) {
    const read = READERS.get(posix.basename(name));
    if (read === undefined || fault !== undefined) continue;
    const content = await files.read(name).catch(() => undefined);
    const list = content && fieldsOf(parseJson(content.toString('utf8')));
    const stickers = list && read(list);
    if (stickers !== undefined) yield { folder: posix.dirname(name), rows: toRows(files, name, stickers) };
  }
}

async function* toRows(files: SourceFiles, list: string, stickers: readonly StickerRow[]): AsyncGenerator<ListRow> {
  const folder = posix.dirname(list);
  const isUploaded = stickers.some(({ values }) => isMxc(values.file));
  const stems: ReadonlyMap<string, string> = isUploaded ? await stemsIn(files, folder) : new Map();
  for (const { name, values } of stickers) {
    const place = `${name} of ${list}`;
    const file = isMxc(values.file) ? (stems.get(posix.basename(values.file)) ?? stems.get(name)) : values.file;
    if (typeof file === 'string' && file !== '') {
      yield { place, values: { ...values, file: folder === '.' ? file : `${folder}/${file}` } };
    } else if (isMxc(values.file)) {
      const id = posix.basename(values.file);
      yield { place, fault: `There is no file for ${values.file}. Name it ${id} or ${name}, with its extension.` };
    } else {
      yield { place, fault: 'It names no file.' };
    }
  }
}

/** A picture that was uploaded to a Matrix server. */
function isMxc(file: unknown): file is string {
  return typeof file === 'string' && file.startsWith(MXC);
}

/** The files directly in a folder, by their names without extensions. */
async function stemsIn(files: SourceFiles, folder: string): Promise<ReadonlyMap<string, string>> {
  const stems = new Map<string, string>();
  for await (const { name } of files.list()) {
    const { dir, name: stem, base, ext } = posix.parse(name);
    if ((dir === '' ? '.' : dir) === folder && ext !== '.json') stems.set(stem, base);
  }
  return stems;
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

function textsOf(values: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(values) ? values : [];
  return list.filter((value) => typeof value === 'string').filter((text) => text.trim() !== '');
}

/** Without those that are too long or too many. */
function tagsOf(...lists: readonly unknown[]): readonly string[] {
  const tags = lists.flatMap(textsOf).map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag.length <= MAX.tag).slice(0, MAX.tags);
}

function cutText(value: unknown, max: number): string | undefined {
  return typeof value === 'string' ? cut(value, max) : undefined;
}

function numbered(title: unknown, index: number): string {
  const number = ` ${index + 1}`;
  return `${cutText(title, MAX.title - number.length) || 'Sticker'}${number}`;
}
