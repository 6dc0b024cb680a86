import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makePicture } from '../../../testing/management/make-media.ts';
import { createManagementService } from '../../../testing/management/management-service.ts';
import { multipart } from '../../../testing/management/multipart.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';

it('rejects an upload whose channel was deleted while its file was processed, and stores nothing of it', async () => {
  const database = await openTestDatabase();
  let isProcessing = false;
  const service = await createManagementService(database, {
    // Called when the file is processed.
    async findFfmpeg() {
      if (!isProcessing) return undefined;
      isProcessing = false;
      expect((await service.as('art')('DELETE', '/api/v4/channels/short-lived')).status).toBe(204);
      return undefined;
    },
  });
  onTestFinished(() => service.close());
  const draft = { slug: 'short-lived', display_name: 'Short-lived', parent: 'zoo' };
  expect((await service.as('art')('POST', '/api/v4/channels', { body: draft })).status).toBe(201);
  const body = multipart({ channel: 'short-lived', title: 'A homeless quokka', file: await makePicture('gif') });
  isProcessing = true;
  expect(await service.as('art')('POST', '/api/v1/gifs', { body })).toMatchObject({
    status: 404,
    body: { code: 'not-found', parameter: 'channel' },
  });
  expect(isProcessing).toBe(false);
  const added = database.db.selectFrom('items').select('id').where('added_by', 'is not', null);
  expect(await added.execute()).toEqual([]);
  expect((await readdir(join(service.dataFolder, 'uploads'))).filter((name) => name !== 'unfinished')).toEqual([]);
});
