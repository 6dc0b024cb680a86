import { z } from '@hono/zod-openapi';
import { GIF_ID_PATTERN } from '@zoetrope/model';
import { pageLimit, pageOffset } from './query-parameters.ts';
import { storableText } from './storable-text.ts';

/** Trimmed text of 1 to `max` characters that a database can store. */
export function text(max: number) {
  return z.string().trim().min(1, 'must not be empty').max(max).transform(storableText);
}

/** Like `text`, but may be empty. */
export function possiblyEmptyText(max: number) {
  return z.string().trim().max(max).transform(storableText);
}

/** An absolute http(s) URL: other schemes can run scripts. The pattern has no flag, because OpenAPI would lose it. */
export const webUrl = z
  .url({ protocol: /^https?$/, error: 'is not an absolute http(s) URL' })
  .max(2048)
  .regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^/\\]/, 'is not an absolute http(s) URL')
  .transform(storableText);

/** The id of anything, in a path or a body. */
export const ID = z
  .string()
  .regex(new RegExp(`^${GIF_ID_PATTERN}$`), 'is not an id: use 1 to 64 letters, digits, _ and -');

/** A boolean query parameter. */
export const FLAG = z.enum(['true', 'false']).transform((flag) => flag === 'true');

/** Comma-separated ids. */
export const IDS = z
  .string()
  .transform((list) => list.split(',').map((id) => id.trim()))
  .pipe(z.array(ID).min(1).max(100))
  .openapi({ type: 'string', description: 'Up to 100 comma-separated ids.' });

export const LIMIT = pageLimit(100);

export const OFFSET = pageOffset;
