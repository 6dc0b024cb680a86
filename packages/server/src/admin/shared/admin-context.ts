import type { Quota } from '@zoetrope/model/management';
import type { AuthContext } from '../../auth/auth-context.ts';
import type { RemovedItems } from '../../library/gifs/removed-items.ts';
import type { Purge, Warm } from '../../media/create-media.ts';
import type { MediaCatalogue } from '../../media/media-catalogue.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import type { TaskQueue } from '../../media/task-queue.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { GifResponses } from './gif-responses.ts';

/**
 * The uploads that wait for approval: none, those of accounts with fewer than three public uploads, or all. Those of
 * moderators never wait.
 */
export type Moderate = 'none' | 'new-accounts' | 'all';

export const MODERATE: readonly Moderate[] = ['none', 'new-accounts', 'all'];

/** What happens to an upload with the same file or picture as a public item. */
export type UploadDuplicates = 'allow' | 'refuse';

export const UPLOAD_DUPLICATES: readonly UploadDuplicates[] = ['allow', 'refuse'];

/** Shared by all admin routes. */
export interface AdminContext extends AuthContext {
  readonly gifs: GifResponses;
  readonly removed: RemovedItems;
  /** The uploads that wait for approval. */
  readonly moderate: Moderate;
  /** What accounts without a quota of their own may store. */
  readonly quota: Quota;
  readonly uploadDuplicates: UploadDuplicates;
  readonly media: MediaCatalogue;
  /** Creates the renditions that tiles show. */
  readonly warm: Warm;
  readonly purge: Purge;
  /** Storage of uploads. */
  readonly uploads: FileStorage;
  /** Local folder of unfinished uploads. */
  readonly uploadFolder: string;
  readonly findFfmpeg: () => Promise<Ffmpeg | undefined>;
  /** Fetches one of this service's own media files. */
  readonly fetchMedia: (path: string) => Promise<Response>;
  /** Runs CPU-heavy work, one task at a time. */
  readonly queue: TaskQueue;
}
