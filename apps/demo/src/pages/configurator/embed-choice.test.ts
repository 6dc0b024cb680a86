import { localProvider } from '@zoetrope/model';
import { expect, it } from 'vitest';
import { type EmbedChoice, embedAddress, embedSnippet } from './embed-choice.ts';

const provider = localProvider('https://gifs.example');
const gif = { id: 'rain' };
const plain: EmbedChoice = { form: 'frame', width: 480, height: 270, alwaysPause: false, cutOut: false };

it.each([
  [{}, 'https://gifs.example/embed/rain'],
  [{ alwaysPause: true }, 'https://gifs.example/embed/rain/twitter/iframe'],
  [{ cutOut: true }, 'https://gifs.example/embed/rain?clip=1'],
  [{ alwaysPause: true, cutOut: true }, 'https://gifs.example/embed/rain/twitter/iframe?clip=1'],
])('leads for %j to %s', (changed, expected) => {
  expect(embedAddress(gif, provider, { ...plain, ...changed })).toBe(expected);
});

const snippet = (changed: Partial<EmbedChoice> = {}, title = 'Rain') =>
  embedSnippet({ gif, title, provider, choice: { ...plain, ...changed } });

it('writes a frame of the size that was chosen [H-2]', () => {
  expect(snippet()).toContain('<iframe src="https://gifs.example/embed/rain" width="480" height="270"');
});

it('writes an element with what was chosen as attributes', () => {
  expect(snippet({ form: 'element', alwaysPause: true, cutOut: true })).toContain(
    'width="480" height="270" label="Rain" pause="always" clip></zoetrope-embed>',
  );
});

it('writes a program that makes a file', () => {
  expect(snippet({ form: 'file', cutOut: true })).toMatch(
    /clipIt: true,\n}\);\nawait writeFile\('rain\.html', page\);$/,
  );
});

it.each(['frame', 'element'] as const)('escapes what comes from outside in the form %s', (form) => {
  expect(snippet({ form }, '"><script>alert(1)</script>')).not.toMatch(/"><script>alert/);
});
