import { createHash } from 'node:crypto';
import type { Images } from '@zoetrope/model';
import { buildGif, fakeFetch } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { downloadGif } from './download-gif.ts';
import { detectFileType, type FileType } from './file-type.ts';

const START_BYTES: { readonly [type in FileType]: readonly (number | string)[] } = {
  'image/gif': ['GIF89a'],
  'image/webp': ['RIFF', 0, 0, 0, 0, 'WEBP'],
  'image/avif': [0, 0, 0, 28, 'ftypavif'],
  'image/png': [0x89, 'PNG'],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'video/mp4': [0, 0, 0, 28, 'ftypisom'],
};

/** A file that begins like one of its type. */
function fileOf(type: FileType, size = 100): Uint8Array<ArrayBuffer> {
  const start = START_BYTES[type].flatMap((part) =>
    typeof part === 'string' ? [...new TextEncoder().encode(part)] : [part],
  );
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return bytes;
}

const rendition = (name: string, width: number, sizes: object = {}) => ({
  url: `https://media.example/${name}.gif`,
  webp: `https://media.example/${name}.webp`,
  mp4: `https://media.example/${name}.mp4`,
  width,
  height: width / 2,
  ...sizes,
});

const IMAGES: Images = {
  original: rendition('original', 640, { size: 9_000_000, webp_size: 3_000_000 }),
  fixed_width: rendition('fixed_width', 200, { size: 900_000 }),
  fixed_height_small: rendition('small', 100),
  original_still: { url: 'https://media.example/still.jpg', width: 640, height: 320 },
};

const BY_EXTENSION: { readonly [extension: string]: FileType } = {
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
};

function setUp(sizes: { readonly [file: string]: number } = {}) {
  const { fetch, urls, inits } = fakeFetch(({ pathname }) => {
    const name = pathname.slice(1);
    const type = BY_EXTENSION[name.split('.')[1] ?? ''] ?? 'image/gif';
    return new Response(fileOf(type, sizes[name]), { headers: { 'Content-Type': 'application/octet-stream' } });
  });
  const requested = () => urls.map(({ pathname }) => pathname.slice(1));
  return { fetch, requested, inits };
}

const GIF = buildGif({ id: 'cat-nap', provider: 'zoetrope', alt_text: 'A cat naps', images: IMAGES });

describe('downloadGif', () => {
  it('returns the bytes of the largest file, with its type, size, alt text and SHA-256', async () => {
    const { fetch, requested, inits } = setUp();
    const file = await downloadGif(GIF, { fetch });
    expect(requested()).toEqual(['original.gif']);
    expect(file).toMatchObject({
      type: 'image/gif',
      name: 'cat-nap.gif',
      url: 'https://media.example/original.gif',
      width: 640,
      height: 320,
      altText: 'A cat naps',
      sha256: createHash('sha256').update(fileOf('image/gif')).digest('hex'),
      blurhash: undefined,
    });
    expect(file.bytes).toEqual(fileOf('image/gif'));
    expect(inits[0]).toMatchObject({ credentials: 'omit' });
  });

  it.each<[string, Parameters<typeof downloadGif>[1], string]>([
    ['the preferred type', { types: ['video/mp4', 'image/gif'] }, 'original.mp4'],
    ['another type of the same size, if one is too large', { maxBytes: 5_000_000 }, 'original.webp'],
    ['a smaller rendition, if all types are too large', { maxBytes: 1_000_000 }, 'fixed_width.gif'],
    ['a rendition of at most a width', { maxWidth: 150 }, 'small.gif'],
    ['a rendition of at most a height', { maxHeight: 100 }, 'fixed_width.gif'],
    ['a still', { still: true, types: ['image/png', 'image/jpeg'] }, 'still.jpg'],
  ])('chooses %s', async (_, options, file) => {
    const { fetch, requested } = setUp();
    await downloadGif(GIF, { ...options, fetch });
    expect(requested()).toEqual([file]);
  });

  it('tries the next file if one of unknown size is too large, does not exist or has another type', async () => {
    const tooLarge = setUp({ 'small.gif': 2_000 });
    const { url } = await downloadGif(GIF, { maxWidth: 100, maxBytes: 1_000, fetch: tooLarge.fetch });
    expect(url).toBe('https://media.example/small.webp');
    const { fetch, urls } = fakeFetch(({ pathname }) => {
      if (pathname === '/original.gif') return new Response('', { status: 404 });
      return new Response(pathname === '/original.webp' ? '<!doctype html>' : fileOf('image/gif'));
    });
    expect((await downloadGif(GIF, { fetch })).url).toBe('https://media.example/fixed_width.gif');
    expect(urls).toHaveLength(3);
  });

  it('rejects with not-found if no file is within the limits', async () => {
    const { fetch, requested } = setUp();
    const failure = downloadGif(GIF, { types: ['image/avif'], fetch });
    await expect(failure).rejects.toMatchObject({ code: 'not-found', message: expect.stringContaining('image/avif') });
    await expect(downloadGif(buildGif({ provider: 'zoetrope', images: undefined }))).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(requested()).toEqual([]);
  });

  it.each([
    ['giphy', /^The rules of GIPHY forbid this: Do not cache .*permissions: \['giphy:caching'\]$/],
    ['klipy', /^The rules of KLIPY forbid this/],
    ['unknown', /^The rules of the provider unknown are not known\./],
    ['constructor', /not known/],
  ])('rejects before a request if the provider %s does not permit it, with its rule', async (provider, message) => {
    const { fetch, requested } = setUp();
    const failure = downloadGif({ ...GIF, provider }, { fetch });
    await expect(failure).rejects.toMatchObject({ code: 'not-permitted', message: expect.stringMatching(message) });
    expect(requested()).toEqual([]);
  });

  it('downloads from a provider that has given a permission, for this use', async () => {
    const { fetch } = setUp();
    const gif = { ...GIF, provider: 'giphy' };
    await expect(downloadGif(gif, { fetch, permissions: ['giphy:proxy', 'klipy:caching'] })).rejects.toThrow();
    expect(await downloadGif(gif, { fetch, permissions: ['giphy:caching'] })).toMatchObject({ type: 'image/gif' });
  });

  it("uses the service's blurhash, without loading the package", async () => {
    const { fetch } = setUp();
    const load = vi.fn();
    const gif = { ...GIF, blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' };
    expect((await downloadGif(gif, { fetch, blurhash: load })).blurhash).toBe('LEHV6nWB2yk8pyo0adR*.7kCMdnj');
    expect(load).not.toHaveBeenCalled();
  });

  it('computes no blurhash outside of browsers, without loading the package', async () => {
    const { fetch } = setUp();
    const load = vi.fn();
    expect((await downloadGif(GIF, { fetch, blurhash: load })).blurhash).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('rejects with a typed error if the service fails, and with the reason after an abort', async () => {
    const { fetch } = fakeFetch(() => new Response('', { status: 500 }));
    await expect(downloadGif(GIF, { fetch })).rejects.toSatisfy((error) => isZoetropeError(error, 'http'));
    const controller = new AbortController();
    const silent = fakeFetch(() => new Promise(() => {}));
    const failure = downloadGif(GIF, { fetch: silent.fetch, signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(failure).rejects.toThrow('left');
  });
});

describe('detectFileType', () => {
  it.each(Object.keys(START_BYTES) as FileType[])('recognizes %s by its first bytes', (type) => {
    expect(detectFileType(fileOf(type))).toBe(type);
  });

  it('returns undefined for short files and other bytes, and never throws', () => {
    expect(detectFileType(new Uint8Array(0))).toBeUndefined();
    expect(detectFileType(new TextEncoder().encode('<!doctype html>'))).toBeUndefined();
    fc.assert(fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => void detectFileType(bytes)));
  });
});
