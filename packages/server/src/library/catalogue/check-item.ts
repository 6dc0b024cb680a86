import type { CatalogueItem } from '@zoetrope/catalogue';
import { isGifId, RATINGS } from '@zoetrope/model';
import { z } from 'zod';
import { ServerError } from '../../server-error.ts';

const tag = z.union([z.string(), z.looseObject({ text: z.string() })]);

/** The fields that the index needs. Others are served as they are. */
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
});

/** Throws a `ServerError` that names the item if one of its fields is missing or has another type. */
export function checkItem(item: CatalogueItem, position: number): void {
  const result = ITEM.safeParse(item);
  if (result.success) return;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'item';
  const id = isGifId((item as Partial<CatalogueItem> | null)?.id) ? ` ("${item.id}")` : '';
  throw new ServerError(
    `Item ${position + 1}${id} of the catalogue is invalid: ${field}: ${issue?.message}. Correct it and start again. Nothing was loaded.`,
  );
}
