import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createManagementService, type ManagementService } from '../../../testing/management/management-service.ts';
import { multipart } from '../../../testing/management/multipart.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';
import { createFfmpegFinder, input } from '../../media/processing/ffmpeg.ts';

const ffmpeg = await createFfmpegFinder()();

let service: ManagementService;
let folder: string;
beforeAll(async () => {
  service = await createManagementService(await openTestDatabase());
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-clips-'));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** A part of a clip of the catalogue, 160 pixels wide. */
async function cutClip(part: { readonly from: string; readonly seconds: string }): Promise<Buffer> {
  const { file = '' } = catalogue.items.find(({ id }) => id === 'pendulum-waves')?.video?.assets['240p'] ?? {};
  const cut = join(folder, 'cut.mp4');
  const clip = input(fileURLToPath(fileUrl(file)));
  await ffmpeg?.run(['-ss', part.from, ...clip, '-t', part.seconds, '-vf', 'scale=160:-2', cut]);
  return readFile(cut);
}

const upload = (title: string, file: Buffer) =>
  service.as('art')('POST', '/api/v1/gifs', { body: multipart({ channel: 'zoo', title, file }) });

it.runIf(ffmpeg)(
  'refuses a later part of a clip, which its animation does not show, once the clip was taken down',
  async () => {
    const { id } = (await upload('Pendulums', await cutClip({ from: '0', seconds: '9' }))).body;
    const laterPart = await cutClip({ from: '6.5', seconds: '2' });
    expect((await upload('Before the takedown', laterPart)).status).toBe(201);
    await service.as('mo')('POST', '/api/v3/content-takedown/takedown', {
      body: { takedowns: [{ gif_id: id, reason: 'From a film' }], send_email: false },
    });
    expect((await upload('After the takedown', laterPart)).status).toBe(409);
  },
);
