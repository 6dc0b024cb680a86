import { GIF_ID_PATTERN } from '@zoetrope/model';
import { ApiError } from './api-error.ts';
import { isStorableDate } from './iso-timestamp.ts';

/** Position in a list: after the row with this time and id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** Encodes a cursor as opaque text; empty at the end of a list. */
export function writeCursor(cursor: Cursor | undefined): string {
  return cursor === undefined ? '' : Buffer.from(`${cursor.at.toISOString()} ${cursor.id}`).toString('base64url');
}

const CURSOR = new RegExp(`^(\\S{24}) (${GIF_ID_PATTERN})$`);

/** Decodes a cursor; undefined for the beginning. Throws 400 for any other text. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined || text === '') return undefined;
  const [, at = '', id] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const date = new Date(at);
  if (id !== undefined && isStorableDate(date)) return { at: date, id };
  throw new ApiError('next_cursor: must be one that a page contained', {
    status: 400,
    code: 'validation',
    parameter: 'next_cursor',
  });
}
