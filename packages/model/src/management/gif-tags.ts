import type { TagTranslation } from '../tag-translation.ts';

export interface TagCount {
  readonly tag: string;
  /** Visible GIFs that carry it. */
  readonly count: number;
}

/** Tags of one GIF in one language. */
export interface GifLanguageTags extends TagTranslation {
  readonly gif_id: string;
}

/** A tag that is often found beside another. */
export interface RelatedGifTag {
  readonly name: string;
  /** Strength of the relation; higher is closer. */
  readonly score: number;
}

/** A tag that pictures seem to ask for. */
export interface TagPrediction {
  readonly tag: string;
  /** From 0 to 1. */
  readonly score: number;
}
