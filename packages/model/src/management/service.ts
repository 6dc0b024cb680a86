/** What runs at the other end. */
export interface Build {
  readonly name: string;
  readonly version: string;
  /** Version of Node.js. */
  readonly node: string;
  /** Whether the seeded accounts of the demo may sign in. */
  readonly is_demo: boolean;
}

/** A term that many look for. */
export interface TrendingSearch {
  readonly term: string;
  /** Searches of late, older ones counting less: no whole number. */
  readonly count: number;
}

/** A GIF and the address it is sent to. */
export interface Instashare {
  readonly gif_id: string;
  /** An e-mail address. */
  readonly to: string;
}
