import type { SendForm } from './send-form.ts';

/** Tells only of the beginning and the end: what `fetch` can do in a browser, where no body is streamed over HTTP/1.1. */
export const sendPlain: SendForm = (send, onProgress) => async (input, init) => {
  const total = init?.body instanceof FormData ? bytesOf(init.body) : undefined;
  onProgress({ loaded: 0, total });
  const response = await send(input, init);
  if (total !== undefined) onProgress({ loaded: total, total });
  return response;
};

/** The files of a form; what goes around them is some hundred bytes. */
function bytesOf(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0);
}
