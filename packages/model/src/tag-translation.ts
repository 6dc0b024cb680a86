/** Tags of a GIF in one language. */
export interface TagTranslation {
  readonly tags: readonly string[];
  /** ISO 639-1. */
  readonly lang: string;
}
