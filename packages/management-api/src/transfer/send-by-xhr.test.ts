import { describe, expect, it } from 'vitest';
import { sendByXhr, type Xhr } from './send-by-xhr.ts';

/** Does what it is told to, as a browser would. */
function fakeXhr(play: (xhr: Xhr & { status: number; response: unknown }) => void) {
  const calls: string[] = [];
  const xhr = {
    responseType: '',
    withCredentials: false,
    response: null as unknown,
    status: 0,
    statusText: '',
    upload: { onprogress: null } as Xhr['upload'],
    onload: null as Xhr['onload'],
    onerror: null as Xhr['onerror'],
    onabort: null as Xhr['onabort'],
    open: (method: string, url: string) => calls.push(`${method} ${url}`),
    setRequestHeader: (name: string, value: string) => calls.push(`${name}: ${value}`),
    getAllResponseHeaders: () => 'content-type: application/json\r\nx-request-id: r-1\r\n',
    send: () => play(xhr),
    abort() {
      calls.push('abort');
      xhr.onabort?.();
    },
  };
  return { xhr, calls };
}

const form = () => {
  const data = new FormData();
  data.append('file', new Blob(['GIF89a']));
  return data;
};
const noFetch: typeof fetch = () => Promise.reject(new Error('not by fetch'));

describe('sendByXhr', () => {
  it('tells how much has gone, and gives the answer as fetch would', async () => {
    const { xhr, calls } = fakeXhr((each) => {
      each.upload.onprogress?.({ loaded: 3, total: 6, lengthComputable: true });
      each.upload.onprogress?.({ loaded: 6, total: 0, lengthComputable: false });
      each.status = 201;
      each.response = new TextEncoder().encode('{"id":"cat"}').buffer;
      each.onload?.();
    });
    const steps: unknown[] = [];
    const send = sendByXhr(() => xhr)(noFetch, (step) => steps.push(step));
    const init = { method: 'POST', headers: { 'X-CSRFToken': 'c' }, credentials: 'include', body: form() } as const;
    const answer = await send('/api/v1/gifs/', init);
    expect([answer.status, answer.headers.get('x-request-id'), await answer.json()]).toEqual([
      201,
      'r-1',
      { id: 'cat' },
    ]);
    expect(steps).toEqual([
      { loaded: 3, total: 6 },
      { loaded: 6, total: undefined },
    ]);
    expect(calls).toEqual(['POST /api/v1/gifs/', 'x-csrftoken: c']);
    expect(xhr.withCredentials).toBe(true);
  });

  it('gives an answer without a body for 204', async () => {
    const { xhr } = fakeXhr((each) => {
      each.status = 204;
      each.response = new ArrayBuffer(0);
      each.onload?.();
    });
    const answer = await sendByXhr(() => xhr)(noFetch, () => {})('/', { body: form() });
    expect([answer.status, answer.body]).toEqual([204, null]);
  });

  it('rejects as fetch does when the connection breaks', async () => {
    const { xhr } = fakeXhr((each) => each.onerror?.());
    await expect(sendByXhr(() => xhr)(noFetch, () => {})('/', { body: form() })).rejects.toThrow(TypeError);
  });

  it('ends at an abort, with its reason, and lets go of the signal', async () => {
    const controller = new AbortController();
    const { xhr, calls } = fakeXhr(() => controller.abort('closed'));
    const send = sendByXhr(() => xhr)(noFetch, () => {});
    await expect(send('/', { body: form(), signal: controller.signal })).rejects.toBe('closed');
    await expect(send('/', { body: form(), signal: controller.signal })).rejects.toBe('closed');
    expect(calls.filter((call) => call === 'abort')).toHaveLength(1);
  });

  it('leaves what is no form to fetch', async () => {
    const send = sendByXhr(() => {
      throw new Error('no XMLHttpRequest for this');
    })(
      () => Promise.resolve(new Response('by fetch')),
      () => {},
    );
    expect(await (await send('/', {})).text()).toBe('by fetch');
  });
});
