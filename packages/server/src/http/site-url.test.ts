import { expect, it } from 'vitest';
import { ServerError } from '../server-error.ts';
import { parseSiteUrl } from './site-url.ts';

it.each([
  ['https://gifs.example', 'https://gifs.example'],
  ['https://gifs.example/', 'https://gifs.example'],
  ['https://gifs.example//', 'https://gifs.example'],
  ['HTTPS://Gifs.Example', 'https://gifs.example'],
  ['https://gifs.example:443', 'https://gifs.example'],
  ['http://gifs.example:80/', 'http://gifs.example'],
  ['http://gifs.example:443', 'http://gifs.example:443'],
  ['http://localhost:8787', 'http://localhost:8787'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://BÜCHER.example:443/', 'https://xn--bcher-kva.example'],
  ['https://例え.テスト', 'https://xn--r8jz45g.xn--zckzah'],
  ['http://[::1]:80', 'http://[::1]'],
  [' https://gifs.example ', 'https://gifs.example'],
])('normalizes the site URL %s to %s', (text, origin) => {
  expect(parseSiteUrl(text)).toBe(origin);
  expect(parseSiteUrl(origin)).toBe(origin);
});

it.each([
  ['https://host.example/gifs', 'has a path, /gifs, but the service only works at the root of a host.'],
  ['https://host.example/gifs/', 'Set --site-url to https://host.example.'],
  ['https://host.example/?a=1', 'has a query, ?a=1'],
  ['https://host.example/#a', 'has a hash, #a'],
  ['https://me:secret@host.example', 'contains a user name or password'],
  ['https://me@host.example', 'contains a user name or password'],
  ['gifs.example', 'Invalid URL'],
  ['ftp://gifs.example', 'Invalid URL'],
  ['https://', 'Invalid URL'],
  ['javascript:alert(1)', 'Invalid URL'],
])('rejects the site URL %s', (text, message) => {
  const parse = () => parseSiteUrl(text, '--site-url');
  expect(parse).toThrow(ServerError);
  expect(parse).toThrow(message);
});

it('keeps a password out of its error message', () => {
  expect(() => parseSiteUrl('https://me:secret@host.example')).not.toThrow(/secret/);
});
