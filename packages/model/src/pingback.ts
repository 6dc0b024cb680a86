import type { GifEventType, LayoutType } from './gif-event.ts';

/** An event as sent to the collector. */
export interface PingbackEvent {
  /** When it happened, in milliseconds since 1970. */
  readonly ts: number;
  readonly action_type: GifEventType;
  /** The viewer id, 16 characters. */
  readonly user_id: string;
  /** Copied from the GIF. Undefined only for collectors that accept events without it (`Provider.eventIds`). */
  readonly analytics_response_payload?: string | undefined;
  /** The GIF of an event without a payload. */
  readonly gif_id?: string | undefined;
  readonly event_type?: string | undefined;
  /** The application's own id of the user, if known. */
  readonly logged_in_user_id?: string | undefined;
  /** `position` is a `TileRect` as JSON. */
  readonly attributes?: PingbackAttributes | undefined;
  /** UUID v7, created when the event is queued, so that the collector can deduplicate it. */
  readonly event_id?: string | undefined;
}

export interface PingbackAttributes {
  readonly position?: string | undefined;
  readonly layout_type?: LayoutType | undefined;
  readonly [name: string]: string | undefined;
}
