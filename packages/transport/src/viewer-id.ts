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
  /** Whether the id may be kept for the session; else it lives in memory. @default unless Global Privacy Control is on */
  readonly stored?: boolean | undefined;
  /** @default sessionStorage, where the page may use it */
  readonly storage?: ViewerStorage | undefined;
}

/** Names a viewer for one session with 16 characters (spec §7). One object serves the client and analytics. */
export interface ViewerId {
  get(): string;
  /** The viewer's consent to storage: false also removes what is stored. The id itself stays for this page. */
  setStored(stored: boolean): void;
}

export function createViewerId({ stored = !globalPrivacyControl(), storage }: ViewerIdOptions = {}): ViewerId {
  let id: string | undefined;
  let allowed = stored;

  /** Storage may be absent, full or forbidden, and even naming it throws in some frames: the id then lives in memory. */
  function attempt<T>(use: (storage: ViewerStorage) => T): T | undefined {
    try {
      return use(storage ?? (globalThis as unknown as { sessionStorage: ViewerStorage }).sessionStorage);
    } catch {
      return undefined;
    }
  }

  function keep(): void {
    const current = id;
    if (!allowed) attempt((each) => each.removeItem(STORAGE_KEY));
    else if (current) attempt((each) => each.setItem(STORAGE_KEY, current));
  }

  return {
    get() {
      if (!id) {
        const kept = allowed && attempt((each) => each.getItem(STORAGE_KEY));
        id = kept && kept.length === LENGTH ? kept : randomText(LENGTH, 36);
        keep();
      }
      return id;
    },
    setStored(next) {
      allowed = next;
      keep();
    },
  };
}
