import { fileURLToPath } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeRendition, selectFrames } from './encode-rendition.ts';

describe('selectFrames', () => {
  const delays = [100, 100, 100, 100, 100, 100, 100, 100];

  it('selects evenly spaced frames that take as long as all frames', () => {
    expect(selectFrames(delays, { maxFrames: 4 })).toEqual([0, 2, 4, 6].map((index) => ({ index, delay: 200 })));
    expect(selectFrames(delays, { maxFrames: 3 }).reduce((sum, { delay }) => sum + delay, 0)).toBe(800);
  });

  it('selects the frames of the first seconds, at least one', () => {
    expect(selectFrames(delays, { maxSeconds: 0.3 }).map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(selectFrames([5000, 100], { maxSeconds: 2 })).toEqual([{ index: 0, delay: 5000 }]);
  });

  it('selects all frames without limits', () => {
    expect(selectFrames([40, 60], {})).toEqual([
      { index: 0, delay: 40 },
      { index: 1, delay: 60 },
    ]);
  });
});

describe('encodeRendition', () => {
  const [item] = catalogue.items.filter(({ kind, frames }) => kind === 'sticker' && frames > 8);
  const master = fileURLToPath(fileUrl(item?.master ?? ''));
  const plan = { width: 60, height: 60, format: 'gif', still: false } as const;

  it('limits the number of frames, and keeps the duration', async () => {
    const bytes = await encodeRendition(master, { ...plan, format: 'webp', maxFrames: 6 });
    const { pages, delay = [], pageHeight, width } = await sharp(bytes, { animated: true }).metadata();
    expect([pages, width, pageHeight]).toEqual([6, 60, 60]);
    const original = (await sharp(master, { animated: true }).metadata()).delay ?? [];
    const total = (all: readonly number[]) => all.reduce((sum, ms) => sum + ms, 0);
    expect(total(delay) / total(original)).toBeCloseTo(1, 1);
  });

  it('reduces the quality until a file is small enough', async () => {
    const full = await encodeRendition(master, plan);
    const limited = await encodeRendition(master, { ...plan, maxBytes: full.length - 1 });
    expect(limited.length).toBeLessThan(full.length);
    const smallest = await encodeRendition(master, { ...plan, maxBytes: 1 });
    expect(smallest.length).toBeLessThanOrEqual(limited.length);
  });

  it.each([
    ['avif', 'heif', true],
    ['jpg', 'jpeg', false],
    ['png', 'png', true],
  ] as const)('encodes a still as %s', async (format, name, hasAlpha) => {
    const bytes = await encodeRendition(master, { ...plan, format, still: true });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: name, width: 60, height: 60, hasAlpha });
  });
});
