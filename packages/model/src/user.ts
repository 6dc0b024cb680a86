/** The creator of a GIF, as it is shown in an attribution (spec §3). */
export interface User {
  readonly username: string;
  readonly display_name?: string | undefined;
  /** As the provider sends it; what is shown is `attributionName(user)`. */
  readonly attribution_display_name?: string | undefined;
  readonly avatar_url?: string | undefined;
  readonly profile_url?: string | undefined;
  /** A creator who is not public is never shown (spec §6). */
  readonly is_public: boolean;
  readonly is_verified: boolean;
  /** Asks for no attribution at all (spec §6). */
  readonly suppress_chrome: boolean;
}
