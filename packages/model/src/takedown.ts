/** A GIF to remove, and the reason. */
export interface TakedownItem {
  readonly gif_id: string;
  readonly reason: string;
}

export interface TakedownRequest {
  readonly takedowns: readonly TakedownItem[];
  /** Whether the owners of the GIFs are notified by email. */
  readonly send_email: boolean;
  readonly note?: string | undefined;
}

/** A GIF that has been taken down. */
export interface Takedown {
  readonly gif_id: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly taken_down_at: string;
  /** Whether its owner was notified by email. */
  readonly mailed: boolean;
}
