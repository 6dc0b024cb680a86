import type { GifEvent, PingbackEvent } from '@zoetrope/model';

export interface WireContext {
  /** Time of the event, in milliseconds since 1970. */
  readonly now: number;
  /** The viewer id, 16 characters. */
  readonly viewerId: string;
  /** The application's own id of its user. The event's `userId` takes precedence. */
  readonly userId?: string | undefined;
  /** Marks the event as a test. */
  readonly logging?: boolean | undefined;
  /** Absent if the collector does not accept ids (`Provider.eventIds`). */
  readonly eventId?: string | undefined;
}

/**
 * Converts an event of a widget into the collector's format. Unknown fields are undefined, so JSON omits them. Returns
 * undefined for a GIF without a payload if the collector accepts only events with one.
 */
export function toPingbackEvent(event: GifEvent, context: WireContext): PingbackEvent | undefined {
  const payload = event.gif.analytics_response_payload || undefined;
  if (!payload && !context.eventId) return undefined;
  return {
    ts: context.now,
    action_type: event.type,
    event_type: event.eventType,
    user_id: context.viewerId,
    logged_in_user_id: event.userId || context.userId || undefined,
    analytics_response_payload: payload && context.logging ? `${payload}&mode=verification` : payload,
    gif_id: payload ? undefined : event.gif.id,
    // `JSON.stringify(undefined)` is undefined.
    attributes: { position: JSON.stringify(event.position), layout_type: event.layoutType },
    event_id: context.eventId,
  };
}
