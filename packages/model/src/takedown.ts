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
