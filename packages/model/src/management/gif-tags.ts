/** Tags of a GIF in one language. */
export interface TagTranslation {
  readonly tags: readonly string[];
  /** ISO 639-1. */
  readonly lang: string;
}

export interface TagCount {
  readonly tag: string;
  /** Number of visible GIFs with this tag. */
  readonly count: number;
}

/** Tags of one GIF in one language. */
export interface GifLanguageTags extends TagTranslation {
  readonly gif_id: string;
}

/** A tag that often occurs together with another. */
export interface RelatedGifTag {
  readonly name: string;
  /** A higher score is a closer relation. */
  readonly score: number;
}

/** A tag suggested for frames. */
export interface TagPrediction {
  readonly tag: string;
  /** From 0 to 1. */
  readonly score: number;
}

/** A tag suggested for GIFs, because GIFs that look similar have it. */
export interface TagSuggestion extends TagPrediction {
  /** The number of similar GIFs with the tag. */
  readonly gifs: number;
}
