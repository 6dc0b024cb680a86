import { expect, it } from 'vitest';
import { parseLimitsLocation } from './limits-location.ts';

it.each([
  ['redis://redis.example', { host: 'redis.example', port: 6379, isTls: false, username: undefined }],
  ['redis://redis.example', { password: undefined, database: 0, prefix: 'zoetrope' }],
  ['rediss://[::1]:6380/2?prefix=gifs', { host: '::1', port: 6380, isTls: true, database: 2, prefix: 'gifs' }],
  ['redis://gifs:p%40ss@redis.example/', { username: 'gifs', password: 'p@ss', database: 0 }],
  ['redis://:s3cret@redis.example', { username: undefined, password: 's3cret' }],
])('parses %s', (text, location) => {
  expect(parseLimitsLocation(text)).toMatchObject(location);
});

it('parses postgres', () => {
  expect(parseLimitsLocation('postgres')).toBe('postgres');
});

it.each([
  ['another protocol', 'https://redis.example', 'neither postgres nor the URL of a Redis server'],
  ['a host without a protocol', 'redis.example:6379', 'neither postgres nor the URL of a Redis server'],
  ['no host', 'redis://', 'neither postgres nor the URL of a Redis server'],
  ['an invalid port', 'redis://:s3cret@redis.example:99999', 'neither postgres nor the URL of a Redis server'],
  ['an invalid database', 'redis://:s3cret@redis.example/gifs', 'number of a database'],
  ['an invalid escape', 'redis://:s3cret%@redis.example', 'invalid escape'],
  ['an unknown parameter', 'redis://:s3cret@redis.example?db=3', 'Unknown parameter "db"'],
  ['a prefix with a colon', 'redis://redis.example?prefix=gif:s', 'parameter prefix'],
])('rejects %s and shows an example', (_, text, message) => {
  expect(() => parseLimitsLocation(text)).toThrow(message);
  expect(() => parseLimitsLocation(text)).toThrow('redis://redis.example:6379/0?prefix=zoetrope');
  expect(() => parseLimitsLocation(text)).not.toThrow('s3cret');
});
