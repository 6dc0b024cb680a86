import { describe, expect, it } from 'vitest';
import { defaultSendForm } from './default-send-form.ts';
import { sendPlain } from './send-plain.ts';
import { sendStream } from './send-stream.ts';

describe('defaultSendForm', () => {
  it.each([
    ['streams in Node.js', {}, sendStream],
    ['keeps to fetch in a page, since XMLHttpRequest follows redirects', { document: {} }, sendPlain],
    ['keeps to fetch in a worker', { WorkerGlobalScope: {} }, sendPlain],
  ])('%s [S-9]', (_, scope, way) => {
    expect(defaultSendForm(scope)).toBe(way);
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
