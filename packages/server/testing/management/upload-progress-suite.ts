import { describe, expect, it } from 'vitest';
import { makePicture } from './make-media.ts';
import { createManagementService } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

export function describeUploadProgress({ service, db }: SuiteContext): void {
  const progressOf = (who: string, id: string) => service().as(who)('GET', `/api/v1/uploads/${id}`);

  describe('upload progress', () => {
    it('returns the rendition being encoded and their number to the sender only, from any process', async () => {
      const started = signal();
      const mayContinue = signal();
      const ffmpeg = {
        async run() {
          started.resolve();
          await mayContinue.promise;
          throw new Error('This encoder produces nothing.');
        },
        probe: async () => undefined,
        delays: async () => [],
      };
      const other = await createManagementService(
        { db: db(), close: async () => {} },
        { findFfmpeg: async () => ffmpeg },
      );
      const form = multipart({ channel: 'zoo', title: 'Slow stripes', file: await makePicture('gif') });
      const upload = other.as('art')('POST', '/api/v1/gifs/?upload_id=slow-1', { body: form });
      await started.promise;
      expect(await progressOf('art', 'slow-1')).toMatchObject({
        status: 200,
        body: { upload_id: 'slow-1', status: 'processing', completed: 1, total: 7, current: 'original.mp4' },
      });
      expect((await progressOf('ada', 'slow-1')).status).toBe(404);
      mayContinue.resolve();
      expect((await upload).status).toBe(201);
      expect((await progressOf('art', 'slow-1')).body).toEqual({
        upload_id: 'slow-1',
        status: 'processed',
        completed: 7,
        total: 7,
      });
      await other.close();
    });

    it('reports the failure of an upload', async () => {
      const form = multipart({ channel: 'zoo', title: 'x', file: Buffer.from('no picture') });
      expect((await service().as('art')('POST', '/api/v1/gifs/?upload_id=broken-1', { body: form })).status).toBe(415);
      expect((await progressOf('art', 'broken-1')).body).toMatchObject({ status: 'failed', completed: 0, total: 0 });
    });

    it('rejects an invalid upload id, and stores no progress for uploads without one', async () => {
      const form = multipart({ channel: 'zoo', title: 'x', file: await makePicture('gif') });
      const rejected = await service().as('art')('POST', '/api/v1/gifs/?upload_id=../etc', { body: form });
      expect(rejected).toMatchObject({ status: 400, body: { parameter: 'upload_id' } });
      expect(await progressOf('art', 'nothing')).toMatchObject({
        status: 404,
        body: { message: 'There is no upload nothing.' },
      });
    });
  });
}

/** A promise that another part of the test resolves. */
function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve };
}
