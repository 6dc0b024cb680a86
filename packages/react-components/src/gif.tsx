export { Gif } from './gif/gif.tsx';
export { type GifLabels, gifLabels } from './gif/gif-labels.ts';
export type { GifProps } from './gif/gif-props.ts';
export { tileAttributes } from './gif/tile-attributes.ts';
export type { GifCallbacks, GifOverlayProps, Motion } from './gif/tile-props.ts';
