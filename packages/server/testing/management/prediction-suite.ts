import { describe, expect, it } from 'vitest';
import { makePicture } from './make-media.ts';
import type { Call } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

export function describePrediction({ service }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);

  describe('tag prediction', () => {
    it('returns the tags of similar pictures, whatever their size and format [G-4]', async () => {
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
}
