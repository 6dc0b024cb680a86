import type { Pagination } from '@zoetrope/model';
import type { CursorPage, List, OffsetPage } from '@zoetrope/model/management';
import { z } from 'zod';
import { count, shapeOf, text } from './shape-of.ts';

export const pagination = shapeOf<Pagination>({
  offset: count,
  count,
  total_count: count.optional(),
  next: text.optional(),
});

export function listOf<T>(item: z.ZodType<T>): z.ZodType<List<T>> {
  return shapeOf<List<T>>({ data: z.array(item) });
}

export function listingOf<T>(item: z.ZodType<T>): z.ZodType<OffsetPage<T>> {
  return shapeOf<OffsetPage<T>>({ data: z.array(item), pagination });
}

export function cursorPageOf<T>(item: z.ZodType<T>): z.ZodType<CursorPage<T>> {
  return shapeOf<CursorPage<T>>({ data: z.array(item), next_cursor: text });
}
