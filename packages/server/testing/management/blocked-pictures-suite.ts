import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { patternedPicture } from '../patterned-picture.ts';
import type { Call } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

const SLOW_MS = 60_000;

/** The frames of one of several animations. */
const framesOf = (animation: number) => Array.from({ length: 6 }, (_, index) => animation * 10 + index);

/** Pictures that were taken down, and cannot be uploaded again. */
export function describeBlockedPictures({ service, db }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);

  const send = (file: Buffer, title = 'A pattern') =>
    as('art')('POST', '/api/v1/gifs/', { body: multipart({ channel: 'zoo', title, tags: 'pattern', file }) });
  async function upload(file: Buffer, title?: string): Promise<string> {
    const { status, body } = await send(file, title);
    expect([status, body.message]).toEqual([201, undefined]);
    return body.id;
  }
  const takeDown = (id: string) => {
    const takedowns = [{ gif_id: id, reason: 'From a film' }];
    return as('mo')('POST', '/api/v3/content-takedown/takedown', { body: { takedowns, send_email: false } });
  };
  const unblock = (gif_ids: readonly string[]) =>
    as('mo')('POST', '/api/v1/moderation/blocked-pictures/unblock', { body: { gif_ids, note: 'Licensed' } });
  const undo = (id: string) => as('mo')('POST', `/api/v1/moderation/actions/${id}/undo`);
  const blocked = async (query = '') => (await as('mo')('GET', `/api/v1/moderation/blocked-pictures?${query}`)).body;
  const latestAction = async (id: string) =>
    (await as('mo')('GET', `/api/v1/moderation/actions?gif_id=${id}&limit=1`)).body.data[0];
  const deleteUpload = (id: string) => as('art')('DELETE', `/api/v1/gifs/${id}`);
  /** Whether a picture can be uploaded. */
  async function isAccepted(file: Buffer): Promise<boolean> {
    const { status, body } = await send(file);
    if (status === 201) await deleteUpload(body.id);
    else expect(body).toMatchObject({ code: 'conflict', parameter: 'file' });
    return status === 201;
  }

  describe('pictures that were taken down', () => {
    beforeEach(async () => {
      await db().deleteFrom('blocked_pictures').execute();
    });

    it(
      'cannot be uploaded again in another size, format or quality, in part or as a still, also after deletion',
      async () => {
        const id = await upload(await patternedPicture({ frames: framesOf(1) }), 'Pattern one');
        expect((await takeDown(id)).status).toBe(201);
        const copies = {
          same: await patternedPicture({ frames: framesOf(1) }),
          large: await patternedPicture({ frames: framesOf(1), width: 320, height: 240 }),
          stretched: await patternedPicture({ frames: framesOf(1), width: 120, height: 60 }),
          gif: await patternedPicture({ frames: framesOf(1), type: 'gif', width: 64, height: 48 }),
          part: await patternedPicture({ frames: [11, 12, 13] }),
          slower: await patternedPicture({ frames: [10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 15] }),
          still: await patternedPicture({ frames: [14] }),
          colors: await sharp(await patternedPicture({ frames: framesOf(1) }), { animated: true })
            .gif({ colors: 32, effort: 1 })
            .toBuffer(),
        };
        for (const [name, copy] of Object.entries(copies))
          expect([name, await isAccepted(copy)]).toEqual([name, false]);
        expect((await blocked()).data).toMatchObject([
          { gif_id: id, gif: { id, is_removed: true }, title: 'Pattern one', reason: 'From a film' },
        ]);

        expect((await deleteUpload(id)).status).toBe(204);
        expect(await isAccepted(copies.gif)).toBe(false);
        const [{ gif, ...entry }] = (await blocked()).data;
        expect(gif).toBeUndefined();
        expect(entry).toMatchObject({ gif_id: id, title: 'Pattern one' });
        const action = await unblock([id]);
        expect(action).toMatchObject({ status: 201, body: { action: 'unblocked', note: 'Licensed', moderator: 'mo' } });
        expect((await blocked()).data).toEqual([]);
        expect(await isAccepted(copies.gif)).toBe(true);
        expect((await undo(action.body.id)).status).toBe(409);
      },
      SLOW_MS,
    );

    it(
      'do not block other pictures, those with one frame in common, and pictures of one color',
      async () => {
        await takeDown(await upload(await patternedPicture({ frames: framesOf(2) })));
        expect(await isAccepted(await patternedPicture({ frames: framesOf(3) }))).toBe(true);
        // A still that is one of the frames of an animation.
        await takeDown(await upload(await patternedPicture({ frames: [50] })));
        expect(await isAccepted(await patternedPicture({ frames: [50] }))).toBe(false);
        expect(await isAccepted(await patternedPicture({ frames: [50, 51, 52, 53] }))).toBe(true);
        // A title that another animation has too.
        expect(await isAccepted(await patternedPicture({ frames: [20, 51, 52, 53] }))).toBe(true);
        const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c11' } })
          .gif()
          .toBuffer();
        await takeDown(await upload(red));
        expect(await isAccepted(red)).toBe(true);
        expect((await blocked()).data).toHaveLength(2);
      },
      SLOW_MS,
    );

    it(
      'can be uploaded once the takedown is undone or the GIF approved, and not if that is undone',
      async () => {
        const copy = await patternedPicture({ frames: framesOf(6), type: 'gif' });
        const id = await upload(await patternedPicture({ frames: framesOf(6) }));
        await takeDown(id);
        const undone = await undo((await latestAction(id)).id);
        expect(await isAccepted(copy)).toBe(true);
        await undo(undone.body.action.id);
        expect(await isAccepted(copy)).toBe(false);
        await as('mo')('POST', `/api/v1/gifs/${id}/moderation`, { body: { status: 'approved' } });
        expect(await isAccepted(copy)).toBe(true);
        await undo((await latestAction(id)).id);
        expect(await isAccepted(copy)).toBe(false);

        const unblocked = await unblock([id]);
        expect(await isAccepted(copy)).toBe(true);
        expect((await service().request(`/v1/gifs/${id}`)).status).toBe(404);
        expect((await undo(unblocked.body.id)).status).toBe(201);
        expect(await isAccepted(copy)).toBe(false);
        await unblock([id]);
        await deleteUpload(id);
        expect(await db().selectFrom('blocked_pictures').selectAll().execute()).toEqual([]);
      },
      SLOW_MS,
    );

    it('are listed page by page and unblocked all or none, by moderators only', async () => {
      const ids: string[] = [];
      for (const seed of [7, 8, 9]) {
        const id = await upload(await patternedPicture({ frames: framesOf(seed) }));
        ids.unshift(id);
        await takeDown(id);
      }
      const idsOf = (entries: readonly { gif_id: string }[]) => entries.map(({ gif_id }) => gif_id);
      const { data, next_cursor } = await blocked('limit=2');
      const rest = await blocked(`limit=2&next_cursor=${next_cursor}`);
      expect([...idsOf(data), ...idsOf(rest.data)]).toEqual(ids);
      expect(rest.next_cursor).toBe('');

      expect(await unblock([...ids, 'duckling'])).toMatchObject({ status: 404, body: { parameter: 'gif_ids' } });
      expect((await blocked()).data).toHaveLength(3);
      expect((await unblock(ids)).status).toBe(201);
      expect((await blocked()).data).toEqual([]);
      const path = '/api/v1/moderation/blocked-pictures';
      expect((await as('art')('GET', path)).status).toBe(403);
      expect((await as('art')('POST', `${path}/unblock`, { body: { gif_ids: ids } })).status).toBe(403);
      expect((await service().signedOut('GET', path)).status).toBe(401);
    });
  });
}
