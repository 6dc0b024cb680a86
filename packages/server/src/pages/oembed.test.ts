import { localProvider } from '@zoetrope/model';
import { buildGif, buildImages, buildUser } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { gifIdOf, oembed } from './oembed.ts';
import { oembedXml } from './oembed-xml.ts';

const provider = localProvider('https://gifs.example');

it.each([
  ['a wide GIF', 480, 270, {}, 480, 270],
  ['a tall GIF', 270, 480, {}, 270, 480],
  ['a small GIF, which is enlarged', 100, 50, {}, 480, 240],
  ['a narrow frame', 480, 270, { maxwidth: 240 }, 240, 135],
  ['a low frame', 480, 270, { maxheight: 135 }, 240, 135],
  ['a frame that is narrow and low', 480, 270, { maxwidth: 300, maxheight: 90 }, 160, 90],
  ['a frame that is larger than needed', 480, 270, { maxwidth: 5000, maxheight: 5000 }, 480, 270],
  ['a strip in a tiny frame', 1000, 1, { maxwidth: 10 }, 10, 1],
])('returns the true aspect ratio of %s', (_, width, height, limits, frameWidth, frameHeight) => {
  const result = oembed(buildGif({ images: buildImages({ width, height }) }), provider, limits);
  expect([result.width, result.height]).toEqual([frameWidth, frameHeight]);
  expect(result).toMatchObject({ html: expect.stringContaining(`width="${frameWidth}" height="${frameHeight}"`) });
});

it('returns a square for a GIF of unknown size', () => {
  expect(oembed(buildGif({ images: undefined }), provider, {})).toMatchObject({ width: 480, height: 480 });
});

it('names title, creator and provider, and escapes the embed code', () => {
  const gif = buildGif({ id: 'cat', title: 'A "cat"', alt_text: '"><script>' });
  expect(oembed(gif, provider, {})).toMatchObject({
    version: '1.0',
    type: 'video',
    title: 'A "cat"',
    author_name: 'Praxinoscope Studio',
    author_url: 'https://site.example/channels/praxinoscope',
    provider_name: 'Zoetrope',
    provider_url: 'https://gifs.example',
    html: expect.stringMatching(
      /^<iframe src="https:\/\/gifs\.example\/embed\/cat" [^<>]*title="&quot;&gt;&lt;script&gt;"[^<>]*><\/iframe>$/,
    ),
  });
});

it('omits a creator who is not public [E-3]', () => {
  const result = oembed(buildGif({ user: buildUser({ is_public: false }) }), provider, {});
  expect(Object.keys(result)).not.toContain('author_name');
  expect(Object.keys(result)).not.toContain('author_url');
});

it.each([
  [{}, 480],
  [{ maxwidth: 300 }, 200],
  [{ maxheight: 100 }, 100],
  [{ maxwidth: 50 }, undefined],
])('returns the largest still within %j, or none', (limits, width) => {
  const { thumbnail_width, thumbnail_url } = oembed(buildGif(), provider, limits) as Record<string, unknown>;
  expect(thumbnail_width).toBe(width);
  expect(typeof thumbnail_url).toBe(width === undefined ? 'undefined' : 'string');
});

/** Fields that oEmbed 1.0 (2.3.4) requires of every response, and of each type. */
const REQUIRED = {
  photo: {
    version: '1.0',
    url: expect.stringMatching(/^https:/),
    width: expect.any(Number),
    height: expect.any(Number),
  },
  video: {
    version: '1.0',
    html: expect.stringMatching(/^<iframe /),
    width: expect.any(Number),
    height: expect.any(Number),
  },
};

it.each([
  ['video', {}, 'video'],
  ['photo', {}, 'photo'],
  ['photo', { maxwidth: 300, maxheight: 300 }, 'photo'],
  // There is no file this small.
  ['photo', { maxwidth: 20 }, 'video'],
] as const)('responds to a %s within %j with all fields of a %s, in JSON and XML', (type, limits, expected) => {
  const result = oembed(buildGif(), provider, { type, ...limits });
  expect(result).toMatchObject({ type: expected, ...REQUIRED[expected] });
  const { maxwidth = 480, maxheight = 480 } = limits as { maxwidth?: number; maxheight?: number };
  expect(Number(result.width)).toBeLessThanOrEqual(maxwidth);
  expect(Number(result.height)).toBeLessThanOrEqual(maxheight);
  const xml = oembedXml(result);
  for (const field of Object.keys(REQUIRED[expected])) expect(xml).toMatch(new RegExp(`\\t<${field}>[^<]+</${field}>`));
  expect(xml.match(/<thumbnail_(url|width|height)>/g)?.length ?? 0).toSatisfy((count) => count === 0 || count === 3);
});

it.each([
  ['https://gifs.example/gifs/cat', 'cat'],
  ['https://gifs.example/gifs/cat/', 'cat'],
  ['https://gifs.example/gifs/cat?x=1#y', 'cat'],
  ['https://gifs.example/embed/cat', 'cat'],
  ['https://gifs.example/media/cat/original.gif', 'cat'],
  ['https://gifs.example/gifs/', undefined],
  ['https://gifs.example/channel/cat', undefined],
  ['https://gifs.example/gifs/c%20t', undefined],
  ['https://gifs.example/gifs/..%2fcat', undefined],
  ['https://other.example/gifs/cat', undefined],
  ['https://gifs.example.evil.example/gifs/cat', undefined],
  ['http://gifs.example/gifs/cat', 'cat'],
  ['HTTPS://GIFS.example:443/gifs/cat', 'cat'],
  ['https://gifs.example:8443/gifs/cat', undefined],
  ['ftp://gifs.example/gifs/cat', undefined],
  ['javascript:alert(1)', undefined],
  ['//gifs.example/gifs/cat', undefined],
  ['cat', undefined],
])('reads the id of %s as %s', (address, id) => {
  expect(gifIdOf(address, 'https://gifs.example')).toBe(id);
});

it.each([
  ['https://host.example/zoo/gifs/cat', 'cat'],
  ['http://host.example/zoo/embed/cat', 'cat'],
  ['https://host.example/gifs/cat', undefined],
  ['https://host.example/zoo', undefined],
])('reads the id of %s as %s if the site URL has a path', (address, id) => {
  expect(gifIdOf(address, 'https://host.example/zoo')).toBe(id);
});
