import { expect, it } from 'vitest';
import { parseUrl, parseWebUrl } from './parse-url.ts';

it('accepts an IDN host after many calls', () => {
  for (let call = 0; call < 100_000; call += 1) parseUrl('https://gifs.example');
  expect(parseUrl('https://bücher.example')?.host).toBe('xn--bcher-kva.example');
});

it('resolves a reference against a base, and returns undefined for what is no URL', () => {
  expect(parseUrl('/a', 'https://gifs.example/b')?.href).toBe('https://gifs.example/a');
  expect(parseUrl('/a')).toBeUndefined();
});

it('accepts web URLs only if they are of http or https', () => {
  expect(parseWebUrl('HTTPS://gifs.example')?.href).toBe('https://gifs.example/');
  expect(parseWebUrl('/a', 'http://gifs.example')?.href).toBe('http://gifs.example/a');
  for (const text of ['ftp://gifs.example', 'javascript:alert(1)', '//gifs.example', '']) {
    expect(parseWebUrl(text)).toBeUndefined();
  }
});
