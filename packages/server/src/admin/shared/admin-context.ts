import type { Access } from '../../auth/access.ts';
import type { PasswordCost } from '../../auth/passwords.ts';
import type { SessionStore } from '../../auth/session-store.ts';
import type { Db } from '../../database/schema.ts';
import type { AppContext } from '../../http/app-env.ts';
import type { RemovedItems } from '../../library/gifs/removed-items.ts';
import type { Forget, Warm } from '../../media/create-media.ts';
import type { MediaCatalogue } from '../../media/media-catalogue.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import type { Outbox } from '../../storage/outbox.ts';
import type { GifAnswers } from './gif-responses.ts';
import type { Working } from './serial-queue.ts';

/** What every group of management routes is made with. */
export interface ManagementContext {
  readonly db: Db;
  readonly clock: () => number;
  readonly access: Access;
  readonly sessions: SessionStore;
  readonly outbox: Outbox;
  readonly gifs: GifAnswers;
  readonly removed: RemovedItems;
  readonly media: MediaCatalogue;
  /** Makes the renditions that tiles show. */
  readonly warm: Warm;
  readonly forget: Forget;
  readonly uploadFolder: string;
  readonly findFfmpeg: () => Promise<Ffmpeg | undefined>;
  /** Asks this service for one of its media files. */
  readonly fetchMedia: (path: string) => Promise<Response>;
  /** Does heavy work in its turn. */
  readonly working: Working;
  /** Where the caller reaches this service, without a trailing slash. */
  readonly origin: (c: AppContext) => string;
  /** The same as a mail may say it, where that is known. */
  readonly mailOrigin: (c: AppContext) => string | undefined;
  /** What a new password costs. */
  readonly passwordCost: PasswordCost;
  /** Whether the seeded accounts of the demo may sign in. */
  readonly demo: boolean;
}
