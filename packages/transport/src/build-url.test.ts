import { describe, expect, it } from 'vitest';
import { buildUrl } from './build-url.ts';

describe('buildUrl', () => {
  it('omits undefined and null, and keeps 0, false and empty strings [C-8]', () => {
    expect(buildUrl('/x', { a: undefined, b: null, c: 0, d: false, e: '' })).toBe('/x?c=0&d=false&e=');
  });

  it('encodes names, values and lists [C-5]', () => {
    expect(buildUrl('/x', { 'a b': 'ü&=#', ids: ['a', 'b'] })).toBe('/x?a%20b=%C3%BC%26%3D%23&ids=a%2Cb');
  });

  it('appends to an existing query [C-1]', () => {
    expect(buildUrl('/x?a=1', { b: 2 })).toBe('/x?a=1&b=2');
    expect(buildUrl('/x', {})).toBe('/x');
  });

  it('encodes a lone surrogate without throwing [C-8]', () => {
    expect(buildUrl('/x', { q: '\ud83d!' })).toBe('/x?q=%EF%BF%BD!');
    expect(buildUrl('/x', { q: '🎞' })).toBe('/x?q=%F0%9F%8E%9E');
  });
});
