import type { ManagementAuth } from '../auth.ts';
import { sendByXhr, type Xhr } from './send-by-xhr.ts';
import type { SendForm } from './send-form.ts';
import { sendPlain } from './send-plain.ts';
import { sendStream } from './send-stream.ts';

/** The parts of a global scope that tell where we are. */
export interface Surroundings {
  readonly XMLHttpRequest?: (new () => Xhr) | undefined;
  readonly document?: unknown;
  readonly WorkerGlobalScope?: unknown;
}

/** How progress can be told here, without a token being carried elsewhere (docs/decisions/upload-progress.md). */
export function defaultSendForm(
  auth: ManagementAuth | undefined,
  scope: Surroundings = globalThis as Surroundings,
): SendForm {
  const { XMLHttpRequest: Request, document, WorkerGlobalScope } = scope;
  if (Request && !(auth && 'token' in auth)) return sendByXhr(() => new Request());
  return document || WorkerGlobalScope ? sendPlain : sendStream;
}
