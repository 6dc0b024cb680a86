import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type CatalogueItem, catalogue, fileUrl } from '@zoetrope/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import { createTestService, type TestService } from '../../../testing/test-service.ts';
import { migrate } from '../../database/migrate.ts';
import { openCatalogue } from '../../storage/open-catalogue.ts';
import { combineCatalogues } from '../catalogue/combine-catalogues.ts';
import { tagTexts } from '../catalogue/item-rows.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { tagOf } from './tokenize.ts';

const EMOJI_PACKAGE = new URL('../../../../catalogue-emoji/', import.meta.url);

/** The fixed size of a page. */
const PAGE = 25;

// Two thousand searches take a fraction of the time there.
const postgres = await findAnyPostgres();
let folder: string;
let service: TestService;
const items = new Map<string, CatalogueItem>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-emoji-'));
  const make = ['--conditions=@zoetrope/source', '--import', 'tsx', 'src/make/main.ts', folder, '--data'];
  await promisify(execFile)(process.execPath, make, { cwd: fileURLToPath(EMOJI_PACKAGE) });
  const database = await postgres.open('zoetrope_emoji');
  await migrate(database.db);
  const combined = await combineCatalogues([{ ...catalogue, fileUrl }, await openCatalogue(folder)]);
  // Searches without a language do not read translations, and most of the time of a load is theirs.
  for await (const item of combined.items) items.set(item.id, { ...item, i18n: {} });
  await loadCatalogue(database.db, { ...combined, items: [...items.values()] }, Date.now());
  service = createTestService(database, { catalogue: combined, rateLimits: false });
});
afterAll(async () => {
  await service.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

type Kind = 'gifs' | 'stickers';

/** The first results, of a page by default. */
async function search(
  text: string,
  { kind = 'stickers', limit = PAGE }: { kind?: Kind; limit?: number } = {},
): Promise<CatalogueItem[]> {
  const ids = await service.ids(`/v1/${kind}/search?q=${encodeURIComponent(text)}&limit=${limit}`);
  return ids.flatMap((id) => items.get(String(id)) ?? []);
}

const hasTag = (item: CatalogueItem, text: string) => tagTexts(item).some((tag) => tagOf(tag) === tagOf(text));

it('finds a sticker of each emoji by the emoji itself', async () => {
  const emoji = [...items.values()]
    .filter(({ channel }) => channel === 'emoji')
    .map(({ tags: [first] }) => String(first));
  expect(emoji.length).toBe(1914);
  const missing: string[] = [];
  for (const each of emoji) {
    const isAmong = (found: readonly CatalogueItem[]) => found.some((item) => hasTag(item, each));
    // Most are the first result. The response of a page takes several times as long.
    if (!isAmong(await search(each, { limit: 1 })) && !isAmong(await search(each))) missing.push(each);
  }
  expect(missing).toEqual([]);
});

it.each(['👍🏽', '🧑🏻‍🤝‍🧑🏿', '❤', '❤️', '👩🏾‍🚀'])(
  'finds %s, with a skin tone or another presentation',
  async (emoji) => {
    const found = await search(emoji);
    expect(found.some((item) => hasTag(item, emoji))).toBe(true);
  },
);

it.each<Kind>(['gifs', 'stickers'])(
  'lists %s with a complete word before those with several longer ones',
  async (kind) => {
    const isComplete = (await search('win', { kind })).map((item) => hasTag(item, 'win'));
    const firstLonger = isComplete.indexOf(false);
    expect(firstLonger).toBeGreaterThan(0);
    expect(isComplete.slice(firstLonger)).not.toContain(true);
  },
);

describe('the 200 common searches', () => {
  /** Results that fit: those of the emoji that the list names. */
  const MIN_FITTING = 5;
  const MAX_USES = 8;

  it.each<Kind>(['gifs', 'stickers'])(
    'finds at least five fitting %s on the first page, none for more than eight searches',
    async (kind) => {
      const text = await readFile(new URL('data/searches.json', EMOJI_PACKAGE), 'utf8');
      const { searches } = JSON.parse(text) as { searches: readonly { term: string; emoji: readonly string[] }[] };
      expect(searches).toHaveLength(200);
      const poor: string[] = [];
      const uses = new Map<string, number>();
      for (const { term, emoji } of searches) {
        const found = await search(term, { kind });
        const fitting = found.filter((item) => emoji.some((each) => tagOf(each) === tagOf(tagTexts(item)[0] ?? '')));
        if (fitting.length < MIN_FITTING) poor.push(`${term}: ${fitting.length} of ${found.length}`);
        for (const { id } of fitting) uses.set(id, (uses.get(id) ?? 0) + 1);
      }
      expect(poor).toEqual([]);
      expect(Math.max(...uses.values())).toBeLessThanOrEqual(MAX_USES);
    },
  );
});
