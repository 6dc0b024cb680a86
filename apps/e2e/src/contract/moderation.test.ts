import type { ManagementClient } from '@zoetrope/management-api';
import type { Gif } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { downloadRendition } from './download-rendition.ts';
import { EVERYWHERE, NOWHERE, publicView } from './public-view.ts';
import { moderationAction, moderationUndo, ownUpload, queuedGif } from './shapes/gif-admin.ts';
import { cursorPageOf } from './shapes/lists.ts';
import { SMALL_GIF } from './small-gif.ts';
import { signedIn, visitor } from './users.ts';

const publicApi = publicView();
let moderator: ManagementClient;
let owner: ManagementClient;

beforeAll(async () => {
  moderator = await signedIn('mo');
  owner = await signedIn('art');
});

describe('the queue', () => {
  it('has a GIF that is held back, with pictures that its moderators and uploader see, until it is approved', async () => {
    const title = `Held back ${Date.now()}`;
    const { id, moderation_status } = await owner.uploadGif({ file: SMALL_GIF, channel: 'looplab', title });
    expect(moderation_status).toBe('approved');
    const reason = 'quality';
    const message = 'Please send a sharper one.';
    const held = moderationAction.parse(
      await moderator.moderateGifs({ gif_ids: [id], status: 'pending', reason, message }),
    );
    expect(held).toMatchObject({ action: 'pending', gifs: [{ gif_id: id, reason }], message, moderator: 'mo' });
    expect(await publicApi.visibility({ id, title })).toEqual(NOWHERE);

    const queue = cursorPageOf(queuedGif).parse(await moderator.getModerationQueue({ limit: 100 }));
    const queued = queue.data.find(({ gif }) => gif.id === id);
    expect(queued).toMatchObject({ reason, message, uploader: { username: 'art' } });
    const uploads = cursorPageOf(ownUpload).parse(await owner.getOwnUploads({ limit: 1 }));
    expect(uploads.data).toMatchObject([{ gif: { id }, moderation_status: 'pending', reason, message }]);
    for (const gif of [queued?.gif, uploads.data[0]?.gif]) {
      expect((await downloadRendition(gif as Gif, 'fixed_width')).size).toBeGreaterThan(100);
    }

    const undone = moderationUndo.parse(await moderator.undoModeration({ id: held.id }));
    expect(undone).toMatchObject({ action: { undoes: held.id, gifs: [{ gif_id: id }] }, skipped: [] });
    expect(await publicApi.visibility({ id, title })).toEqual(EVERYWHERE);
    const trail = cursorPageOf(moderationAction).parse(await moderator.getModerationActions({ gif_id: id }));
    expect(trail.data.map(({ action }) => action)).toEqual(['undone', 'pending']);
    await owner.deleteGif({ id });
  });

  it('is for moderators, and uploads are listed for signed-in users only', async () => {
    await expect(owner.getModerationQueue()).rejects.toMatchObject({ status: 403 });
    await expect(owner.getModerationActions()).rejects.toMatchObject({ status: 403 });
    await expect(owner.undoModeration({ id: '1' })).rejects.toMatchObject({ status: 403 });
    await expect(owner.moderateGifs({ gif_ids: ['x'], status: 'approved' })).rejects.toMatchObject({ status: 403 });
    await expect(visitor().getOwnUploads()).rejects.toMatchObject({ status: 401 });
  });
});
