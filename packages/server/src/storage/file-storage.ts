import type { ByteRange } from './byte-range.ts';

/** A file of a storage or of the catalogue. It never changes: other content has another name. */
export interface StoredFile {
  /** Unique. Its extension decides the content type. */
  readonly name: string;
  /** Size in bytes. Undefined if there is no such file. */
  readonly size: () => Promise<number | undefined>;
  /** Whether the file is there and complete: a crash or a full disk can truncate it. */
  readonly isComplete: () => Promise<boolean>;
  /** Identifies the content. */
  readonly digest: () => Promise<string>;
  /** The path of a local file, or the content of another. For encoders, which accept both. */
  readonly source: () => Promise<string | Buffer>;
  /** Streams a range. Opens the file at the first read, so that an unread stream holds nothing. */
  readonly stream: (range: ByteRange) => ReadableStream<Uint8Array>;
  /** Returns the URL to redirect requests to, and for how many seconds. Undefined if this process sends the file. */
  readonly redirect?: (() => Promise<Redirect>) | undefined;
}

export interface Redirect {
  readonly url: string;
  /** Seconds that the redirect may be cached. */
  readonly maxAge: number;
}

/** Folders of files. */
export interface FileStorage {
  /** The file of a name such as `folder/master.webp`; it may not exist. */
  readonly file: (name: string) => StoredFile;
  /** Stores a file. Readers see the complete file or none. */
  readonly write: (name: string, content: Buffer) => Promise<void>;
  /** Moves a local folder into the storage, which then has all of its files, even after a power failure, or none. */
  readonly addFolder: (name: string, localFolder: string) => Promise<void>;
  /** Deletes a folder with its files. Does nothing if it does not exist. */
  readonly deleteFolder: (name: string) => Promise<void>;
  /**
   * Copies a folder to a new name. Only of storages to which requests are redirected: other files have no URLs that work
   * without this service.
   */
  readonly copyFolder?: ((name: string, newName: string) => Promise<void>) | undefined;
  /** The URL to which requests for a name are redirected, if that is public. Default: there are none. */
  readonly publicUrl?: ((name: string) => string) | undefined;
}
