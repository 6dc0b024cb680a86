import type { Gif } from './gif.ts';

/** A category of GIFs, with its subcategories. */
export interface Category {
  /** The name to show, such as `actions`, or `#hello` from a service of Tenor's API. */
  readonly name: string;
  /** The name in paths: `gifs/categories/{name_encoded}`. */
  readonly name_encoded: string;
  readonly gif?: Gif | undefined;
  /** The search that the category stands for, from services whose categories have no lists of their own. */
  readonly search_term?: string | undefined;
  /** URL of an image for the category, from services that send one instead of a GIF. */
  readonly image?: string | undefined;
  readonly subcategories: readonly Category[];
}
