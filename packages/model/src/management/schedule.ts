import type { Gif, GifType } from '../gif.ts';

/** An entry of the trending scheduler. */
export interface ScheduledGif {
  readonly id: string;
  readonly is_sticker: boolean;
  readonly type: GifType;
}

/** GIFs to schedule from a time on. */
export interface ScheduleRequest {
  /** 1 to 100. */
  readonly gifs: readonly ScheduledGif[];
  /** Milliseconds since 1970, at most a year ahead. */
  readonly timestamp: number;
}

/** A GIF in the trending scheduler. */
export interface ScheduleEntry {
  readonly id: string;
  readonly gif_id: string;
  readonly is_sticker: boolean;
  readonly type: GifType;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly status: 'scheduled' | 'live';
  readonly gif: Gif;
  /** Username of the moderator who scheduled it. */
  readonly scheduled_by: string;
}

/** An event in the history of the schedule. */
export interface ScheduleActivity {
  readonly id: string;
  readonly action: 'scheduled' | 'went-live' | 'removed';
  readonly gif_id: string;
  readonly entry_id: string;
  /** Username of the actor; undefined for automatic events. */
  readonly username?: string | undefined;
  /** ISO 8601. */
  readonly at: string;
}
