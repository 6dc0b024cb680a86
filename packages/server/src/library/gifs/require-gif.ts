import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { findGif } from './find-gifs.ts';
import type { FoundItem } from './select-page.ts';

/** The item. Throws 404 if it does not exist. */
export async function requireGif(db: Db, id: string): Promise<FoundItem> {
  return orMissing(await findGif(db, id), id);
}

/** Like `requireGif`, but throws 404 for hidden items too. `parameter` names the request parameter in the error. */
export async function requirePublicGif(db: Db, id: string, parameter = 'id'): Promise<FoundItem> {
  const found = await findGif(db, id);
  return orMissing(found && isPublic(found) ? found : undefined, id, parameter);
}

export function isPublic({ item }: FoundItem): boolean {
  return item.flags?.is_hidden !== true;
}

function orMissing(found: FoundItem | undefined, id: string, parameter = 'id'): FoundItem {
  if (found === undefined) throw new ApiError(404, 'not-found', `There is no GIF ${id}.`, { parameter });
  return found;
}
