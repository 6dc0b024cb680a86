import { isAscii, isUtf8 } from 'node:buffer';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { MAX_BYTES } from '../admin/uploads/upload-limits.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { isHidden, type ListedFile, type SourceFiles, tooLargeError } from './source-files.ts';

/** The entries of a larger archive would take too much memory. */
const MAX_ENTRIES = 200_000;

/** Bits of the external attributes for the type of a file, and the type of a link. */
const TYPE_MASK = 0o170000;
const LINK = 0o120000;

/** Opens a ZIP. Its files are only read into memory, so their names can do no harm. Throws a `ServerError`. */
export async function zipFiles(path: string): Promise<SourceFiles> {
  const zip = await openZip(path);
  const entries = await readEntries(zip, path).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  const faults = new Map([...entries].map(([name, entry]) => [name, faultOf(name, entry)]));
  return {
    async *list(): AsyncGenerator<ListedFile> {
      for (const name of [...entries.keys()].sort()) {
        if (!isHidden(name) || faults.get(name) !== undefined) yield { name, fault: faults.get(name) };
      }
    },
    async read(name) {
      const entry = entries.get(name);
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

/** The files by name. Of entries with the same name, the last counts, as when they are extracted. */
async function readEntries(zip: ZipFile, path: string): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw new ServerError(`${path} has more than ${MAX_ENTRIES} entries. Extract it and import the folder.`);
  }
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (!name.endsWith('/')) entries.set(name, entry);
    }
  } catch (cause) {
    throw new ServerError(`${path} is damaged: ${messageOf(cause)}. Nothing was imported.`, { cause });
  }
  return entries;
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

/** Reads no more than the limit, whatever size the archive claims. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MAX_BYTES) throw tooLargeError();
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
