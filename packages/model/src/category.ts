import type { Gif } from './gif.ts';

/** A subject that GIFs are filed under, with the subjects inside it. */
export interface Category {
  readonly name: string;
  /** The name as it stands in a path: `gifs/categories/{name_encoded}`. */
  readonly name_encoded: string;
  readonly gif?: Gif | undefined;
  readonly subcategories: readonly Category[];
}
