import { describe, expect, it } from 'vitest';
import { isZoetropeError, ZoetropeError } from './error.ts';

const error = new ZoetropeError('gone', { code: 'not-found', url: '/x?api_key=secret', status: 404 });

describe('a ZoetropeError', () => {
  it('recognizes a ZoetropeError by its brand, even from another copy of the package [K-1]', () => {
    expect(isZoetropeError(error)).toBe(true);
    expect(isZoetropeError(error, 'not-found')).toBe(true);
    expect(isZoetropeError(error, 'http')).toBe(false);
    expect(isZoetropeError({ [Symbol.for('zoetrope.error')]: true, code: 'http' }, 'http')).toBe(true);
  });

  it.each([null, undefined, 'text', 7, {}, new Error('gone')])(
    'does not recognize %s as a ZoetropeError [K-1]',
    (value) => {
      expect(isZoetropeError(value)).toBe(false);
    },
  );

  it('names a ZoetropeError, and redacts keys in it [K-1]', () => {
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe('ZoetropeError: gone');
    expect(error).toMatchObject({ url: '/x?api_key=***', status: 404, statusText: '' });
    expect(new ZoetropeError('wrong', { code: 'validation' })).toMatchObject({ url: '', status: 0 });
  });
});
