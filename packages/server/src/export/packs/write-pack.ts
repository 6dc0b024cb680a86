import { Readable } from 'node:stream';
import type { CatalogueItem } from '@zoetrope/catalogue';
import type { RawBuilder } from 'kysely';
import { messageOf, ServerError } from '../../server-error.ts';
import type { ExportContext, ExportResult } from '../export-context.ts';
import type { ExportTarget } from '../export-target.ts';
import { countItems, type ExportedItem, fileOf, readItems } from '../select-items.ts';
import { keyboard } from './keyboard.ts';
import { cutBytes, msc2545 } from './msc2545.ts';
import type { PackFormat, PackFormatName, PackOptions, Sticker } from './pack.ts';
import { signal as signalFormat } from './signal.ts';
import { telegram } from './telegram.ts';

const FORMATS: { readonly [name in PackFormatName]: PackFormat } = {
  keyboard,
  msc2545,
  signal: signalFormat,
  telegram,
};

const DEFAULT_EMOJI = '⭐';
/** MSC2545 limits shortcodes to 100 bytes; a number may follow. */
const MAX_SHORTCODE_BYTES = 80;
const MAX_ATTRIBUTION_BYTES = 1000;

export interface PackContext extends ExportContext {
  /** Selects the items; see `conditionOf`. */
  readonly condition: RawBuilder<unknown>;
  readonly target: ExportTarget;
  readonly options: PackOptions & { readonly title: string };
}

/**
 * Writes a pack. One with more stickers than its format permits becomes several, in the folders `set-1`, `set-2` and so
 * on. `credits.txt` has the authors and licenses, which most formats have no place for.
 */
export async function writePack(context: PackContext): Promise<ExportResult> {
  const { db, uploads, catalogue, condition, target, options, onEvent, signal } = context;
  const format = FORMATS[options.format];
  const totalFiles = await countItems(db, condition);
  if (totalFiles === 0) throw new ServerError('There is nothing to export.');
  const isSplit = totalFiles > format.maxStickers;
  const ffmpeg = await context.findFfmpeg();
  const counts = { exported: 0, refused: 0 };
  let stickers: Sticker[] = [];
  let sets = 0;
  let bytes = 0;

  const folder = () => (isSplit ? `set-${sets + 1}/` : '');
  const addText = (name: string, text: string) =>
    target.add(`${folder()}${name}`, Readable.from([Buffer.from(text)]), new Date());

  async function addSticker(entry: ExportedItem): Promise<void> {
    const { item } = entry;
    const master = fileOf(entry, item.master, { uploads, catalogue });
    if (!(await master.isComplete())) throw new ServerError('Its file is missing or damaged.');
    const source = { item, master: await master.source(), ffmpeg };
    const { bytes: content, ...encoded } = await format.encode(source);
    const file = `${item.id}.${encoded.extension}`;
    await target.add(`${folder()}${file}`, Readable.from([content]), new Date(item.created));
    bytes += content.length;
    const shortcode = newShortcode(item, stickers);
    const tags = item.tags.map((tag) => (typeof tag === 'string' ? tag : tag.text));
    const emoji = emojiIn([...tags, item.title]) ?? options.emoji ?? DEFAULT_EMOJI;
    stickers.push({ ...encoded, file, bytes: content.length, shortcode, emoji, tags, item });
  }

  async function endSet(): Promise<void> {
    if (stickers.length === 0) return;
    const number = isSplit ? ` ${sets + 1}` : '';
    const title = `${cutCharacters(options.title, format.maxTitle - number.length)}${number}`;
    const author = options.author ?? authorsOf(stickers);
    const attribution = attributionOf(stickers);
    const { name, content } = format.manifest({ title, author, attribution, stickers });
    await addText(name, `${JSON.stringify(content, null, 2)}\n`);
    await addText('credits.txt', creditsOf(stickers));
    sets += 1;
    stickers = [];
  }

  let files = 0;
  for await (const entry of readItems(db, condition)) {
    if (signal?.aborted) return { ...counts, isAborted: true };
    try {
      await addSticker(entry);
      counts.exported += 1;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      counts.refused += 1;
      onEvent({ kind: 'refused', place: entry.item.id, reason: messageOf(error) });
    }
    files += 1;
    onEvent({ kind: 'progress', files, totalFiles, bytes });
    if (stickers.length === format.maxStickers) await endSet();
  }
  await endSet();
  if (counts.exported === 0) throw new ServerError('None of the items can be exported in this format.');
  return { ...counts, isAborted: false };
}

/** `Cat nap!` becomes `cat_nap`, and `cat_nap_2` if there is one already. */
export function newShortcode(
  { id, title }: Pick<CatalogueItem, 'id' | 'title'>,
  others: readonly Pick<Sticker, 'shortcode'>[],
): string {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const base = cutBytes(words.join('_'), MAX_SHORTCODE_BYTES) || id;
  const taken = new Set(others.map(({ shortcode }) => shortcode));
  let shortcode = base;
  for (let number = 2; taken.has(shortcode); number += 1) shortcode = `${base}_${number}`;
  return shortcode;
}

/** The first emoji in the texts. */
export function emojiIn(texts: readonly string[]): string | undefined {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const text of texts) {
    for (const { segment } of graphemes.segment(text)) {
      if (/^\p{Extended_Pictographic}|^\p{Regional_Indicator}{2}$/u.test(segment) && !/^[©®™]$/u.test(segment))
        return segment;
    }
  }
  return undefined;
}

function authorsOf(stickers: readonly Sticker[]): string {
  const authors = new Set(stickers.flatMap(({ item }) => item.author ?? []));
  return authors.size === 0 ? 'Various authors' : cutBytes([...authors].join(', '), MAX_ATTRIBUTION_BYTES);
}

function attributionOf(stickers: readonly Sticker[]): string {
  const credits = stickers.map(({ item }) => [item.author, item.license].filter(Boolean).join(', '));
  return cutBytes([...new Set(credits)].filter((credit) => credit !== '').join('; '), MAX_ATTRIBUTION_BYTES);
}

/** A line per file. */
function creditsOf(stickers: readonly Sticker[]): string {
  const lines = stickers.map(({ file, item }) => {
    const { title, author = 'unknown author', license, source } = item;
    return `${file}: ${[title, author, license, source].filter((text) => text !== '').join(' – ')}\n`;
  });
  return lines.join('');
}

function cutCharacters(text: string, max: number): string {
  return [...text].slice(0, max).join('').trimEnd();
}
