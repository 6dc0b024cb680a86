/** The creator of a GIF. */
export interface User {
  readonly username: string;
  readonly display_name?: string | undefined;
  /** As sent by the provider; display `attributionName(user)` instead. */
  readonly attribution_display_name?: string | undefined;
  readonly avatar_url?: string | undefined;
  readonly profile_url?: string | undefined;
  /** Creators who are not public are never displayed. */
  readonly is_public: boolean;
  readonly is_verified: boolean;
  /** Whether the creator wants no attribution. */
  readonly suppress_chrome: boolean;
}
