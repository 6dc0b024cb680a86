import { join } from 'node:path';
import { isGifId } from '@zoetrope/model';
import type { Db } from '../../database/schema.ts';
import type { AddedMedia } from '../../media/media-catalogue.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import { createVideoCleaner } from './clean-videos.ts';

/** The uploads in a folder, for the media routes. File names are ours, never the uploader's. */
export function addedMedia(db: Db, folder: string, findFfmpeg: () => Promise<Ffmpeg | undefined>): AddedMedia {
  const cleanVideo = createVideoCleaner(findFfmpeg);
  return {
    async item(id) {
      if (!isGifId(id)) return undefined;
      const query = db.selectFrom('items').select('data').where('id', '=', id).where('added_by', 'is not', null);
      return (await query.executeTakeFirst())?.data;
    },
    path: (name) => cleanVideo(join(folder, name)),
  };
}
