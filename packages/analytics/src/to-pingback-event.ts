import type { GifEvent, PingbackEvent } from '@zoetrope/model';

export interface WireContext {
  /** Milliseconds since 1970, when it happened. */
  readonly now: number;
  /** The viewer id, 16 characters. */
  readonly viewerId: string;
  /** The application's own id of its user; an event that names one wins. */
  readonly userId?: string | undefined;
  /** Marks the event as a test for the collector (spec §7). */
  readonly logging?: boolean | undefined;
  /** Absent where the collector does not accept one (`Provider.eventIds`). */
  readonly eventId?: string | undefined;
}

/**
 * A fact of the widgets as the collector takes it; what is not known stays undefined, which JSON leaves out.
 * Undefined for a GIF without a payload where the collector accepts only events with one.
 */
export function toPingbackEvent(event: GifEvent, context: WireContext): PingbackEvent | undefined {
  const payload = event.gif.analytics_response_payload;
  if (!payload && !context.eventId) return undefined;
  return {
    ts: context.now,
    action_type: event.type,
    event_type: event.eventType,
    user_id: context.viewerId,
    logged_in_user_id: event.userId || context.userId || undefined,
    analytics_response_payload: payload && context.logging ? `${payload}&mode=verification` : payload || undefined,
    gif_id: payload ? undefined : event.gif.id,
    // JSON of what is not known is undefined too.
    attributes: { position: JSON.stringify(event.position), layout_type: event.layoutType },
    event_id: context.eventId,
  };
}
