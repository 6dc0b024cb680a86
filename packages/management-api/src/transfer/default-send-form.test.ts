import { describe, expect, it } from 'vitest';
import { defaultSendForm } from './default-send-form.ts';
import type { Xhr } from './send-by-xhr.ts';
import { sendPlain } from './send-plain.ts';
import { sendStream } from './send-stream.ts';

class NoXhr {
  constructor() {
    throw new Error('a request was begun');
  }
}
const XMLHttpRequest = NoXhr as unknown as new () => Xhr;

describe('defaultSendForm', () => {
  it.each([
    ['in Node.js streams', { token: 't' }, {}, sendStream],
    [
      'in a page with a token keeps to fetch, which refuses redirects',
      { token: 't' },
      { document: {}, XMLHttpRequest },
      sendPlain,
    ],
    [
      'in a service worker, which has no XMLHttpRequest, keeps to fetch',
      { csrfToken: 'c' },
      { WorkerGlobalScope: {} },
      sendPlain,
    ],
  ])('%s [S-9]', (_, auth, scope, way) => {
    expect(defaultSendForm(auth, scope)).toBe(way);
  });

  it('uses XMLHttpRequest in a page whose session is a cookie', async () => {
    const way = defaultSendForm({ csrfToken: 'c' }, { document: {}, XMLHttpRequest });
    const send = way(fetch, () => {});
    await expect(send('/', { body: new FormData() })).rejects.toThrow('a request was begun');
  });
});

describe('sendPlain', () => {
  it('tells of the beginning and of the end', async () => {
    const steps: unknown[] = [];
    const form = new FormData();
    form.append('title', 'cat');
    form.append('file', new Blob(['GIF89a']));
    const send = sendPlain(
      () => Promise.resolve(new Response()),
      (step) => steps.push(step),
    );
    await send('/', { body: form });
    expect(steps).toEqual([
      { loaded: 0, total: 9 },
      { loaded: 9, total: 9 },
    ]);
  });
});
