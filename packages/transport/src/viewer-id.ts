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
  /** Whether the id may be kept for the session; until then it lives in memory. @default undefined: nobody has answered yet */
  readonly stored?: boolean | undefined;
  /** @default sessionStorage, where the page may use it */
  readonly storage?: ViewerStorage | undefined;
}

/** Names a viewer for one session with 16 characters (spec §7). One object serves the client and analytics. */
export interface ViewerId {
  get(): string;
  /**
   * The viewer's consent to storage: true takes up the id of the session, if there is one; false removes what is stored;
   * undefined, while the answer is awaited, leaves alone what an earlier page kept, and stores nothing.
   */
  setStored(stored: boolean | undefined): void;
}

export function createViewerId({ stored, storage }: ViewerIdOptions = {}): ViewerId {
  let id: string | undefined;
  let allowed = stored;

  /** Makes the storage and the id agree with what is allowed. */
  function settle(): void {
    try {
      const shelf = storage ?? (globalThis as unknown as { sessionStorage: ViewerStorage }).sessionStorage;
      if (allowed === false) shelf.removeItem(STORAGE_KEY);
      if (!allowed) return;
      const kept = shelf.getItem(STORAGE_KEY);
      if (kept?.length === LENGTH) id = kept;
      else if (id) shelf.setItem(STORAGE_KEY, id);
    } catch {
      // Storage may be absent, full or forbidden, and even naming it throws in some frames: the id lives in memory.
    }
  }

  return {
    get() {
      if (!id) {
        id = randomText(LENGTH, 36);
        settle();
      }
      return id;
    },
    setStored(next) {
      allowed = next;
      settle();
    },
  };
}
