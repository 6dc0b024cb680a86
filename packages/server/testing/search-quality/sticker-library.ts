import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type CatalogueItem, catalogue, fileUrl } from '@zoetrope/catalogue';
import { migrate } from '../../src/database/migrate.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { combineCatalogues } from '../../src/library/catalogue/combine-catalogues.ts';
import { loadCatalogue } from '../../src/library/catalogue/load-catalogue.ts';
import { createCommonSearches } from '../../src/library/search/common-searches.ts';
import { ENGLISH } from '../../src/library/search/language-of.ts';
import { createItemCount } from '../../src/library/search/library-size.ts';
import { parseQuery } from '../../src/library/search/parse-query.ts';
import { searchGifs } from '../../src/library/search/search-gifs.ts';
import { createTagAliases } from '../../src/library/tags/tag-aliases.ts';
import { openCatalogue } from '../../src/storage/open-catalogue.ts';
import { RESULTS } from './rate-ranker.ts';

const EMOJI_PACKAGE = fileURLToPath(new URL('../../../catalogue-emoji/', import.meta.url));

export interface StickerLibrary {
  readonly items: ReadonlyMap<string, CatalogueItem>;
  /** The ids of the first results, as of a search without `lang`. */
  readonly search: (query: string) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export interface FillOptions {
  /** Whether an item gets its translations, which take most of the time. Default: all do. */
  readonly isTranslated?: ((id: string) => boolean) | undefined;
}

/** Fills an empty database with the stickers of the bundled catalogue and of the emoji catalogue, without media. */
export async function fillStickerLibrary(
  { db, close }: OpenDatabase,
  { isTranslated = () => true }: FillOptions = {},
): Promise<StickerLibrary> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-stickers-'));
  const items = new Map<string, CatalogueItem>();
  try {
    const make = ['--conditions=@zoetrope/source', '--import', 'tsx', 'src/make/main.ts', folder, '--data'];
    await promisify(execFile)(process.execPath, make, { cwd: EMOJI_PACKAGE });
    const combined = await combineCatalogues([{ ...catalogue, fileUrl }, await openCatalogue(folder)]);
    for await (const item of combined.items) {
      if (item.kind === 'sticker') items.set(item.id, isTranslated(item.id) ? item : { ...item, i18n: {} });
    }
    await migrate(db);
    await loadCatalogue(db, { ...combined, items: [...items.values()] }, Date.now());
  } catch (error) {
    await close();
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }

  const clock = Date.now;
  const context = {
    db,
    commonSearches: createCommonSearches(clock),
    aliases: createTagAliases({ db, clock }),
    countItems: createItemCount({ db, clock }),
  };
  const options = { kind: 'sticker', rating: 'pg-13', language: ENGLISH, offset: 0, limit: RESULTS } as const;
  return {
    items,
    search: async (query) => (await searchGifs(context, parseQuery(query), options)).items.map(({ item }) => item.id),
    close,
  };
}
