import { describe, expect, it } from 'vitest';
import { createObjectCache } from './object-cache.ts';

const MIB = 1024 * 1024;

describe('the cache of objects', () => {
  it('forgets those that were used least recently once it is full', () => {
    const cache = createObjectCache(30);
    for (const key of ['a', 'b', 'c']) cache.set(key, Buffer.alloc(10, key));
    expect(cache.get('a')?.toString()).toBe('aaaaaaaaaa');
    cache.set('d', Buffer.alloc(15));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key)?.length)).toEqual([10, undefined, undefined, 15]);
  });

  it('counts an object that is stored again once', () => {
    const cache = createObjectCache(30);
    for (let turn = 0; turn < 5; turn += 1) cache.set('a', Buffer.alloc(10));
    cache.set('b', Buffer.alloc(20));
    expect(cache.get('a')?.length).toBe(10);
  });

  it('keeps no object of more than 2 MiB, nor one that is larger than itself', () => {
    expect([2 * MIB, 2 * MIB + 1].map(createObjectCache().accepts)).toEqual([true, false]);
    const small = createObjectCache(30);
    small.set('a', Buffer.alloc(10));
    small.set('b', Buffer.alloc(31));
    expect([small.get('a')?.length, small.get('b')]).toEqual([10, undefined]);
  });

  it('forgets the objects of a deleted folder', () => {
    const cache = createObjectCache();
    for (const key of ['media/a/1.webp', 'media/a/2.webp', 'media/ab/1.webp']) cache.set(key, Buffer.from(key));
    cache.deleteFolder('media/a/');
    expect(cache.get('media/a/1.webp')).toBeUndefined();
    expect(cache.get('media/a/2.webp')).toBeUndefined();
    expect(cache.get('media/ab/1.webp')?.toString()).toBe('media/ab/1.webp');
  });
});
