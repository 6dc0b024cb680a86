import { expect, it } from 'vitest';
import { parseStorageUrl } from './storage-url.ts';

it.each([
  ['s3://gifs', { bucket: 'gifs', prefix: '', endpoint: 'https://s3.us-east-1.amazonaws.com', region: 'us-east-1' }],
  ['s3://gifs/?region=eu-central-1', { prefix: '', endpoint: 'https://s3.eu-central-1.amazonaws.com' }],
  ['s3://gifs/a/b/', { prefix: 'a/b/' }],
  ['s3://gifs?endpoint=http://127.0.0.1:9000/', { endpoint: 'http://127.0.0.1:9000' }],
  ['s3://gifs?redirect=signed', { redirect: 'signed' }],
  ['s3://gifs/a?redirect=https://cdn.example/a/', { prefix: 'a/', redirect: 'https://cdn.example/a' }],
])('parses %s', (url, location) => {
  expect(parseStorageUrl(url)).toMatchObject(location);
});

it.each([
  ['a path', '/srv/gifs', 'is not a bucket'],
  ['another protocol', 'https://gifs.example', 'is not a bucket'],
  ['a URL without a bucket', 's3:///prefix', 'is not a bucket'],
  ['credentials', 's3://id:secret@gifs', 'AWS_SECRET_ACCESS_KEY'],
  ['an unknown parameter', 's3://gifs?acl=public', 'Unknown parameter "acl"'],
  ['an endpoint that is no URL', 's3://gifs?endpoint=localhost', 'endpoint must be a URL'],
  ['a redirect to a script', 's3://gifs?redirect=javascript:alert(1)', 'redirect must be a URL'],
])('rejects %s and shows an example', (_, url, message) => {
  expect(() => parseStorageUrl(url)).toThrow(message);
  expect(() => parseStorageUrl(url)).toThrow('s3://bucket/prefix?endpoint=');
  expect(() => parseStorageUrl(url)).not.toThrow('secret@');
});
