export { altText } from './alt-text.ts';
export { type FitOptions, SCALE_UP_TOLERANCE, type Size } from './best-fit.ts';
export { type BestRendition, bestRendition } from './best-rendition.ts';
export { bestVideoAsset } from './best-video-asset.ts';
export { type CaptionTrack, captionTracks } from './caption-tracks.ts';
export type { Category } from './category.ts';
export type { Channel, ChannelMove, MagicTag, RankedTag } from './channel.ts';
export type { Clock } from './clock.ts';
export {
  type CompositionKey,
  isCompositionKey,
  isSearchableWhileComposing,
} from './composition.ts';
export { EMBED_CODE_SIZE, type EmbedCodeOptions, embedCode } from './embed-code.ts';
export { type EmbedFrameOptions, embedFrame } from './embed-frame.ts';
export { escapeHtml } from './escape-html.ts';
export {
  type CallToAction,
  type ExternalMedia,
  GIF_FLAGS,
  type Gif,
  type GifFlag,
  type GifFlags,
  type GifType,
  RATINGS,
  type Rating,
} from './gif.ts';
export type { GifEvent, GifEventType, LayoutType, TileRect, Track } from './gif-event.ts';
export { GIF_ID_PATTERN, isGifId } from './gif-id.ts';
export { gifPageUrl } from './gif-page-url.ts';
export { aspectRatio, gifHeight, gifWidth } from './gif-size.ts';
export {
  type AppendedPage,
  appendPage,
  type EndReason,
  type KnownGifs,
  type ListProgress,
  newGifs,
  type ReceivedPage,
} from './list-progress.ts';
export type { TagTranslation } from './management/gif-tags.ts';
export type { ScheduledGif } from './management/schedule.ts';
export type { SearchServiceResponse } from './management/search-service.ts';
export {
  MEDIA_ERR_ABORTED,
  MEDIA_ERR_DECODE,
  MEDIA_ERR_NETWORK,
  MEDIA_ERR_SRC_NOT_SUPPORTED,
  type MediaErrorCode,
  mediaErrorMessage,
} from './media-error.ts';
export type { FetchGifs, GifResult, GifsResult, PageRequest, Pagination } from './page.ts';
export type { PingbackAttributes, PingbackEvent } from './pingback.ts';
export type { ClientType, Provider, SdkInfoMode } from './provider.ts';
export { giphy, klipy, localProvider } from './providers.ts';
export { REDUCED_MOTION } from './reduced-motion.ts';
export {
  ANIMATED_RENDITIONS,
  type AnimatedRenditionName,
  type Images,
  type Rendition,
  type RenditionName,
  type StillRenditionName,
} from './rendition.ts';
export { type RenditionUrlOptions, renditionUrl } from './rendition-url.ts';
export type { ReportCalls, ReportOptions } from './report-calls.ts';
export { safeUrl } from './safe-url.ts';
export type { SearchReport } from './search-report.ts';
export {
  type CopyShare,
  type PopupShare,
  type PopupShareTarget,
  SHARE_POPUPS,
  type ShareLinks,
  type SharePopup,
  type ShareTarget,
  shareLinks,
} from './share-links.ts';
export type { Story, TrendingStory } from './story.ts';
export type { TakedownItem, TakedownRequest } from './takedown.ts';
export type { User } from './user.ts';
export type { Captions, GifVideo, VideoAsset } from './video.ts';
