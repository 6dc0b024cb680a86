import type { ManagementClient, TransferProgress } from '@zoetrope/management-api';
import { ANIMATED_RENDITIONS, type Gif } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { downloadRendition } from './download-rendition.ts';
import { EVERYWHERE, NOWHERE, publicView } from './public-view.ts';
import { uploadedGif } from './shapes/gif.ts';
import { searchServiceResponse } from './shapes/gif-admin.ts';
import { SMALL_GIF } from './small-gif.ts';
import { signedIn, visitor } from './users.ts';

const publicApi = publicView();
let moderator: ManagementClient;
let owner: ManagementClient;
let gif: Gif;

beforeAll(async () => {
  moderator = await signedIn('mo');
  owner = await signedIn('art');
  const { data } = await visitor().getChannelFeed({ id: 'bigmood', limit: 100 });
  gif = data.find(({ type }) => type === 'gif') as Gif;
});

describe('the search service [G-5]', () => {
  it('returns results with their count and related keywords, to moderators only', async () => {
    const found = searchServiceResponse.parse(await moderator.searchService({ q: 'happy', limit: 5 }));
    expect(found.results.length).toBeGreaterThan(0);
    expect(found.count).toBeGreaterThanOrEqual(found.results.length);
    expect(found.gps_keywords.length).toBeGreaterThan(0);
    await expect(owner.searchService({ q: 'happy' })).rejects.toMatchObject({ status: 403 });
  });

  it('finds a GIF that was taken down', async () => {
    await moderator.takedown({ takedowns: [{ gif_id: gif.id, reason: 'test' }], send_email: false });
    const { results } = searchServiceResponse.parse(await moderator.searchService({ q: gif.title, limit: 100 }));
    expect(results.find((result) => result.gif.id === gif.id)?.gif.is_removed).toBe(true);
    await moderator.moderateGif({ id: gif.id, status: 'approved' });
  });

  it('exports search results as CSV', async () => {
    const csv = await moderator.searchServiceCsv({ q: 'happy', limit: 5 });
    expect(csv.type).toMatch(/^text\/csv/);
    const [header, ...rows] = (await csv.text()).split('\r\n');
    expect(header).toBe('id,type,title,tags,rating,channel,is_hidden,is_removed,view_count');
    expect(rows.filter(Boolean)).toHaveLength(5);
  });
});

describe('uploads', () => {
  it('adds a GIF with all renditions, publishes it at once, and deletes it', async () => {
    const title = `Uploaded ${Date.now()}`;
    const steps: TransferProgress[] = [];
    const added = uploadedGif.parse(
      await owner.uploadGif(
        { file: SMALL_GIF, channel: 'looplab', title, tags: ['uploaded', 'loop'], alt_text: 'A test.' },
        { onUploadProgress: (step) => steps.push(step) },
      ),
    );
    expect(added).toMatchObject({ title, tags: ['uploaded', 'loop'], alt_text: 'A test.' });
    expect(steps.at(-1)?.loaded).toBe(steps[0]?.total);
    expect(await publicApi.visibility(added)).toEqual(EVERYWHERE);
    for (const name of ANIMATED_RENDITIONS) expect((await downloadRendition(added, name)).size).toBeGreaterThan(100);
    const feed = await visitor().getChannelFeed({ id: 'looplab', limit: 100 });
    expect(feed.data.map(({ id }) => id)).toContain(added.id);
    await owner.deleteGif({ id: added.id });
    expect(await publicApi.visibility(added)).toEqual(NOWHERE);
    await expect(owner.deleteGif({ id: added.id })).rejects.toMatchObject({ status: 404 });
  });

  it('names the invalid field, and rejects callers without permission', async () => {
    const upload = { file: SMALL_GIF, channel: 'looplab', title: 'x' };
    await expect(owner.uploadGif({ ...upload, title: '' })).rejects.toMatchObject({ body: { parameter: 'title' } });
    await expect(owner.uploadGif({ ...upload, file: new Blob(['not a GIF']) })).rejects.toMatchObject({
      status: expect.toBeOneOf([400, 415]),
      body: { parameter: 'file' },
    });
    await expect(owner.uploadGif({ ...upload, channel: 'bigmood' })).rejects.toMatchObject({ status: 403 });
    await expect(visitor().uploadGif(upload)).rejects.toMatchObject({ status: 401 });
    await expect(moderator.deleteGif({ id: gif.id })).rejects.toMatchObject({
      status: 409,
      message: '@zoetrope/management-api: Only uploads can be deleted. Take this GIF down instead.',
    });
  });

  it('rejects an aborted upload with its reason, and stores nothing', async () => {
    const file = await downloadRendition(gif, 'fixed_width');
    const title = `Aborted ${Date.now()}`;
    const controller = new AbortController();
    const reason = new Error('The user canceled.');
    const upload = owner.uploadGif(
      { file, channel: 'looplab', title },
      { signal: controller.signal, onUploadProgress: () => controller.abort(reason) },
    );
    await expect(upload).rejects.toBe(reason);
    const { results } = await moderator.searchService({ q: title, limit: 100 });
    expect(results.map((result) => result.gif.title)).not.toContain(title);
  });
});
