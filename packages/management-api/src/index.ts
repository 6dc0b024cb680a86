export type { ManagementAuth, Secret } from './auth.ts';
export type {
  BaseManagementClient,
  Host,
  ManagementCall,
  ManagementCallOptions,
  ManagementOptions,
  SendCallOptions,
  TransferOptions,
} from './base-management-client.ts';
export { createBaseManagementClient } from './create-base-management-client.ts';
export { createManagementClient, type ManagementClient } from './create-management-client.ts';
export type { IdArgs } from './id-args.ts';
export { addApiKey, getApiKeys, revokeApiKey } from './resources/api-keys.ts';
export { type ArtistsArgs, getArtists, getSpotifyArtist } from './resources/artists.ts';
export { getBlockedPictures, unblockPictures } from './resources/blocked-pictures.ts';
export { addChannelGifs, getChannelGifs, removeChannelGifs } from './resources/channel-gifs.ts';
export {
  createChannel,
  deleteChannel,
  getChannel,
  getChannelBySlug,
  getChannelChildren,
  getChannelFeed,
  getRootChannels,
  moveChannel,
  updateChannel,
} from './resources/channels.ts';
export { getBuild, getDashboard, getDashboardTrendingSearches, moderateSearchTerm } from './resources/dashboard.ts';
export {
  type GifIdsArgs,
  getExtendedGifMetadata,
  getGifMetadata,
  getTrendingGifs,
  moderateGif,
  sendGifAnalytic,
  updateGif,
} from './resources/gif-admin.ts';
export { dismissGifReports, getGifReports, reportGif } from './resources/gif-reports.ts';
export {
  addLanguageTags,
  getBulkLanguageTags,
  getRelatedGifTags,
  getTagCounts,
  getTagSuggestions,
  getTagTranslations,
  predictTags,
  removeLanguageTags,
} from './resources/gif-tags.ts';
export { deleteGifs, editGifs, getLibrary, undoGifEdit } from './resources/library.ts';
export { createMagicTag, deleteMagicTag } from './resources/magic-tags.ts';
export { type TrimArgs, trim } from './resources/media.ts';
export {
  getModerationActions,
  getModerationQueue,
  moderateGifs,
  undoModeration,
} from './resources/moderation.ts';
export { createRankedTag, deleteRankedTag, updateRankedTag } from './resources/ranked-tags.ts';
export { confirmRegistration, register, resendConfirmation, resetPassword } from './resources/registration.ts';
export {
  deleteScheduled,
  getSchedule,
  getScheduleActivity,
  type ScheduleArgs,
  scheduleGifs,
} from './resources/scheduler.ts';
export { getSearchReports, reportSearch } from './resources/search-reports.ts';
export { searchService, searchServiceCsv } from './resources/search-service.ts';
export { checkLogin, signIn, signOut } from './resources/session.ts';
export { instashare } from './resources/sharing.ts';
export {
  deleteStory,
  getPartnerArtistStories,
  getStory,
  getStoryBySlug,
  getUserStories,
  type HydrationArgs,
  type PartnerArtistArgs,
  saveStory,
  type UserStoriesArgs,
} from './resources/stories.ts';
export { addTagAlias, deleteTagAlias, getTagAliases } from './resources/tag-aliases.ts';
export { getTakedowns, takedown } from './resources/takedown.ts';
export {
  addTrendingStory,
  deleteTrendingStory,
  getTrendingStories,
  type TrendingStoriesArgs,
} from './resources/trending-stories.ts';
export {
  deleteGif,
  duplicateOf,
  getOwnUploads,
  getUploadProgress,
  type OwnUploadsArgs,
  type UploadArgs,
  uploadGif,
} from './resources/uploads.ts';
export {
  type DeleteUserArgs,
  deleteUser,
  exportUser,
  getGifViewCount,
  getUser,
  getUserQuota,
  getUsers,
  getUserViewCount,
  setUserQuota,
  signOutUser,
  updateUser,
} from './resources/users.ts';
export type { TransferProgress } from './transfer/transfer-progress.ts';
export type { UploadTracker } from './transfer/upload-tracker.ts';
export { PACKAGE_NAME, PACKAGE_VERSION } from './version.ts';
