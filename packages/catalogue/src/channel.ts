/** A collection that publishes items; the service shows it as their creator. */
export interface CatalogueChannel {
  readonly slug: string;
  readonly display_name?: string;
  readonly description: string;
  /** File name relative to `media/`; absent for the channel that gets a default avatar. */
  readonly avatar?: string;
  readonly is_public: boolean;
  readonly is_verified: boolean;
  readonly suppress_chrome: boolean;
  /** Slug of the channel above; null at the top. */
  readonly parent: string | null;
  /** What it is about. A channel with a parent has no items of its own: it gathers those of the parent with one of these. */
  readonly tags: readonly string[];
}
