import { describe, expect, it } from 'vitest';
import { coarseUploadTracker, defaultUploadTracker, streamingUploadTracker } from './upload-tracker.ts';

describe('defaultUploadTracker', () => {
  it.each([
    ['streams in Node.js', {}, streamingUploadTracker],
    ['uses plain fetch in a page, because XMLHttpRequest follows redirects', { document: {} }, coarseUploadTracker],
    ['uses plain fetch in a worker', { WorkerGlobalScope: {} }, coarseUploadTracker],
  ])('%s [S-9]', (_, scope, tracker) => {
    expect(defaultUploadTracker(scope)).toBe(tracker);
  });
});

describe('coarseUploadTracker', () => {
  it('reports 0 % and 100 %', async () => {
    const steps: unknown[] = [];
    const form = new FormData();
    form.append('title', 'cat');
    form.append('file', new Blob(['GIF89a']));
    const trackedFetch = coarseUploadTracker(
      () => Promise.resolve(new Response()),
      (step) => steps.push(step),
    );
    await trackedFetch('/', { body: form });
    expect(steps).toEqual([
      { loaded: 0, total: 9 },
      { loaded: 9, total: 9 },
    ]);
  });
});
