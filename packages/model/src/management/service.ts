/** What runs at the other end. */
export interface Build {
  readonly name: string;
  readonly version: string;
  /** Version of Node.js. */
  readonly node: string;
}

/** A term that many look for. */
export interface TrendingSearch {
  readonly term: string;
  /** Searches of late. */
  readonly count: number;
}

/** A GIF and the address it is sent to. */
export interface Instashare {
  readonly gif_id: string;
  /** An e-mail address. */
  readonly to: string;
}
