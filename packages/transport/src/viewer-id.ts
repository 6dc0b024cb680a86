import { globalPrivacyControl } from './global-privacy-control.ts';
import { randomText } from './random-text.ts';

const LENGTH = 16;
const STORAGE_KEY = 'zoetrope-viewer-id';

/** The part of `sessionStorage` that is used. */
export interface ViewerStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface ViewerIdOptions {
  /** False keeps the id in memory. Under Global Privacy Control it starts there in any case. @default true */
  readonly stored?: boolean | undefined;
  /** @default the page's sessionStorage; memory where there is none or access throws */
  readonly storage?: ViewerStorage | undefined;
}

/** Identifies a viewer for one session with 16 characters (spec §7). The client and analytics share one object. */
export interface ViewerId {
  get(): string;
  /** Moves the id to session storage, or to memory and out of session storage. It keeps its value. */
  setStored(stored: boolean): void;
}

export function createViewerId({ stored = true, storage }: ViewerIdOptions = {}): ViewerId {
  let id: string | undefined;
  let isStored = stored && !globalPrivacyControl();

  function readStored(): string | undefined {
    const found = tryStorage((session) => session.getItem(STORAGE_KEY));
    return found?.length === LENGTH ? found : undefined;
  }

  /** Storage may be absent, full or forbidden; in some frames even its name throws. The id then lives in memory. */
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
        id = (isStored && readStored()) || randomText(LENGTH, 36);
        if (isStored) store(id);
      }
      return id;
    },
    setStored(next) {
      isStored = next;
      if (next) {
        // The id of an earlier page of this session wins: its events already carry it.
        id = readStored() ?? id;
        if (id) store(id);
      } else {
        id ??= readStored();
        tryStorage((session) => session.removeItem(STORAGE_KEY));
      }
    },
  };
}

/** Where Node.js and Deno have a `sessionStorage`, all viewers of the process share it: only that of a page is used. */
function sessionStorageOfPage(): ViewerStorage | undefined {
  const { document, sessionStorage, Storage } = globalThis as {
    document?: unknown;
    sessionStorage?: ViewerStorage;
    Storage?: new () => ViewerStorage;
  };
  const isOfProcess = !document && Storage && sessionStorage instanceof Storage;
  return isOfProcess ? undefined : sessionStorage;
}
