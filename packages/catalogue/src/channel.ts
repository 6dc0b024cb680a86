/** A collection of items; the server shows it as their creator. */
export interface CatalogueChannel {
  readonly slug: string;
  readonly display_name?: string;
  readonly description: string;
  /** File name relative to `media/`; undefined for a default avatar. */
  readonly avatar?: string;
  readonly is_public: boolean;
  readonly is_verified: boolean;
  readonly suppress_chrome: boolean;
  /** Slug of the parent; null at the top level. */
  readonly parent: string | null;
  /** Topics. A subchannel has no items of its own: it contains the items of its parent that have one of these tags. */
  readonly tags: readonly string[];
}
