import type { GifEventType, LayoutType } from './gif-event.ts';

/** One event as it goes over the wire (spec §3, embed shape). */
export interface PingbackEvent {
  /** Milliseconds since 1970, when it happened. */
  readonly ts: number;
  readonly action_type: GifEventType;
  /** The viewer id, 16 characters. */
  readonly user_id: string;
  /** As it came with the GIF. Absent only for a collector that accepts events without it (`Provider.eventIds`). */
  readonly analytics_response_payload?: string | undefined;
  /** The GIF of an event without a payload. */
  readonly gif_id?: string | undefined;
  readonly event_type?: string | undefined;
  /** The application's own id of its user; only when known. */
  readonly logged_in_user_id?: string | undefined;
  /** `position` is a JSON text of a tile box. */
  readonly attributes?: PingbackAttributes | undefined;
  /** UUID v7, made when queued, so that a resend is counted once. */
  readonly event_id?: string | undefined;
}

export interface PingbackAttributes {
  readonly position?: string | undefined;
  readonly layout_type?: LayoutType | undefined;
  readonly [name: string]: string | undefined;
}
