import { describe, expect, it, onTestFinished } from 'vitest';
import { patternedPicture } from '../patterned-picture.ts';
import { makePicture } from './make-media.ts';
import type { Call } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

export function describePrediction({ service, db }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);

  async function upload(title: string, tags: string, file: Buffer): Promise<string> {
    const body = multipart({ channel: 'zoo', title, tags, file });
    const response = await as('art')('POST', '/api/v1/gifs/', { body });
    expect(response.status).toBe(201);
    const { id } = response.body;
    onTestFinished(async () => void (await as('art')('DELETE', `/api/v1/gifs/${id}`)));
    return id;
  }

  describe('tag prediction', () => {
    it('returns the tags of similar pictures, whatever their size and format [G-4]', async () => {
      await upload('Stripes', 'op art', await makePicture('png'));
      const twin = await makePicture('png', { width: 128, height: 96 });
      const predicted = await as('ann')('POST', '/ajax/tags/prediction/', {
        body: multipart({ frames: [twin, twin] }),
      });
      const [best] = predicted.body.data;
      expect(['op art', 'wandering stripes']).toContain(best.tag);
      expect(best.score).toBeGreaterThan(0);
      expect(best.score).toBeLessThanOrEqual(1);
      for (const fields of [{}, { frames: 'text' }, { frames: Array.from({ length: 9 }, () => twin) }]) {
        expect((await as('ann')('POST', '/ajax/tags/prediction/', { body: multipart(fields) })).body.parameter).toBe(
          'frames',
        );
      }
      expect(
        (await as('ann')('POST', '/ajax/tags/prediction/', { body: multipart({ frames: [Buffer.from('none')] }) }))
          .status,
      ).toBe(415);
    });
  });

  describe('tag suggestions', () => {
    const pictureOf = (frame: number, width = 160) => patternedPicture({ frames: [frame], width });
    const suggest = (who: string, ...ids: readonly string[]) =>
      as(who)('GET', `/api/v1/gifs/tag-suggestions?gif_ids=${ids.join(',')}`);
    const tagsIn = (response: Awaited<ReturnType<typeof suggest>>) =>
      response.body.data.map(({ tag }: { tag: string }) => tag);

    it('suggests the tags of similar GIFs, most common first, without those that all of the GIFs have', async () => {
      await upload('First', 'quoll, spotted', await pictureOf(901, 200));
      await upload('Second', 'Quoll, marsupial', await pictureOf(901, 120));
      await upload('Different', 'umbrella', await pictureOf(931));
      const id = await upload('Third', 'Marsupial', await pictureOf(901));
      const response = await suggest('art', id);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const [best] = response.body.data;
      expect(best).toMatchObject({ tag: 'quoll', gifs: 2 });
      expect(best.score).toBeGreaterThan(0);
      expect(best.score).toBeLessThanOrEqual(1);
      expect(tagsIn(response)).toContain('spotted');
      expect(tagsIn(response)).not.toContain('marsupial');
      expect(tagsIn(response)).not.toContain('umbrella');
      // The two have no tag in common.
      const other = await upload('Fourth', 'spotted', await pictureOf(901, 100));
      expect(tagsIn(await suggest('mo', id, other, 'no-such-gif'))).toEqual(
        expect.arrayContaining(['quoll', 'spotted', 'marsupial']),
      );
    });

    it('hashes a picture that has no hash yet, and suggests no tags of GIFs that are not public', async () => {
      const similar = await upload('Seen', 'bettong', await pictureOf(951, 200));
      const id = await upload('New', 'plain', await pictureOf(951));
      await db().deleteFrom('picture_hashes').where('item_id', '=', id).execute();
      expect(tagsIn(await suggest('art', id))).toContain('bettong');
      await as('mo')('POST', `/api/v1/gifs/${similar}/moderation`, { body: { status: 'rejected' } });
      expect(tagsIn(await suggest('art', id))).not.toContain('bettong');
      expect(tagsIn(await suggest('art', similar))).toContain('plain');
    });

    it('is for those who may edit the GIFs, at most 10 at once', async () => {
      expect((await suggest('ann', 'duckling')).status).toBe(403);
      expect((await service().signedOut('GET', '/api/v1/gifs/tag-suggestions?gif_ids=duckling')).status).toBe(401);
      const ids = Array.from({ length: 11 }, (_, index) => `gif-${index}`);
      expect((await suggest('mo', ...ids)).body).toMatchObject({ code: 'validation', parameter: 'gif_ids' });
      expect(tagsIn(await suggest('mo', ...ids.slice(1)))).toEqual([]);
    });
  });
}
