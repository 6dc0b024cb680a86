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

/** A tag that is replaced by another wherever it is written, and found by searches as if it were that. */
export interface TagAlias {
  /** In lower case, without punctuation. */
  readonly alias: string;
  /** The tag that replaces it. */
  readonly tag: string;
  /** The number of public GIFs with the tag. */
  readonly gifs: number;
  /** The number of public GIFs that still have the alias as a tag. */
  readonly unchanged: number;
  /** A user name. Undefined for an imported alias. */
  readonly added_by?: string | undefined;
  /** ISO 8601. */
  readonly added_at: string;
}

export interface TagAliasDraft {
  /** At most 50 characters. */
  readonly alias: string;
  /** At most 50 characters. */
  readonly tag: string;
}

/** What adding an alias has changed. */
export interface TagAliasChange {
  readonly alias: string;
  readonly tag: string;
  /** The number of GIFs that this call has changed, at most 1,000. */
  readonly changed: number;
  /** False if other GIFs still have the alias: repeat the call. */
  readonly is_complete: boolean;
  /** Id of the edit in the audit trail, which can be undone. Undefined if no GIF was changed. */
  readonly edit_id?: string | undefined;
}
