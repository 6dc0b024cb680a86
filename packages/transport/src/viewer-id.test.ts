import { describe, expect, it } from 'vitest';
import { createViewerId, type ViewerStorage } from './viewer-id.ts';

function memory(entries: [string, string][] = []) {
  const map = new Map(entries);
  const storage: ViewerStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { map, storage };
}

const forbidden: ViewerStorage = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

describe('the viewer id', () => {
  it('is 16 characters, kept for the session [M-5]', () => {
    const { storage } = memory();
    const id = createViewerId({ storage, stored: true }).get();
    expect(id).toMatch(/^[a-z0-9]{16}$/);
    expect(createViewerId({ storage, stored: true }).get()).toBe(id);
  });

  it('differs from one session to the next [M-5]', () => {
    const stored = true;
    expect(createViewerId({ ...memory(), stored }).get()).not.toBe(createViewerId({ ...memory(), stored }).get());
  });

  it('replaces a stored value that is no id [M-5]', () => {
    const { storage, map } = memory([['zoetrope-viewer-id', 'x']]);
    expect(createViewerId({ storage, stored: true }).get()).toHaveLength(16);
    expect(map.get('zoetrope-viewer-id')).toHaveLength(16);
  });

  it('makes no id and touches no storage before it is asked for [M-5]', () => {
    const { storage, map } = memory();
    createViewerId({ storage, stored: true });
    expect(map.size).toBe(0);
  });

  it('lives in memory until storing is allowed, and keeps its value then [M-5]', () => {
    const { storage, map } = memory();
    const viewerId = createViewerId({ storage });
    const id = viewerId.get();
    expect(map.size).toBe(0);
    viewerId.setStored(true);
    expect([...map.values()]).toEqual([id]);
    viewerId.setStored(false);
    expect(map.size).toBe(0);
    expect(viewerId.get()).toBe(id);
  });

  it('takes up the id of the session once that is allowed, and leaves it alone until then [M-5]', () => {
    const { storage, map } = memory([['zoetrope-viewer-id', 'kept-by-page-one']]);
    const viewerId = createViewerId({ storage });
    expect(viewerId.get()).not.toBe('kept-by-page-one');
    expect([...map.values()]).toEqual(['kept-by-page-one']);
    viewerId.setStored(undefined);
    expect([...map.values()]).toEqual(['kept-by-page-one']);
    viewerId.setStored(true);
    expect(viewerId.get()).toBe('kept-by-page-one');
    viewerId.setStored(undefined);
    expect([...map.values()]).toEqual(['kept-by-page-one']);
  });

  it.each([
    ['forbidden', forbidden],
    ['absent', undefined],
  ])('lives in memory where storage is %s [M-5]', (_, storage) => {
    const viewerId = createViewerId({ storage, stored: true });
    expect(viewerId.get()).toHaveLength(16);
    viewerId.setStored(false);
    viewerId.setStored(true);
    expect(viewerId.get()).toBe(viewerId.get());
  });
});
