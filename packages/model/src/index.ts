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
export type { GifEvent, GifEventType, LayoutType, TileBox, Track } from './gif-event.ts';
export type { FetchGifs, GifResult, GifsResult, PageOptions, Pagination } from './page.ts';
export type { PingbackAttributes, PingbackEvent } from './pingback.ts';
export type { Provider, SdkInfoMode } from './provider.ts';
export { giphy, localProvider } from './providers.ts';
export {
  type Images,
  MOVING_RENDITIONS,
  type MovingRenditionName,
  type Rendition,
  type RenditionName,
  type StillRenditionName,
} from './rendition.ts';
export type { User } from './user.ts';
export type { Captions, GifVideo, VideoAsset } from './video.ts';
