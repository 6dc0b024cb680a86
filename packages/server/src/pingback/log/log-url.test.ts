import { expect, it } from 'vitest';
import { ServerError } from '../../server-error.ts';
import { parseLogUrl } from './log-url.ts';

it.each([
  ['nats://nats.example', { servers: ['nats.example:4222'], user: undefined, isTls: false }],
  ['nats://nats.example', { stream: 'zoetrope', maxBytes: 4_000_000_000 }],
  ['nats://a.example:4223,b.example,[::1]:80', { servers: ['a.example:4223', 'b.example:4222', '[::1]:80'] }],
  ['tls://gifs@nats.example', { servers: ['nats.example:4222'], user: 'gifs', isTls: true }],
  ['nats://gifs%40team@nats.example', { servers: ['nats.example:4222'], user: 'gifs@team' }],
  ['nats://nats.example?stream=gif-events&max_size=500MB', { stream: 'gif-events', maxBytes: 500_000_000 }],
])('parses %s', (url, location) => {
  expect(parseLogUrl(url)).toMatchObject(location);
});

it.each([
  ['another protocol', 'https://nats.example', 'not the URL of a NATS server'],
  ['a host without a protocol', 'nats.example:4222', 'not the URL of a NATS server'],
  ['no host', 'nats://', 'not the URL of a NATS server'],
  ['an invalid port', 'nats://nats.example:99999', 'Host 1 is not a host name'],
  ['an empty host', 'nats://a.example,', 'Host 2 is not a host name'],
  ['a path', 'nats://nats.example/gifs', 'Host 1 is not a host name'],
  ['a password', 'nats://gifs:s3cret@nats.example', 'ZOETROPE_EVENTS_SECRET'],
  ['a password with "?"', 'nats://gifs:s3?cret@nats.example', 'ZOETROPE_EVENTS_SECRET'],
  ['a password with "@"', 'nats://gifs:s3@cret@nats.example', 'ZOETROPE_EVENTS_SECRET'],
  ['a password without a host', 'nats://gifs:s3cret', 'Host 1 is not a host name'],
  ['a password with "?" without a host', 'nats://gifs:4222?s3cret', 'the parameters are stream and max_size'],
  ['an invalid escape', 'nats://a%zz@nats.example', 'not the start of an escape'],
  ['a user of each host', 'nats://gifs@a.example,gifs@b.example', 'Write the user once'],
  ['an unknown parameter', 'nats://nats.example?replicas=3', 'the parameters are stream and max_size'],
  ['a "?" in the parameters', 'nats://nats.example?stream=gifs?max_size=4GB', 'parameter stream'],
  ['a stream with a dot', 'nats://nats.example?stream=gif.events', 'parameter stream'],
  ['a size without a unit', 'nats://nats.example?max_size=4000', 'parameter max_size'],
])('rejects %s and shows an example', (_, url, message) => {
  expect(() => parseLogUrl(url)).toThrow(ServerError);
  expect(() => parseLogUrl(url)).toThrow(message);
  expect(() => parseLogUrl(url)).toThrow('nats://nats.example:4222?max_size=4GB');
  expect(() => parseLogUrl(url)).not.toThrow(/s3|cret/);
});
