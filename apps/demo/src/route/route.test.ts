import { describe, expect, it } from 'vitest';
import { HOME, parseRoute, routeHref, tidyQuery } from './route.ts';

describe('parseRoute', () => {
  it.each([
    ['', HOME],
    ['?q=good%20night', { ...HOME, q: 'good night' }],
    ['?q=+good+++night+', { ...HOME, q: 'good night' }],
    ['?q=cat&type=stickers&gif=st-1f431', { q: 'cat', type: 'stickers', gif: 'st-1f431' }],
    ['?type=<script>', HOME],
    ['?gif=../../login', HOME],
    ['?gif=', HOME],
    ['?q=%E0%A4%A', { ...HOME, q: '\uFFFD%A' }],
  ])('reads %s', (search, route) => {
    expect(parseRoute(search)).toEqual(route);
  });
});

describe('routeHref', () => {
  it.each([
    [HOME, '/'],
    [{ ...HOME, q: 'a&b=c' }, '/?q=a%26b%3Dc'],
    [{ q: 'cat', type: 'videos', gif: 'x1' } as const, '/?q=cat&type=videos&gif=x1'],
  ])('writes %o', (route, href) => {
    expect(routeHref(route)).toBe(href);
  });

  it('comes back as the same route', () => {
    const route = { q: 'ünï "quoted" #1 100%', type: 'text', gif: 'Ab_-9' } as const;
    expect(parseRoute(routeHref(route).slice(1))).toEqual(route);
  });
});

describe('tidyQuery', () => {
  it('never grows past what the API takes', () => {
    expect(tidyQuery(`${'a'.repeat(49)} b`)).toBe('a'.repeat(49));
  });
});
