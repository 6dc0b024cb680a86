/** The name of a server and, for administrators, its versions. */
export interface Build {
  readonly name: string;
  /** For administrators only. */
  readonly version?: string | undefined;
  /** Version of Node.js, for administrators only. */
  readonly node?: string | undefined;
  /** Whether the demo accounts can sign in. */
  readonly is_demo: boolean;
  /** Whether there is an admin. The set-up token of the server makes the first one. */
  readonly has_admin: boolean;
}

/** A frequent search term. Those with which the trending searches of a new server begin are not counted. */
export interface TrendingSearch {
  readonly term: string;
  /** Searches, with a lower weight for older ones; not an integer. */
  readonly count: number;
}

/** A moderator's decision whether a term may be in the trending searches. */
export interface SearchTermModerationRequest {
  /** 1 to 200 characters; case and punctuation do not matter. */
  readonly term: string;
  /** `rejected` removes the term and stops counting it; `approved` counts it again. */
  readonly status: 'approved' | 'rejected';
  /** At most 500 characters, for other moderators. */
  readonly note?: string | undefined;
}

export interface SearchTermModeration extends SearchTermModerationRequest {
  /** Username of the moderator. */
  readonly moderator: string;
  /** ISO 8601. */
  readonly moderated_at: string;
}

/** A GIF to send by email. */
export interface Instashare {
  readonly gif_id: string;
  /** An email address. */
  readonly to: string;
}
