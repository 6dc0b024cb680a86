import type { Quota } from '@zoetrope/model/management';
import type { Access } from '../auth/access.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { createPasswordHasher } from '../auth/password-hasher.ts';
import { PASSWORD_COST, type PasswordCost } from '../auth/passwords.ts';
import { addRegistrationRoutes } from '../auth/registration-routes.ts';
import { addSessionRoutes } from '../auth/session-routes.ts';
import type { SessionStore } from '../auth/session-store.ts';
import { addUserRoutes } from '../auth/user-routes.ts';
import type { Db } from '../database/schema.ts';
import type { Responses } from '../dialects/native/responses.ts';
import type { App } from '../http/app-env.ts';
import type { KnownKeys } from '../http/known-keys.ts';
import { mailOriginOf } from '../http/mail-origin.ts';
import { type OriginOptions, originOf } from '../http/origin.ts';
import type { RemovedItems } from '../library/gifs/removed-items.ts';
import type { TagAliases } from '../library/tags/tag-aliases.ts';
import type { Media } from '../media/create-media.ts';
import type { Ffmpeg } from '../media/processing/ffmpeg.ts';
import { createTaskQueue } from '../media/task-queue.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { createOutbox } from '../storage/outbox.ts';
import { addAccountDataRoutes } from './accounts/account-data-routes.ts';
import { addAccountListRoutes } from './accounts/account-list-routes.ts';
import type { EraseAccount } from './accounts/erase-account.ts';
import { addArtistRoutes } from './artists/artist-routes.ts';
import { addChannelGifRoutes } from './channels/channel-gif-routes.ts';
import { addChannelReadRoutes } from './channels/channel-read-routes.ts';
import { addChannelTagRoutes } from './channels/channel-tag-routes.ts';
import { addChannelWriteRoutes } from './channels/channel-write-routes.ts';
import { addGifAdminRoutes } from './gifs/gif-admin-routes.ts';
import { addKeyRoutes } from './keys/key-routes.ts';
import { addLibraryRoutes } from './library/library-routes.ts';
import { addBlockedPictureRoutes } from './moderation/blocked-picture-routes.ts';
import type { ReportGif } from './moderation/gif-reports.ts';
import { completeHiding } from './moderation/hide-files.ts';
import { addModerationQueueRoutes } from './moderation/moderation-queue-routes.ts';
import { addModerationRoutes } from './moderation/moderation-routes.ts';
import { addReportRoutes } from './moderation/report-routes.ts';
import { addSearchTermRoutes } from './moderation/search-term-routes.ts';
import { addDashboardRoutes, type DashboardSources } from './reports/dashboard-routes.ts';
import { addSearchReportRoutes } from './reports/search-report-routes.ts';
import { addSharingRoutes } from './reports/sharing-routes.ts';
import { addSiteRoutes } from './reports/site-routes.ts';
import { addScheduleRoutes } from './schedule/schedule-routes.ts';
import { addSearchServiceRoutes } from './search/search-service-routes.ts';
import type { AdminContext, Moderate, UploadDuplicates } from './shared/admin-context.ts';
import { createGifResponses } from './shared/gif-responses.ts';
import { addStoryByIdRoute, addStoryRoutes } from './stories/story-routes.ts';
import { addStoryWriteRoutes } from './stories/story-write-routes.ts';
import { addTrendingStoryRoutes } from './stories/trending-story-routes.ts';
import { addAliasRoutes } from './tags/alias-routes.ts';
import { addGifTagRoutes } from './tags/gif-tag-routes.ts';
import { createPictureHashes, type PictureHashes } from './tags/hash-pictures.ts';
import { addPredictionRoutes } from './tags/prediction-routes.ts';
import { addOwnUploadRoutes } from './uploads/own-uploads.ts';
import { addTrimRoutes } from './uploads/trim-routes.ts';
import { addUploadProgressRoutes } from './uploads/upload-progress-routes.ts';
import { addUploadRoutes } from './uploads/upload-routes.ts';

export interface AdminOptions extends OriginOptions, DashboardSources {
  readonly db: Db;
  readonly clock: () => number;
  /** The network of the caller. */
  readonly network: AuthContext['network'];
  readonly responses: Responses;
  readonly sessions: SessionStore;
  readonly access: Access;
  readonly removed: RemovedItems;
  readonly media: Media;
  readonly uploads: FileStorage;
  /** Local folder of unfinished uploads. */
  readonly uploadFolder: string;
  readonly findFfmpeg: () => Promise<Ffmpeg | undefined>;
  /** The folder of mails to send. */
  readonly outboxFolder: string;
  /** Whether the seeded demo accounts may sign in. Default: false. */
  readonly demo?: boolean | undefined;
  /** The uploads that wait for the approval of a moderator. Default: `none`. */
  readonly moderate?: Moderate | undefined;
  /** What accounts without a quota of their own may store. Default: no limit. */
  readonly quota?: Quota | undefined;
  /** What happens to an upload with the same picture as a public item. Default: `allow`. */
  readonly uploadDuplicates?: UploadDuplicates | undefined;
  readonly reportGif: ReportGif;
  /** See media/review-token.ts and moderation/gif-reports.ts. */
  readonly secret: () => Promise<string>;
  readonly eraseAccount: EraseAccount;
  readonly keys: KnownKeys;
  readonly aliases: TagAliases;
  /** Aborted when the service closes. */
  readonly signal: AbortSignal;
  /** Called with the failures of work in the background. */
  readonly onError: (error: unknown) => void;
  /** The scrypt cost of new passwords. Default: `PASSWORD_COST`. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** The work that routes leave to the background. */
export interface AdminWork {
  /** The hashes of pictures, which the routes update. */
  readonly pictureHashes: PictureHashes;
  /** Ends the URLs of GIFs that are not public any longer, if the request that should have done so could not. */
  readonly completeHiding: () => Promise<void>;
}

/** Adds all admin routes (spec §7) and the state they share. */
export function addAdminRoutes(app: App, options: AdminOptions): AdminWork {
  const { db, clock, sessions, access, outboxFolder, demo = false, passwordCost = PASSWORD_COST } = options;
  const context: AdminContext = {
    db,
    clock,
    demo,
    passwords: createPasswordHasher(passwordCost),
    network: options.network,
    sessions,
    access,
    gifs: createGifResponses({ ...options, reviewSecret: options.secret }),
    removed: options.removed,
    moderate: options.moderate ?? 'none',
    quota: options.quota ?? {},
    uploadDuplicates: options.uploadDuplicates ?? 'allow',
    media: options.media.catalogue,
    warm: options.media.warm,
    purge: options.media.purge,
    uploads: options.uploads,
    uploadFolder: options.uploadFolder,
    findFfmpeg: options.findFfmpeg,
    fetchMedia: async (path) => app.request(path),
    queue: createTaskQueue({
      concurrency: 1,
      capacity: 16,
      busy: 'Too many files are being processed. Try again soon.',
    }),
    outbox: createOutbox({ folder: outboxFolder, clock }),
    origin: (c) => originOf(c, options),
    mailOrigin: (c) => mailOriginOf(c, options),
  };

  const pictureHashes = createPictureHashes({ ...context, signal: options.signal, onError: options.onError });

  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'zoetrope_session',
    description: 'Requires the headers X-CSRFToken and X-Requested-With: XMLHttpRequest.',
  });

  addSessionRoutes(app, context);
  addRegistrationRoutes(app, context);
  addUserRoutes(app, context);
  addAccountListRoutes(app, context);
  addAccountDataRoutes(app, context, options);
  addKeyRoutes(app, context, options.keys);
  addChannelReadRoutes(app, context);
  addChannelWriteRoutes(app, context);
  addChannelGifRoutes(app, context);
  addChannelTagRoutes(app, context);
  addArtistRoutes(app, context);
  addGifAdminRoutes(app, context);
  addLibraryRoutes(app, context);
  addGifTagRoutes(app, context);
  addAliasRoutes(app, context, options.aliases);
  addModerationRoutes(app, context);
  addModerationQueueRoutes(app, context);
  addBlockedPictureRoutes(app, context);
  addReportRoutes(app, context, options.reportGif);
  addDashboardRoutes(app, context, options);
  addSearchReportRoutes(app, context);
  addSharingRoutes(app, context);
  addSiteRoutes(app, context);
  addSearchTermRoutes(app, context);
  addStoryRoutes(app, context);
  addTrendingStoryRoutes(app, context);
  addStoryWriteRoutes(app, context);
  addStoryByIdRoute(app, context);
  addScheduleRoutes(app, context);
  addSearchServiceRoutes(app, context);
  addTrimRoutes(app, context);
  addUploadRoutes(app, context, pictureHashes);
  addOwnUploadRoutes(app, context);
  addUploadProgressRoutes(app, context);
  addPredictionRoutes(app, context, pictureHashes);
  return {
    pictureHashes,
    completeHiding: () => completeHiding(context, { now: clock(), onError: options.onError }),
  };
}
