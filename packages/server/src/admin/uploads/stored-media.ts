import { isGifId } from '@zoetrope/model';
import { findLatest } from '../../database/query-scope.ts';
import type { Db } from '../../database/schema.ts';
import type { StoredMedia } from '../../media/media-catalogue.ts';
import type { FileStorage } from '../../storage/file-storage.ts';

/** The stored items and the files of uploads, for the media routes. File names are ours, never the uploader's. */
export function storedMedia(db: Db, uploads: FileStorage): StoredMedia {
  return {
    async item(id) {
      if (!isGifId(id)) return undefined;
      const query = db.selectFrom('items').select(['data', 'added_by']).where('id', '=', id);
      const row = await findLatest(() => query.executeTakeFirst());
      return row && { item: row.data, isAdded: row.added_by !== null };
    },
    file: uploads.file,
  };
}
