import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { findGif } from './find-gifs.ts';
import type { ItemWithChannel } from './select-page.ts';

/** The item. Throws 404 if it does not exist. */
export async function requireGif(db: Db, id: string): Promise<ItemWithChannel> {
  const item = await findGif(db, id);
  if (item === undefined) throw gifNotFound(id, 'id');
  return item;
}

/** Like `requireGif`, but throws 404 for hidden items too. `parameter` names the request parameter in the error. */
export async function requirePublicGif(db: Db, id: string, parameter = 'id'): Promise<ItemWithChannel> {
  const item = await findGif(db, id);
  if (item === undefined || !isPublic(item)) throw gifNotFound(id, parameter);
  return item;
}

export function isPublic({ item }: ItemWithChannel): boolean {
  return item.flags?.is_hidden !== true;
}

/** The 404 for a missing GIF. `parameter` names the request parameter with its id. */
export function gifNotFound(id: string, parameter: string): ApiError {
  return new ApiError(`There is no GIF ${id}.`, { status: 404, code: 'not-found', parameter });
}
