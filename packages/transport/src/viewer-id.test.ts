import { describe, expect, it, vi } from 'vitest';
import { createViewerId, type ViewerStorage } from './viewer-id.ts';

function mapStorage(entries: [string, string][] = []) {
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
  it('stores a viewer id of 16 characters for the session [M-5]', () => {
    const { storage, map } = mapStorage();
    const id = createViewerId({ storage }).get();
    expect(id).toMatch(/^[a-z0-9]{16}$/);
    expect([...map]).toEqual([['zoetrope-viewer-id', id]]);
    expect(createViewerId({ storage }).get()).toBe(id);
  });

  it('differs from one session to the next [M-5]', () => {
    expect(createViewerId(mapStorage()).get()).not.toBe(createViewerId(mapStorage()).get());
  });

  it('replaces a malformed stored value [M-5]', () => {
    const { storage, map } = mapStorage([['zoetrope-viewer-id', 'x']]);
    const id = createViewerId({ storage }).get();
    expect(id).toHaveLength(16);
    expect([...map.values()]).toEqual([id]);
  });

  it('creates the viewer id on first use, without touching storage before [M-5]', () => {
    const { storage, map } = mapStorage();
    createViewerId({ storage });
    expect(map.size).toBe(0);
  });

  it('keeps the viewer id out of storage with memory persistence [M-5]', () => {
    const { storage, map } = mapStorage();
    const viewerId = createViewerId({ storage, persistence: 'memory' });
    expect(viewerId.get()).toHaveLength(16);
    expect(viewerId.get()).toBe(viewerId.get());
    expect(map.size).toBe(0);
  });

  it('stays in memory under Global Privacy Control until setPersistence is called [M-5]', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const { storage, map } = mapStorage();
    const viewerId = createViewerId({ storage, persistence: 'session' });
    const id = viewerId.get();
    expect(map.size).toBe(0);
    viewerId.setPersistence('session');
    expect([...map.values()]).toEqual([id]);
  });

  it('keeps its value when it moves between storage and memory [M-5]', () => {
    const { storage, map } = mapStorage();
    const viewerId = createViewerId({ storage });
    const id = viewerId.get();
    for (const persistence of ['memory', 'session', 'memory', 'session'] as const) {
      viewerId.setPersistence(persistence);
      expect([...map.values()]).toEqual(persistence === 'session' ? [id] : []);
      expect(viewerId.get()).toBe(id);
    }
  });

  it('moves the id of an earlier page to memory, and back [M-5]', () => {
    const { storage, map } = mapStorage([['zoetrope-viewer-id', 'kept-by-page-one']]);
    const viewerId = createViewerId({ storage });
    viewerId.setPersistence('memory');
    expect(map.size).toBe(0);
    expect(viewerId.get()).toBe('kept-by-page-one');
    viewerId.setPersistence('session');
    expect([...map.values()]).toEqual(['kept-by-page-one']);
  });

  it('adopts the id of an earlier page once it is stored [M-5]', () => {
    const { storage, map } = mapStorage([['zoetrope-viewer-id', 'kept-by-page-one']]);
    const viewerId = createViewerId({ storage, persistence: 'memory' });
    expect(viewerId.get()).not.toBe('kept-by-page-one');
    viewerId.setPersistence('session');
    expect(viewerId.get()).toBe('kept-by-page-one');
    expect([...map.values()]).toEqual(['kept-by-page-one']);
  });

  it.each([
    ['forbidden', forbidden],
    ['full', { ...mapStorage().storage, setItem: forbidden.setItem }],
    ['absent', undefined],
  ])('keeps the viewer id in memory if storage is %s [M-5]', (_, storage) => {
    const viewerId = createViewerId({ storage });
    const id = viewerId.get();
    expect(id).toHaveLength(16);
    for (const persistence of ['memory', 'session'] as const) {
      viewerId.setPersistence(persistence);
      expect(viewerId.get()).toBe(id);
    }
  });

  it('keeps the viewer id in memory if accessing sessionStorage throws, as in a sandboxed frame [M-5]', () => {
    const getter = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    Object.defineProperty(globalThis, 'sessionStorage', { get: getter, configurable: true });
    const id = createViewerId().get();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    expect(id).toHaveLength(16);
    expect(getter).toHaveBeenCalled();
  });

  it('keeps the viewer id out of a sessionStorage of the process, which all viewers share [M-5]', () => {
    const { map, storage } = mapStorage();
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
