import { isAscii, isUtf8 } from 'node:buffer';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { MAX_BYTES } from '../admin/uploads/upload-limits.ts';
import { ApiError } from '../http/api-error.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { listArchive, type SourceFiles, tooLargeError, withoutDots } from './source-files.ts';

/** The entries of a larger archive would take too much memory. */
const MAX_ENTRIES = 200_000;

/** Bits of the external attributes for the type of a file, and the type of a link. */
const TYPE_MASK = 0o170000;
const LINK = 0o120000;

/** Opens a ZIP. Its files are only read into memory, so their names can do no harm. Throws a `ServerError`. */
export async function zipFiles(path: string): Promise<SourceFiles> {
  const zip = await openZip(path);
  const { entries, repeated } = await readEntries(zip, path).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  const listed = new Map([...entries].map(([name, entry]) => [name, { fault: faultOf(name, entry) }]));
  return {
    list: () => listArchive(listed, repeated),
    async read(name) {
      const entry = entries.get(withoutDots(name));
      return entry === undefined ? undefined : readEntry(zip, entry);
    },
    close: async () => zip.close(),
  };
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    // Names are checked below, so that one bad name does not reject the archive.
    return await yauzl.openPromise(path, { autoClose: false, decodeStrings: false });
  } catch (cause) {
    throw new ServerError(`${path} cannot be read as a ZIP: ${messageOf(cause)}.`, { cause });
  }
}

interface ZipEntries {
  /** By name, without parts ".". */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The names of entries whose name an earlier one has. */
  readonly repeated: readonly string[];
}

async function readEntries(zip: ZipFile, path: string): Promise<ZipEntries> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw new ServerError(`${path} has more than ${MAX_ENTRIES} entries. Extract it and import the folder.`);
  }
  const entries = new Map<string, Entry>();
  const repeated: string[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = withoutDots(nameOf(entry));
      if (name.endsWith('/')) continue;
      if (entries.has(name)) repeated.push(name);
      else entries.set(name, entry);
    }
  } catch (cause) {
    throw new ServerError(`${path} is damaged: ${messageOf(cause)}. Nothing was imported.`, { cause });
  }
  return { entries, repeated };
}

/** Bit of the flags of an entry whose name is UTF-8. */
const UTF8 = 0x0800;

/**
 * The name of an entry. macOS and Info-ZIP write UTF-8 without the flag for it. Other names without the flag are in code
 * page 437, which is hardly ever valid UTF-8. A Unicode name in an extra field counts before both.
 */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const isUnflagged = isUtf8(fileNameRaw) && !isAscii(fileNameRaw);
  const flags = isUnflagged ? generalPurposeBitFlag | UTF8 : generalPurposeBitFlag;
  return yauzl.getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
}

function faultOf(name: string, entry: Entry): string | undefined {
  const invalid = yauzl.validateFileName(name);
  if (invalid !== null) return `Its name is invalid: ${invalid}.`;
  if (((entry.externalFileAttributes >>> 16) & TYPE_MASK) === LINK) return 'It is a link. Add the file itself.';
  if (entry.isEncrypted()) return 'It is encrypted. Extract the archive and import the folder.';
  return undefined;
}

/** Compression that is not supported is rejected; programs write these two unless another one is selected. */
const COMPRESSIONS: ReadonlySet<number> = new Set([0, 8]);

/** Throws a `ServerError` if the archive is damaged there. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MAX_BYTES) throw tooLargeError();
  if (!COMPRESSIONS.has(entry.compressionMethod)) {
    throw new ServerError('Its compression is not supported. Extract the archive and import the folder.');
  }
  try {
    return await readContent(zip, entry);
  } catch (cause) {
    if (cause instanceof ApiError || isSystemError(cause)) throw cause;
    throw new ServerError('The archive is damaged here. Download or copy it again.', { cause });
  }
}

/** Whether a disk or a network has failed. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Reads no more than the limit, whatever size the archive claims. */
async function readContent(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw tooLargeError();
      chunks.push(chunk);
    }
  } finally {
    stream.destroy();
  }
  return Buffer.concat(chunks);
}
