/** A GIF that is to be removed, and why (spec §3). */
export interface TakedownItem {
  readonly gif_id: string;
  readonly reason: string;
}

export interface TakedownRequest {
  readonly takedowns: readonly TakedownItem[];
  /** Whether the owners of the GIFs are told by mail. */
  readonly send_email: boolean;
  readonly note?: string | undefined;
}
