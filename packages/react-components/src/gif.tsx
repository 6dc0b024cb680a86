export { Gif } from './gif/gif.tsx';
export type { GifCallbacks } from './gif/gif-callbacks.ts';
export type { GifLabels } from './gif/gif-labels.ts';
export type { GifProps } from './gif/gif-props.ts';
