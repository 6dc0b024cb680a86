/** The name and version of a server. */
export interface Build {
  readonly name: string;
  readonly version: string;
  /** Version of Node.js. */
  readonly node: string;
  /** Whether the demo accounts can sign in. */
  readonly is_demo: boolean;
}

/** A frequent search term. */
export interface TrendingSearch {
  readonly term: string;
  /** Recent searches, with a lower weight for older ones; not an integer. */
  readonly count: number;
}

/** A GIF to send by email. */
export interface Instashare {
  readonly gif_id: string;
  /** An email address. */
  readonly to: string;
}
