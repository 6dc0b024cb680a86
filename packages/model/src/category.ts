import type { Gif } from './gif.ts';

/** A category of GIFs, with its subcategories. */
export interface Category {
  readonly name: string;
  /** The name in paths: `gifs/categories/{name_encoded}`. */
  readonly name_encoded: string;
  readonly gif?: Gif | undefined;
  readonly subcategories: readonly Category[];
}
