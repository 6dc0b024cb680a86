import type { CatalogueItem } from '@zoetrope/catalogue';
import { RATINGS } from '@zoetrope/model';
import { z } from 'zod';
import { ID, possiblyEmptyText, text, webUrl } from '../http/text-schema.ts';
import { isMediaFileName } from '../storage/open-catalogue.ts';
import { describeIssue, WORDS } from './describe-issue.ts';

const TAG = text(100);
const SIDE = z.number().int().min(1).max(20_000);
const FILE = z.string().refine(isMediaFileName, 'is not the name of a file in the folder media');
/** The name of a rendition, or a language. */
const KEY = z.string().regex(/^[\w-]{1,32}$/);
const MAX_FILES = 100;

/** A record with a limit, since each entry can be a file to download. */
function fewOf<T extends z.ZodType>(value: T) {
  return z
    .record(KEY, value)
    .refine((record) => Object.keys(record).length <= MAX_FILES, `has more than ${MAX_FILES} files`);
}

const FILES = fewOf(FILE);

/** An item of a catalogue or an export. Other fields are left out, because a foreign file can contain anything. */
const LIBRARY_ITEM = z.object({
  id: ID,
  kind: z.enum(['gif', 'sticker', 'text', 'video']),
  title: possiblyEmptyText(200),
  alt_text: possiblyEmptyText(1000),
  tags: z.array(z.union([TAG, z.object({ text: TAG })])).max(100),
  i18n: z.record(KEY, z.object({ title: possiblyEmptyText(200), tags: z.array(TAG).max(100) })).default({}),
  channel: ID.nullable(),
  rating: z.enum(RATINGS),
  created: z.iso.datetime(),
  width: SIDE,
  height: SIDE,
  frames: z.number().int().min(1),
  duration_ms: z.number().min(0),
  master: FILE,
  mp4: FILES.optional(),
  video: z
    .object({
      assets: fewOf(z.object({ file: FILE, width: SIDE, height: SIDE })),
      captions: FILES.optional(),
      duration: z.number().min(0),
    })
    .optional(),
  flags: z.record(KEY, z.literal(true)).optional(),
  external_media: z
    .object({
      provider_name: z.enum(['youtube', 'vimeo']),
      asset_uid: z.string().regex(/^[\w-]{1,64}$/),
      start: z.number().min(0),
    })
    .optional(),
  cta: z.object({ link: webUrl, text: text(200) }).optional(),
  license: possiblyEmptyText(200),
  author: text(200).optional(),
  source: possiblyEmptyText(2048),
});

/** Reads an item of a catalogue or an export. Returns what is wrong with it as a text. */
export function parseLibraryItem(values: { readonly [field: string]: unknown }): CatalogueItem | string {
  const result = LIBRARY_ITEM.safeParse(values, WORDS);
  return result.success ? (result.data as CatalogueItem) : describeIssue(result.error);
}
