export type {
  Channel,
  FetchGifs,
  Gif as GifData,
  GifEvent,
  GifsResult,
  PageRequest,
  Provider,
  Rating,
  Rendition,
  Track,
  User,
} from '@zoetrope/model';
export { Carousel } from './carousel/carousel.tsx';
export { carouselAttributes } from './carousel/carousel-attributes.ts';
export { type CarouselLabels, carouselLabels } from './carousel/carousel-labels.ts';
export type { CarouselProps } from './carousel/carousel-props.ts';
export { Gif } from './gif/gif.tsx';
export { type GifLabels, gifLabels } from './gif/gif-labels.ts';
export type { GifProps } from './gif/gif-props.ts';
export { tileAttributes } from './gif/tile-attributes.ts';
export type { GifCallbacks, GifOverlayProps, Motion } from './gif/tile-props.ts';
export { Grid } from './grid/grid.tsx';
export { gridAttributes } from './grid/grid-attributes.ts';
export type { GridHandle, GridProps, GridSnapshot, ScrollToOptions } from './grid/grid-props.ts';
export type { Columns } from './layout/column-count.ts';
export { type ListLabels as GridLabels, listLabels as gridLabels } from './list/list-labels.ts';
export { TrackProvider, type TrackProviderProps } from './tracking/track-context.tsx';
export type { PausedBy, Playback, VideoStatus } from './video/playback.ts';
export { Video } from './video/video.tsx';
export type { VideoLabels } from './video/video-labels.ts';
export type { VideoOverlayProps, VideoProps } from './video/video-props.ts';
