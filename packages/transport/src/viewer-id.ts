import { globalPrivacyControl } from './global-privacy-control.ts';
import { randomString } from './random-string.ts';

const LENGTH = 16;
const STORAGE_KEY = 'zoetrope-viewer-id';

/** The methods of `sessionStorage` that are used. */
export interface ViewerStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** `session` keeps the id in session storage, `memory` only in this object. */
export type ViewerIdPersistence = 'session' | 'memory';

export interface ViewerIdOptions {
  /** With Global Privacy Control, the id starts in memory in any case. @default 'session' */
  readonly persistence?: ViewerIdPersistence | undefined;
  /** @default the page's sessionStorage; memory if there is none or access throws */
  readonly storage?: ViewerStorage | undefined;
}

/** A random id that identifies a viewer for one session. The client and analytics share one object. */
export interface ViewerId {
  /** 16 characters from a–z and 0–9. */
  get(): string;
  /** Moves the id between memory and session storage. The value is kept, unless session storage has another one. */
  setPersistence(persistence: ViewerIdPersistence): void;
}

/**
 * Creates a viewer id. Storage is not accessed before the first `get()`.
 *
 * @example
 * const viewerId = createViewerId({ persistence: 'memory' });
 * viewerId.get(); // such as 'k3v9x0q2m1zt7b4a'
 */
export function createViewerId({ persistence = 'session', storage }: ViewerIdOptions = {}): ViewerId {
  let id: string | undefined;
  let isStored = persistence === 'session' && !globalPrivacyControl();

  function readStored(): string | undefined {
    const value = tryStorage((session) => session.getItem(STORAGE_KEY));
    return value?.length === LENGTH ? value : undefined;
  }

  /**
   * Storage may be absent, full or forbidden; in some frames even accessing it throws. The id is then kept in memory.
   */
  function tryStorage<T>(use: (session: ViewerStorage) => T): T | undefined {
    try {
      const session = storage ?? sessionStorageOfPage();
      return session && use(session);
    } catch {
      return undefined;
    }
  }

  function store(value: string): void {
    tryStorage((session) => session.setItem(STORAGE_KEY, value));
  }

  return {
    get() {
      if (id === undefined) {
        id = (isStored && readStored()) || randomString({ length: LENGTH, radix: 36 });
        if (isStored) store(id);
      }
      return id;
    },
    setPersistence(next) {
      isStored = next === 'session';
      if (isStored) {
        // The id of an earlier page of this session wins, because its events have been sent with it.
        id = readStored() ?? id;
        if (id) store(id);
      } else {
        id ??= readStored();
        tryStorage((session) => session.removeItem(STORAGE_KEY));
      }
    },
  };
}

/**
 * Returns undefined outside of a page: in Node.js and Deno, all viewers of the process would share its
 * `sessionStorage`.
 */
function sessionStorageOfPage(): ViewerStorage | undefined {
  const { document, sessionStorage, Storage } = globalThis as {
    document?: unknown;
    sessionStorage?: ViewerStorage;
    Storage?: new () => ViewerStorage;
  };
  const belongsToProcess = !document && Storage && sessionStorage instanceof Storage;
  return belongsToProcess ? undefined : sessionStorage;
}
