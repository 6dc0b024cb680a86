import { expect, it } from 'vitest';
import { ServerError } from '../server-error.ts';
import { basePathOf, parseSiteUrl, pathBelow } from './site-url.ts';

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
  ['https://Host.example/Gifs', 'https://host.example/Gifs'],
  ['https://host.example/a/b-c/', 'https://host.example/a/b-c'],
  ['https://host.example/a/../b', 'https://host.example/b'],
  [' https://gifs.example ', 'https://gifs.example'],
])('normalizes the site URL %s to %s', (text, siteUrl) => {
  expect(parseSiteUrl(text)).toBe(siteUrl);
  expect(parseSiteUrl(siteUrl)).toBe(siteUrl);
});

it.each([
  ['https://host.example/?a=1', 'has a query, ?a=1. Set --site-url to the URL without it.'],
  ['https://host.example/a;b', 'has the path /a;b. Set --site-url to a URL whose path contains only letters'],
  ['https://host.example/ä', 'has the path /%C3%A4.'],
  ['https://host.example/a//b', 'has the path /a//b.'],
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

it.each([
  ['https://host.example', ''],
  ['https://host.example/gifs', '/gifs'],
  ['https://host.example/a/b', '/a/b'],
])('returns the path of the site URL %s', (siteUrl, path) => {
  expect(basePathOf(siteUrl)).toBe(path);
});

it.each([
  ['https://host.example/gifs/media/cat', '/media/cat'],
  ['http://host.example/gifs/media/cat', '/media/cat'],
  ['https://host.example/gifs/', '/'],
  ['https://host.example/gifs', undefined],
  ['https://host.example/media/cat', undefined],
  ['https://host.example/gifs-too/media/cat', undefined],
  ['https://other.example/gifs/media/cat', undefined],
])('returns the path of %s below the site URL', (url, path) => {
  expect(pathBelow('https://host.example/gifs', new URL(url))).toBe(path);
});
