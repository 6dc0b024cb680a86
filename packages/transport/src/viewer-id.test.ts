import { describe, expect, it, vi } from 'vitest';
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
  it('is 16 characters, stored for the session [M-5]', () => {
    const { storage, map } = memory();
    const id = createViewerId({ storage }).get();
    expect(id).toMatch(/^[a-z0-9]{16}$/);
    expect([...map]).toEqual([['zoetrope-viewer-id', id]]);
    expect(createViewerId({ storage }).get()).toBe(id);
  });

  it('differs from one session to the next [M-5]', () => {
    expect(createViewerId(memory()).get()).not.toBe(createViewerId(memory()).get());
  });

  it('replaces a stored value that is not an id [M-5]', () => {
    const { storage, map } = memory([['zoetrope-viewer-id', 'x']]);
    const id = createViewerId({ storage }).get();
    expect(id).toHaveLength(16);
    expect([...map.values()]).toEqual([id]);
  });

  it('is created at its first use, and touches no storage before [M-5]', () => {
    const { storage, map } = memory();
    createViewerId({ storage });
    expect(map.size).toBe(0);
  });

  it('stays out of storage when it is not stored [M-5]', () => {
    const { storage, map } = memory();
    const viewerId = createViewerId({ storage, stored: false });
    expect(viewerId.get()).toHaveLength(16);
    expect(viewerId.get()).toBe(viewerId.get());
    expect(map.size).toBe(0);
  });

  it('stays in memory under Global Privacy Control until it is moved [M-5]', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const { storage, map } = memory();
    const viewerId = createViewerId({ storage, stored: true });
    const id = viewerId.get();
    expect(map.size).toBe(0);
    viewerId.setStored(true);
    expect([...map.values()]).toEqual([id]);
  });

  it('keeps its value when it moves between storage and memory [M-5]', () => {
    const { storage, map } = memory();
    const viewerId = createViewerId({ storage });
    const id = viewerId.get();
    for (const stored of [false, true, false, true]) {
      viewerId.setStored(stored);
      expect([...map.values()]).toEqual(stored ? [id] : []);
      expect(viewerId.get()).toBe(id);
    }
  });

  it('takes the id of an earlier page along to memory, and back [M-5]', () => {
    const { storage, map } = memory([['zoetrope-viewer-id', 'kept-by-page-one']]);
    const viewerId = createViewerId({ storage });
    viewerId.setStored(false);
    expect(map.size).toBe(0);
    expect(viewerId.get()).toBe('kept-by-page-one');
    viewerId.setStored(true);
    expect([...map.values()]).toEqual(['kept-by-page-one']);
  });

  it('gives way to the id of an earlier page once it is stored [M-5]', () => {
    const { storage, map } = memory([['zoetrope-viewer-id', 'kept-by-page-one']]);
    const viewerId = createViewerId({ storage, stored: false });
    expect(viewerId.get()).not.toBe('kept-by-page-one');
    viewerId.setStored(true);
    expect(viewerId.get()).toBe('kept-by-page-one');
    expect([...map.values()]).toEqual(['kept-by-page-one']);
  });

  it.each([
    ['forbidden', forbidden],
    ['full', { ...memory().storage, setItem: forbidden.setItem }],
    ['absent', undefined],
  ])('lives in memory where storage is %s [M-5]', (_, storage) => {
    const viewerId = createViewerId({ storage });
    const id = viewerId.get();
    expect(id).toHaveLength(16);
    for (const stored of [false, true]) {
      viewerId.setStored(stored);
      expect(viewerId.get()).toBe(id);
    }
  });

  it('lives in memory where naming the storage throws, as in a sandboxed frame [M-5]', () => {
    const getter = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    Object.defineProperty(globalThis, 'sessionStorage', { get: getter, configurable: true });
    const id = createViewerId().get();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    expect(id).toHaveLength(16);
    expect(getter).toHaveBeenCalled();
  });

  it('stays out of the storage of a process, which all its viewers share [M-5]', () => {
    const { map, storage } = memory();
    class Storage {
      getItem = storage.getItem;
      setItem = storage.setItem;
      removeItem = storage.removeItem;
    }
    vi.stubGlobal('Storage', Storage);
    vi.stubGlobal('sessionStorage', new Storage());
    expect(createViewerId().get()).not.toBe(createViewerId().get());
    expect(map.size).toBe(0);
    // A page has the same class, and a document.
    vi.stubGlobal('document', {});
    expect(createViewerId().get()).toBe(createViewerId().get());
    expect(map.size).toBe(1);
  });
});
