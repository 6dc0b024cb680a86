// Types of the arguments and results of management calls. The main entry point has the types of their entities.
export type {
  Account,
  AccountChange,
  AccountData,
  AccountDeletion,
  AccountListArgs,
  AccountQuota,
  Artist,
  EndedSessions,
  ListedAccount,
  Quota,
  QuotaChange,
  Role,
  StoredRow,
  UploadsChoice,
  ViewCount,
} from './management/account.ts';
export type { ApiKey, ApiKeyDraft } from './management/api-key.ts';
export type {
  ChannelChange,
  ChannelDraft,
  ChannelGif,
  ChannelGifs,
  MagicTagDraft,
  RankedTagChange,
  RankedTagDraft,
} from './management/channel-draft.ts';
export type { Dashboard, DashboardDay, DependencyStates, StorageUse } from './management/dashboard.ts';
export type {
  ExtendedGifMetadata,
  GifAnalyticType,
  GifMetadata,
  GifUpdate,
  TrendingGif,
} from './management/gif-admin.ts';
export type {
  GifLanguageTags,
  RelatedGifTag,
  TagAlias,
  TagAliasChange,
  TagAliasDraft,
  TagCount,
  TagPrediction,
  TagSuggestion,
} from './management/gif-tags.ts';
export type {
  BulkDeletionRequest,
  BulkEditRequest,
  BulkItemResult,
  BulkResult,
  LibraryArgs,
  LibraryItem,
} from './management/library.ts';
export type { CursorPage, List, OffsetPage } from './management/lists.ts';
export type {
  BlockedPicture,
  BlockedPicturesArgs,
  BulkModerationRequest,
  DismissalRequest,
  DuplicateGif,
  GifReportRequest,
  GifReportsArgs,
  Moderation,
  ModerationAction,
  ModerationActionsArgs,
  ModerationActionType,
  ModerationQueueArgs,
  ModerationReason,
  ModerationRequest,
  ModerationStatus,
  ModerationUndo,
  OwnUpload,
  QueuedGif,
  ReportedGif,
  TakedownsArgs,
  TakenDownGif,
  UnblockRequest,
  UploadedGif,
} from './management/moderation.ts';
export type { PasswordReset, Registration, RegistrationRequest } from './management/registration.ts';
export type { ScheduleActivity, ScheduleEntry, ScheduleRequest } from './management/schedule.ts';
export type { SearchServiceGif, SearchServiceQuery } from './management/search-service.ts';
export type { Credentials, LoginCheck, Session } from './management/session.ts';
export type {
  Build,
  Instashare,
  SearchTermModeration,
  SearchTermModerationRequest,
  TrendingSearch,
} from './management/site.ts';
export type { StoryContent, StoryDraft, TrendingStoryEntry } from './management/story-draft.ts';
export type { UploadProgress } from './management/upload-progress.ts';
export type { StoredSearchReport } from './search-report.ts';
export type { Takedown } from './takedown.ts';
