import { describe, expect, it } from 'vitest';
import { HOME, parseRoute, routeHref } from './route.ts';

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
  ])('parses the route %j', (search, route) => {
    expect(parseRoute(search)).toEqual(route);
  });
});

describe('routeHref', () => {
  it.each([
    [HOME, '/'],
    [{ ...HOME, q: 'a&b=c' }, '/?q=a%26b%3Dc'],
    [{ q: 'cat', type: 'videos', gif: 'x1' } as const, '/?q=cat&type=videos&gif=x1'],
  ])('formats the route %o', (route, href) => {
    expect(routeHref(route)).toBe(href);
  });

  it('round-trips through parseRoute', () => {
    const route = { q: 'ünï "quoted" #1 100%', type: 'text', gif: 'Ab_-9' } as const;
    expect(parseRoute(routeHref(route).slice(1))).toEqual(route);
  });
});
