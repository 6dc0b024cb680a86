import { localProvider } from '@zoetrope/model';
import { buildWireGif, buildWirePage, fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { decode } from 'blurhash';
import { expect, it } from 'vitest';
import { createClient } from '../create-client.ts';
import { fallback } from '../fallback/fallback.ts';
import { downloadGif } from './download-gif.ts';

const [WIDTH, HEIGHT] = [200, 100];

/** A PNG whose left half is red and whose right half is blue. */
async function twoColors(): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.fillStyle = 'rgb(255, 0, 0)';
  context.fillRect(0, 0, WIDTH / 2, HEIGHT);
  context.fillStyle = 'rgb(0, 0, 255)';
  context.fillRect(WIDTH / 2, 0, WIDTH / 2, HEIGHT);
  return canvas.convertToBlob({ type: 'image/png' });
}

it('computes the blurhash of a GIF from the second service, with the package blurhash', async () => {
  const url = 'https://media.example/still.png';
  const gif = buildWireGif({ id: 'flag', images: { original_still: { url, width: WIDTH, height: HEIGHT } } });
  const down = fakeFetch(() => new Response('', { status: 503 }));
  const up = fakeFetch(() => jsonResponse({ ...buildWirePage(), data: [gif] }));
  const media = await twoColors();
  const { fetch } = fakeFetch(() => new Response(media));
  const shared = { apiKey: 'k', retry: false } as const;
  const client = fallback([
    createClient({ ...shared, provider: localProvider('https://a.example'), fetch: down.fetch }),
    createClient({ ...shared, provider: localProvider('https://b.example'), fetch: up.fetch }),
  ]);
  const [found] = (await client.search('flag')).data;
  if (!found) throw new Error('The second service has a GIF.');

  const options = { types: ['image/png'], still: true, fetch } as const;
  const { blurhash = '' } = await downloadGif(found, { ...options, blurhash: () => import('blurhash') });
  const pixels = decode(blurhash, 2, 1);
  const [leftRed = 0, , leftBlue = 0, , rightRed = 0, , rightBlue = 0] = pixels;
  expect(leftRed).toBeGreaterThan(leftBlue);
  expect(rightBlue).toBeGreaterThan(rightRed);
  expect((await downloadGif(found, options)).blurhash).toBeUndefined();
});
