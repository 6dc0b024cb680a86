import { toCases } from './call-row.ts';
import { CHANNEL_CALLS } from './channel-calls.ts';
import { GIF_CALLS } from './gif-calls.ts';
import { SITE_CALLS } from './site-calls.ts';
import { STORY_CALLS } from './story-calls.ts';

export const ALL_CALLS = toCases([...SITE_CALLS, ...CHANNEL_CALLS, ...GIF_CALLS, ...STORY_CALLS]);

/** Calls that log a failure instead of rejecting. */
export const LOGGED = ['instashare', 'reportSearch', 'sendGifAnalytic'];
