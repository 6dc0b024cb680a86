import type { CatalogueItem } from '@zoetrope/catalogue';
import { isGifId, RATINGS } from '@zoetrope/model';
import { z } from 'zod';
import { messageOf, ServerError } from '../../server-error.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { fileNames } from './item-file-names.ts';

const tag = z.union([z.string(), z.looseObject({ text: z.string() })]);

/** The fields that the index needs, and those with names of files. Others are served as they are. */
const ITEM = z.looseObject({
  id: z.string().refine(isGifId, 'is not 1 to 64 letters, digits, "_" and "-"'),
  kind: z.enum(['gif', 'sticker', 'text', 'video']),
  title: z.string(),
  alt_text: z.string(),
  tags: z.array(tag),
  i18n: z.record(z.string(), z.looseObject({ title: z.string(), tags: z.array(z.string()) })),
  channel: z.string().nullable(),
  rating: z.enum(RATINGS),
  created: z.string(),
  width: z.number(),
  height: z.number(),
  master: z.string(),
  mp4: z.record(z.string(), z.string()).optional(),
  video: z
    .looseObject({
      assets: z.record(z.string(), z.looseObject({ file: z.string() })),
      captions: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
});

type Source = Pick<Catalogue, 'fileUrl' | 'itemsFile'>;

/** Throws a `ServerError` that names the item if one of its fields is missing, has another type, or names no file. */
export function checkItem(item: CatalogueItem, position: number, source: Source): void {
  const fault = faultOf(item, source);
  if (fault === undefined) return;
  const id = isGifId((item as Partial<CatalogueItem> | null)?.id) ? item.id : undefined;
  throw new ServerError(
    `${describePlace(source, position, id)} is invalid: ${fault.replace(/\.$/, '')}. Correct it and start again. Nothing was loaded.`,
  );
}

/** The same for the id only, which is faster. */
export function checkId(item: CatalogueItem, position: number, source: Source): void {
  if (!isGifId((item as Partial<CatalogueItem> | null)?.id)) checkItem(item, position, source);
}

/** For example `Item 2 ("duckling") of the catalogue`, or `Line 2 ("duckling") of /srv/gifs/items.ndjson`. */
export function describePlace({ itemsFile }: Source, position: number, id?: string): string {
  const [unit, whole] = itemsFile === undefined ? ['Item', 'the catalogue'] : ['Line', itemsFile];
  return `${unit} ${position + 1}${id === undefined ? '' : ` ("${id}")`} of ${whole}`;
}

function faultOf(item: CatalogueItem, { fileUrl }: Source): string | undefined {
  const result = ITEM.safeParse(item);
  if (!result.success) {
    const [issue] = result.error.issues;
    return `${issue?.path.join('.') || 'item'}: ${issue?.message}`;
  }
  try {
    for (const file of fileNames(item)) fileUrl(file);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
