import { bubble } from './bubble.ts';
import { burst } from './burst.ts';
import { hop } from './hop.ts';
import { neon } from './neon.ts';
import { rainbow } from './rainbow.ts';
import { retro } from './retro.ts';
import type { TextStyle } from './text-style.ts';

/** In the order of responses. */
export const TEXT_STYLES: readonly TextStyle[] = [hop, burst, neon, rainbow, bubble, retro];
