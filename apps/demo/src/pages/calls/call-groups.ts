import type { Call, CallGroup } from './call.ts';
import { GIF_CALLS } from './table/gif-calls.ts';
import { CATEGORY_CALLS, WORD_CALLS } from './table/list-calls.ts';
import { EMOJI_CALLS, FURTHER_CALLS } from './table/other-calls.ts';

/** Every call of the public client. */
export const CALL_GROUPS: readonly CallGroup[] = [GIF_CALLS, WORD_CALLS, CATEGORY_CALLS, EMOJI_CALLS, FURTHER_CALLS];

export const CALLS: readonly Call[] = CALL_GROUPS.flatMap(({ calls }) => calls);

/** Names a call in the address of the page; two calls share the name `gifs`. */
export function callId({ name, parameters }: Call): string {
  const isByCategory = name === 'gifs' && parameters.some((parameter) => parameter.name === 'subcategory');
  return isByCategory ? 'gifs-of-category' : name;
}
