import { expect, it } from 'vitest';
import { elementSource } from './element-source.ts';

const source = (attributes: Readonly<Record<string, string>>) =>
  elementSource((name) => attributes[name] ?? null, 'https://host.example/page');

it.each([
  [{ src: 'https://gifs.example/embed/a' }, 'https://gifs.example/embed/a'],
  [{ src: '/embed/a' }, 'https://host.example/embed/a'],
  [{ gif: 'a', provider: 'https://gifs.example/' }, 'https://gifs.example/embed/a'],
  [{ src: '/embed/a', pause: 'always' }, 'https://host.example/embed/a/twitter/iframe'],
  [{ src: '/embed/a/twitter/iframe', pause: 'always' }, 'https://host.example/embed/a/twitter/iframe'],
  [{ src: '/embed/a', clip: '' }, 'https://host.example/embed/a?clip=1'],
  [{ src: '/embed/a', pause: 'hover' }, 'https://host.example/embed/a'],
])('resolves the element source %j to %s', (attributes, expected) => {
  expect(source(attributes)).toBe(expected);
});

it.each([
  {},
  { src: '' },
  { src: 'javascript:alert(1)' },
  { src: 'data:text/html,x' },
  { src: 'http://[' },
  { gif: 'a' },
  { gif: '../x', provider: 'https://gifs.example' },
  { gif: 'a', provider: 'javascript:alert(1)' },
])('returns undefined for %j', (attributes) => {
  expect(source(attributes)).toBeUndefined();
});
