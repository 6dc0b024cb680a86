import { localProvider } from '@zoetrope/model';
import { expect, it } from 'vitest';
import { type EmbedOptions, embedSnippet, embedUrlOf } from './embed-options.ts';

const provider = localProvider('https://gifs.example');
const gif = { id: 'rain' };
const plain: EmbedOptions = { format: 'frame', width: 480, height: 270, alwaysPause: false, cutOut: false };

it.each([
  [{}, 'https://gifs.example/embed/rain'],
  [{ alwaysPause: true }, 'https://gifs.example/embed/rain/twitter/iframe'],
  [{ cutOut: true }, 'https://gifs.example/embed/rain?clip=1'],
  [{ alwaysPause: true, cutOut: true }, 'https://gifs.example/embed/rain/twitter/iframe?clip=1'],
])('for %j, builds the URL %s', (changed, expected) => {
  expect(embedUrlOf(gif, provider, { ...plain, ...changed })).toBe(expected);
});

const snippet = (changed: Partial<EmbedOptions> = {}, title = 'Rain') =>
  embedSnippet({ gif, title, provider, options: { ...plain, ...changed } });

it('writes an iframe with the given size [H-2]', () => {
  expect(snippet()).toContain('<iframe src="https://gifs.example/embed/rain" width="480" height="270"');
});

it('writes a custom element with the options as attributes', () => {
  expect(snippet({ format: 'element', alwaysPause: true, cutOut: true })).toContain(
    'width="480" height="270" label="Rain" pause="always" clip></zoetrope-embed>',
  );
});

it('writes a program that generates a file', () => {
  expect(snippet({ format: 'file', cutOut: true })).toMatch(
    /clipIt: true,\n}\);\nawait writeFile\('rain\.html', page\);$/,
  );
});

it.each(['frame', 'element'] as const)('escapes external data in the format %s', (format) => {
  expect(snippet({ format }, '"><script>alert(1)</script>')).not.toMatch(/"><script>alert/);
});
