import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream, ReadableWritablePair } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry, type TarHeader } from 'modern-tar';
import yauzl from 'yauzl';
import { MAX_BYTES } from '../admin/uploads/upload-limits.ts';
import { isStorageFull } from '../http/storage-full.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { listArchive, type SourceFiles, tooLargeError, withoutDots } from './source-files.ts';

const MAX_ENTRIES = 200_000;
/** Names can have up to 8 MB, and are kept in memory. This is the limit of a ZIP. */
const MAX_NAME_LENGTH = 65_535;
/** Of all files: a small archive can expand to any size. */
const MAX_TOTAL_BYTES = 4_000_000_000;

interface TarFile {
  /** Where its content is. */
  readonly path?: string;
  readonly fault?: string;
}

/**
 * Opens a .tar.gz. A tar has no directory, so its files are copied to a temporary folder, under numbers: their names can
 * do no harm. Throws a `ServerError` if it is damaged or too large.
 */
export async function tarFiles(path: string): Promise<SourceFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-tar-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const { files, repeated } = await unpack(path, folder);
    return {
      list: () => listArchive(files, repeated),
      async read(name) {
        const file = files.get(withoutDots(name));
        if (file?.fault === TOO_LARGE) throw tooLargeError();
        return file?.path === undefined ? undefined : readFile(file.path);
      },
      close,
    };
  } catch (cause) {
    await close();
    if (cause instanceof ServerError) throw cause;
    if (isStorageFull(cause)) {
      throw new ServerError(`${path} cannot be unpacked: ${tmpdir()} is full. Free some space there.`, { cause });
    }
    throw new ServerError(`${path} cannot be read as .tar.gz: ${messageOf(cause)}. Nothing was imported.`, { cause });
  }
}

const TOO_LARGE = tooLargeError().message;

interface Unpacked {
  /** By name, without parts ".". */
  readonly files: ReadonlyMap<string, TarFile>;
  /** The names of entries whose name an earlier one has. */
  readonly repeated: readonly string[];
}

async function unpack(path: string, folder: string): Promise<Unpacked> {
  const files = new Map<string, TarFile>();
  const repeated: string[] = [];
  let entries = 0;
  let total = 0;
  const tar = createGunzip();
  const source = createReadStream(path).on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  try {
    const decoder = createTarDecoder({ strict: true }) as ReadableWritablePair<ParsedTarEntry, Uint8Array>;
    for await (const { header, body } of Readable.toWeb(tar).pipeThrough(decoder)) {
      entries += 1;
      total += header.size;
      if (entries > MAX_ENTRIES || total > MAX_TOTAL_BYTES) {
        throw new ServerError(
          `${path} has more than ${MAX_ENTRIES} entries or ${MAX_TOTAL_BYTES} bytes. Extract it and import the folder.`,
        );
      }
      if (header.name.length > MAX_NAME_LENGTH) {
        throw new ServerError(`${path} has a name of more than ${MAX_NAME_LENGTH} characters. Nothing was imported.`);
      }
      const name = withoutDots(header.name);
      const isFolder = header.type === 'directory';
      const isRepeated = !isFolder && files.has(name);
      const fault = faultOf(name, header);
      if (isRepeated) repeated.push(name);
      else if (fault !== undefined) files.set(name, { fault });
      if (isFolder || isRepeated || fault !== undefined) {
        await body.cancel();
        continue;
      }
      const copy = join(folder, String(entries));
      await writeFile(copy, Readable.fromWeb(body as ReadableStream<Uint8Array>));
      files.set(name, { path: copy });
    }
    return { files, repeated };
  } finally {
    source.destroy();
    tar.destroy();
  }
}

function faultOf(name: string, { type = 'file', size }: TarHeader): string | undefined {
  if (type === 'directory') return undefined;
  const invalid = yauzl.validateFileName(name);
  if (invalid !== null) return `Its name is invalid: ${invalid}.`;
  if (type === 'link' || type === 'symlink') return 'It is a link. Add the file itself.';
  if (type !== 'file') return 'It is not a regular file.';
  return size > MAX_BYTES ? TOO_LARGE : undefined;
}
