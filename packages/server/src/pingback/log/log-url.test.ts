import { expect, it } from 'vitest';
import { parseLogUrl } from './log-url.ts';

it.each([
  ['nats://nats.example', { servers: ['nats.example:4222'], user: undefined, isTls: false }],
  ['nats://nats.example', { stream: 'zoetrope', maxBytes: 4_000_000_000 }],
  ['nats://a.example:4223,b.example,[::1]:80', { servers: ['a.example:4223', 'b.example:4222', '[::1]:80'] }],
  ['tls://gifs@nats.example', { servers: ['nats.example:4222'], user: 'gifs', isTls: true }],
  ['nats://nats.example?stream=gif-events&max_size=500MB', { stream: 'gif-events', maxBytes: 500_000_000 }],
])('parses %s', (url, location) => {
  expect(parseLogUrl(url)).toMatchObject(location);
});

it.each([
  ['another protocol', 'https://nats.example', 'not the URL of a NATS server'],
  ['a host without a protocol', 'nats.example:4222', 'not the URL of a NATS server'],
  ['no host', 'nats://', 'not the URL of a NATS server'],
  ['an invalid port', 'nats://nats.example:99999', '"nats.example:99999" is not a host'],
  ['an empty host', 'nats://a.example,', '"" is not a host'],
  ['a path', 'nats://nats.example/gifs', '"nats.example/gifs" is not a host'],
  ['a password', 'nats://gifs:s3cret@nats.example', 'ZOETROPE_EVENTS_SECRET'],
  ['an unknown parameter', 'nats://nats.example?replicas=3', 'Unknown parameter "replicas"'],
  ['a stream with a dot', 'nats://nats.example?stream=gif.events', 'parameter stream'],
  ['a size without a unit', 'nats://nats.example?max_size=4000', 'parameter max_size'],
])('rejects %s and shows an example', (_, url, message) => {
  expect(() => parseLogUrl(url)).toThrow(message);
  expect(() => parseLogUrl(url)).toThrow('nats://nats.example:4222?max_size=4GB');
  expect(() => parseLogUrl(url)).not.toThrow('s3cret');
});
