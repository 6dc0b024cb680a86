import { join } from 'node:path';
import { isGifId } from '@zoetrope/model';
import type { Db } from '../../database/schema.ts';
import type { StoredMedia } from '../../media/media-catalogue.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import { createVideoCleaner } from './clean-videos.ts';

/** The stored items and the uploads in a folder, for the media routes. File names are ours, never the uploader's. */
export function storedMedia(db: Db, folder: string, findFfmpeg: () => Promise<Ffmpeg | undefined>): StoredMedia {
  const cleanVideo = createVideoCleaner(findFfmpeg);
  return {
    async item(id) {
      if (!isGifId(id)) return undefined;
      const row = await db.selectFrom('items').select(['data', 'added_by']).where('id', '=', id).executeTakeFirst();
      return row && { item: row.data, isAdded: row.added_by !== null };
    },
    path: (name) => cleanVideo(join(folder, name)),
  };
}
