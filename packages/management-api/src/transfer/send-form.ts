import type { Progress } from './progress.ts';

/** Makes a `fetch` that sends a form and tells how much of it has gone. */
export type SendForm = (send: typeof fetch, onProgress: (progress: Progress) => void) => typeof fetch;
