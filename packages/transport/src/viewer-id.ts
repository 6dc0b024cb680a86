import { globalPrivacyControl } from './global-privacy-control.ts';

const LENGTH = 16;
const STORAGE_KEY = 'zoetrope-viewer-id';

/** The part of `sessionStorage` that is used. */
export interface ViewerStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface ViewerIdOptions {
  /** Whether the id may be kept for the session; else it lives in memory. @default unless Global Privacy Control is on */
  readonly stored?: boolean | undefined;
  /** @default sessionStorage, where the page may use it */
  readonly storage?: ViewerStorage | undefined;
  /** 16 random bytes. @default crypto.getRandomValues */
  readonly random?: (() => Uint8Array) | undefined;
}

/** Names a viewer for one session with 16 characters (spec §7). One object serves the client and analytics. */
export interface ViewerId {
  get(): string;
  /** The viewer's consent to storage: false also removes what is stored. The id itself stays for this page. */
  setStored(stored: boolean): void;
}

export function createViewerId({
  stored = !globalPrivacyControl(),
  storage = pageStorage(),
  random = randomBytes,
}: ViewerIdOptions = {}): ViewerId {
  let id: string | undefined;
  let allowed = stored;

  /** Storage may be full, or forbidden at any time: the id then lives on in memory. */
  function attempt<T>(use: (storage: ViewerStorage) => T): T | undefined {
    try {
      return storage && use(storage);
    } catch {
      return undefined;
    }
  }

  return {
    get() {
      if (id !== undefined) return id;
      const kept = allowed ? attempt((each) => each.getItem(STORAGE_KEY)) : undefined;
      const next = kept?.length === LENGTH ? kept : newId(random());
      id = next;
      if (allowed && next !== kept) attempt((each) => each.setItem(STORAGE_KEY, next));
      return next;
    },
    setStored(next) {
      allowed = next;
      const current = id;
      if (!next) attempt((each) => each.removeItem(STORAGE_KEY));
      else if (current !== undefined) attempt((each) => each.setItem(STORAGE_KEY, current));
    },
  };
}

function newId(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => (byte % 36).toString(36)).join('');
}

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(LENGTH));
}

/** Reading the property alone throws in a frame whose storage is blocked. */
function pageStorage(): ViewerStorage | undefined {
  try {
    return (globalThis as { sessionStorage?: ViewerStorage }).sessionStorage;
  } catch {
    return undefined;
  }
}
