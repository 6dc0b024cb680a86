import type { BaseManagementClient, ManagementOptions } from './base-management-client.ts';
import { createBaseManagementClient } from './create-base-management-client.ts';
import { addApiKey, getApiKeys, revokeApiKey } from './resources/api-keys.ts';
import { getArtists, getSpotifyArtist } from './resources/artists.ts';
import { getBlockedPictures, unblockPictures } from './resources/blocked-pictures.ts';
import { addChannelGifs, getChannelGifs, removeChannelGifs } from './resources/channel-gifs.ts';
import {
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
import { getBuild, getDashboard, getDashboardTrendingSearches, moderateSearchTerm } from './resources/dashboard.ts';
import {
  getExtendedGifMetadata,
  getGifMetadata,
  getTrendingGifs,
  moderateGif,
  sendGifAnalytic,
  updateGif,
} from './resources/gif-admin.ts';
import { dismissGifReports, getGifReports, reportGif } from './resources/gif-reports.ts';
import {
  addLanguageTags,
  getBulkLanguageTags,
  getRelatedGifTags,
  getTagCounts,
  getTagSuggestions,
  getTagTranslations,
  predictTags,
  removeLanguageTags,
} from './resources/gif-tags.ts';
import { deleteGifs, editGifs, getLibrary, undoGifEdit } from './resources/library.ts';
import { createMagicTag, deleteMagicTag } from './resources/magic-tags.ts';
import { trim } from './resources/media.ts';
import { getModerationActions, getModerationQueue, moderateGifs, undoModeration } from './resources/moderation.ts';
import { createRankedTag, deleteRankedTag, updateRankedTag } from './resources/ranked-tags.ts';
import { confirmRegistration, register, resendConfirmation, resetPassword } from './resources/registration.ts';
import { deleteScheduled, getSchedule, getScheduleActivity, scheduleGifs } from './resources/scheduler.ts';
import { getSearchReports, reportSearch } from './resources/search-reports.ts';
import { searchService, searchServiceCsv } from './resources/search-service.ts';
import { checkLogin, signIn, signOut } from './resources/session.ts';
import { instashare } from './resources/sharing.ts';
import {
  deleteStory,
  getPartnerArtistStories,
  getStory,
  getStoryBySlug,
  getUserStories,
  saveStory,
} from './resources/stories.ts';
import { addTagAlias, deleteTagAlias, getTagAliases } from './resources/tag-aliases.ts';
import { getTakedowns, takedown } from './resources/takedown.ts';
import { addTrendingStory, deleteTrendingStory, getTrendingStories } from './resources/trending-stories.ts';
import { deleteGif, getOwnUploads, getUploadProgress, uploadGif } from './resources/uploads.ts';
import {
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

/** A client with all management calls. */
export type ManagementClient = ReturnType<typeof createManagementClient>;

/**
 * Creates a client with all management calls as methods. For a smaller bundle, use `createBaseManagementClient` and the
 * plain functions.
 *
 * @example
 * const provider = localProvider('https://gifs.example');
 * const client = createManagementClient({ provider, auth: { token: 'my-token' } });
 * await client.moveChannel({ id: 'cats', position: 0, target_channel: null });
 */
export function createManagementClient(options: ManagementOptions) {
  const client = createBaseManagementClient(options);
  const bind =
    <A extends readonly unknown[], R>(call: (client: BaseManagementClient, ...args: A) => R) =>
    (...args: A): R =>
      call(client, ...args);
  return {
    ...client,
    getApiKeys: bind(getApiKeys),
    addApiKey: bind(addApiKey),
    revokeApiKey: bind(revokeApiKey),
    getArtists: bind(getArtists),
    getSpotifyArtist: bind(getSpotifyArtist),
    getChannelGifs: bind(getChannelGifs),
    addChannelGifs: bind(addChannelGifs),
    removeChannelGifs: bind(removeChannelGifs),
    getChannel: bind(getChannel),
    getChannelBySlug: bind(getChannelBySlug),
    getRootChannels: bind(getRootChannels),
    createChannel: bind(createChannel),
    updateChannel: bind(updateChannel),
    deleteChannel: bind(deleteChannel),
    moveChannel: bind(moveChannel),
    getChannelFeed: bind(getChannelFeed),
    getChannelChildren: bind(getChannelChildren),
    getDashboardTrendingSearches: bind(getDashboardTrendingSearches),
    moderateSearchTerm: bind(moderateSearchTerm),
    getBuild: bind(getBuild),
    getDashboard: bind(getDashboard),
    getTrendingGifs: bind(getTrendingGifs),
    getGifMetadata: bind(getGifMetadata),
    getExtendedGifMetadata: bind(getExtendedGifMetadata),
    updateGif: bind(updateGif),
    getLibrary: bind(getLibrary),
    editGifs: bind(editGifs),
    undoGifEdit: bind(undoGifEdit),
    deleteGifs: bind(deleteGifs),
    sendGifAnalytic: bind(sendGifAnalytic),
    moderateGif: bind(moderateGif),
    getModerationQueue: bind(getModerationQueue),
    moderateGifs: bind(moderateGifs),
    getModerationActions: bind(getModerationActions),
    undoModeration: bind(undoModeration),
    getBlockedPictures: bind(getBlockedPictures),
    unblockPictures: bind(unblockPictures),
    reportGif: bind(reportGif),
    getGifReports: bind(getGifReports),
    dismissGifReports: bind(dismissGifReports),
    getTagCounts: bind(getTagCounts),
    getTagSuggestions: bind(getTagSuggestions),
    getTagTranslations: bind(getTagTranslations),
    getBulkLanguageTags: bind(getBulkLanguageTags),
    addLanguageTags: bind(addLanguageTags),
    removeLanguageTags: bind(removeLanguageTags),
    getRelatedGifTags: bind(getRelatedGifTags),
    predictTags: bind(predictTags),
    getTagAliases: bind(getTagAliases),
    addTagAlias: bind(addTagAlias),
    deleteTagAlias: bind(deleteTagAlias),
    createMagicTag: bind(createMagicTag),
    deleteMagicTag: bind(deleteMagicTag),
    trim: bind(trim),
    createRankedTag: bind(createRankedTag),
    updateRankedTag: bind(updateRankedTag),
    deleteRankedTag: bind(deleteRankedTag),
    register: bind(register),
    confirmRegistration: bind(confirmRegistration),
    resendConfirmation: bind(resendConfirmation),
    resetPassword: bind(resetPassword),
    scheduleGifs: bind(scheduleGifs),
    getSchedule: bind(getSchedule),
    getScheduleActivity: bind(getScheduleActivity),
    deleteScheduled: bind(deleteScheduled),
    reportSearch: bind(reportSearch),
    getSearchReports: bind(getSearchReports),
    searchService: bind(searchService),
    searchServiceCsv: bind(searchServiceCsv),
    signIn: bind(signIn),
    signOut: bind(signOut),
    checkLogin: bind(checkLogin),
    instashare: bind(instashare),
    getStory: bind(getStory),
    getStoryBySlug: bind(getStoryBySlug),
    getUserStories: bind(getUserStories),
    getPartnerArtistStories: bind(getPartnerArtistStories),
    saveStory: bind(saveStory),
    deleteStory: bind(deleteStory),
    takedown: bind(takedown),
    getTakedowns: bind(getTakedowns),
    getTrendingStories: bind(getTrendingStories),
    addTrendingStory: bind(addTrendingStory),
    deleteTrendingStory: bind(deleteTrendingStory),
    uploadGif: bind(uploadGif),
    deleteGif: bind(deleteGif),
    getOwnUploads: bind(getOwnUploads),
    getUploadProgress: bind(getUploadProgress),
    getUser: bind(getUser),
    updateUser: bind(updateUser),
    getUsers: bind(getUsers),
    exportUser: bind(exportUser),
    signOutUser: bind(signOutUser),
    deleteUser: bind(deleteUser),
    getUserQuota: bind(getUserQuota),
    setUserQuota: bind(setUserQuota),
    getUserViewCount: bind(getUserViewCount),
    getGifViewCount: bind(getGifViewCount),
  };
}
