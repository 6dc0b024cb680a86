import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type CatalogueItem, catalogue, fileUrl } from '@zoetrope/catalogue';
import { expect } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import type { OpenDatabase } from '../src/database/open-database.ts';
import { combineCatalogues } from '../src/library/catalogue/combine-catalogues.ts';
import { tagTexts } from '../src/library/catalogue/item-rows.ts';
import { loadCatalogue } from '../src/library/catalogue/load-catalogue.ts';
import { createCommonSearches } from '../src/library/search/common-searches.ts';
import { ENGLISH } from '../src/library/search/language-of.ts';
import { createItemCount } from '../src/library/search/library-size.ts';
import { parseQuery } from '../src/library/search/parse-query.ts';
import { searchGifs } from '../src/library/search/search-gifs.ts';
import { tagOf } from '../src/library/search/tokenize.ts';
import { createTagAliases } from '../src/library/tags/tag-aliases.ts';
import { openCatalogue } from '../src/storage/open-catalogue.ts';

export const EMOJI_PACKAGE = new URL('../../catalogue-emoji/', import.meta.url);

/** The fixed size of a page. */
const PAGE = 25;

export type Kind = 'gif' | 'sticker';

export type EmojiLibrary = Awaited<ReturnType<typeof openEmojiLibrary>>;

/** Fills an empty database with the bundled catalogue and that of emoji, without media and translations. */
export async function openEmojiLibrary(database: OpenDatabase) {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-emoji-'));
  const make = ['--conditions=@zoetrope/source', '--import', 'tsx', 'src/make/main.ts', folder, '--data'];
  await promisify(execFile)(process.execPath, make, { cwd: fileURLToPath(EMOJI_PACKAGE) });
  await migrate(database.db);
  const combined = await combineCatalogues([{ ...catalogue, fileUrl }, await openCatalogue(folder)]);
  const items = new Map<string, CatalogueItem>();
  // Searches without a language do not read translations, and most of the time of a load is theirs.
  for await (const item of combined.items) items.set(item.id, { ...item, i18n: {} });
  await loadCatalogue(database.db, { ...combined, items: [...items.values()] }, Date.now());
  await rm(folder, { recursive: true });
  const { db } = database;
  const clock = Date.now;
  const context = {
    db,
    commonSearches: createCommonSearches(clock),
    aliases: createTagAliases({ db, clock }),
    countItems: createItemCount({ db, clock }),
  };

  /** The first results of a search without `lang`, of a page by default. */
  async function search(
    text: string,
    { kind = 'sticker', limit = PAGE }: { kind?: Kind; limit?: number } = {},
  ): Promise<CatalogueItem[]> {
    const options = { kind, rating: 'pg-13', language: ENGLISH, offset: 0, limit } as const;
    const found = await searchGifs(context, parseQuery(text), options);
    return found.items.flatMap(({ item }) => items.get(item.id) ?? []);
  }

  return { items, search, close: database.close };
}

export const hasTag = (item: CatalogueItem, text: string) => tagTexts(item).some((tag) => tagOf(tag) === tagOf(text));

/** Searches for one of `step` emoji. */
export async function expectToFindEmoji({ items, search }: EmojiLibrary, step: number): Promise<void> {
  const emoji = [...items.values()]
    .filter(({ channel }) => channel === 'emoji')
    .map(({ tags: [first] }) => String(first));
  expect(emoji.length).toBe(1914);
  const missing: string[] = [];
  for (const each of emoji.filter((_, index) => index % step === 0)) {
    const isAmong = (found: readonly CatalogueItem[]) => found.some((item) => hasTag(item, each));
    if (!isAmong(await search(each))) missing.push(each);
  }
  expect(missing).toEqual([]);
}
