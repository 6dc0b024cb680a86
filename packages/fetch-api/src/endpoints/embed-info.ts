import type { embedInfo as call } from '../later/embed-info.ts';
import { loadLater } from '../load-later.ts';

/** Asks a video host whether a film may be embedded, and what it is (E-21). The host learns no key and no viewer id. */
export const embedInfo = (...args: Parameters<typeof call>) => loadLater().then((later) => later.embedInfo(...args));
