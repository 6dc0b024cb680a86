import type { SendForm } from './send-form.ts';
import { sendPlain } from './send-plain.ts';
import { sendStream } from './send-stream.ts';

/** The parts of a global scope that tell where we are. */
export interface Surroundings {
  readonly document?: unknown;
  readonly WorkerGlobalScope?: unknown;
}

/** How progress can be told here, without anything being carried to another origin (docs/decisions/0021-upload-progress.md). */
export function defaultSendForm({ document, WorkerGlobalScope }: Surroundings = globalThis as Surroundings): SendForm {
  return document || WorkerGlobalScope ? sendPlain : sendStream;
}
