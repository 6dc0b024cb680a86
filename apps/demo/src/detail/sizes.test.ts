import { expect, it } from 'vitest';
import { sizeRows } from './sizes.ts';

it('lists the available sizes, largest first, with known byte sizes [M-1]', () => {
  const images = {
    fixed_width: { url: '/media/a/fixed_width.gif', width: 200, height: 150 },
    original: { url: '/media/a/original.gif', webp: '/media/a/original.webp', width: 480, height: 360, size: 4000 },
  };
  expect(sizeRows({ images })).toEqual([
    {
      name: 'Original',
      width: 480,
      height: 360,
      files: [
        { format: 'GIF', url: '/media/a/original.gif', size: 4000 },
        { format: 'WebP', url: '/media/a/original.webp', size: undefined },
      ],
    },
    {
      name: 'Width 200',
      width: 200,
      height: 150,
      files: [{ format: 'GIF', url: '/media/a/fixed_width.gif', size: undefined }],
    },
  ]);
});

it('lists the files of a clip', () => {
  const video = { assets: { '360p': { url: '/media/c/360p.mp4', width: 640, height: 360 } } };
  expect(sizeRows({ video }).map(({ name, files }) => [name, files.length])).toEqual([['Clip 360p', 1]]);
});

it('omits links with unsafe protocols', () => {
  const images = { original: { url: 'javascript:alert(1)', mp4: 'data:text/html,x', width: 1, height: 1 } };
  expect(sizeRows({ images })).toEqual([]);
});

it('returns no rows without images', () => {
  expect(sizeRows({})).toEqual([]);
});
