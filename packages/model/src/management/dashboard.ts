/** The state of a server: its contents, its storage, its events and its dependencies. */
export interface Dashboard {
  /** The public items. */
  readonly items: {
    readonly gif: number;
    readonly sticker: number;
    readonly video: number;
    readonly text: number;
  };
  /** GIFs that wait for approval. At most 10,000 are counted. */
  readonly waiting: number;
  /** GIFs with open reports. At most 10,000 are counted. */
  readonly reported: number;
  /** At most 10,000 are counted. */
  readonly accounts: number;
  readonly storage: {
    readonly uploads: StorageUse;
    /** Undefined if a bucket stores them. */
    readonly renditions?: StorageUse | undefined;
  };
  /** The last 14 days, oldest first. */
  readonly days: readonly DashboardDay[];
  readonly dependencies: DependencyStates;
}

export interface StorageUse {
  readonly items: number;
  readonly bytes: number;
  /** Whether a sample was measured, because there are many files. */
  readonly is_estimate: boolean;
}

/** The stored events of a day. */
export interface DashboardDay {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly seen: number;
  readonly hover: number;
  readonly click: number;
  readonly start: number;
}

/** As in the response of `/readyz`. Missing ones are not configured. */
export interface DependencyStates {
  readonly database: 'ok' | 'read-only' | 'unavailable';
  readonly replica?: 'ok' | 'behind' | 'promoted' | 'unavailable' | undefined;
  readonly storage: 'ok' | 'storage-full' | 'storage-unavailable';
  readonly ffmpeg: 'ok' | 'missing';
  readonly log?: 'ok' | 'full' | 'unavailable' | undefined;
  readonly limits?: 'ok' | 'unavailable' | undefined;
}
