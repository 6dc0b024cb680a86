import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ExportTarget } from '../export/export-target.ts';
import { damagedError } from './damaged-error.ts';

/** A file that `sha256sum --check` reads: the SHA-256 of each other file but the manifest, with its name. */
export const CHECKSUMS_NAME = 'SHA256SUMS';

const HEX_LENGTH = 64;
const SEPARATOR = '  ';

export interface ChecksummedTarget extends Pick<ExportTarget, 'add'> {
  /** The lines of `SHA256SUMS` for the files that were added. */
  readonly checksums: () => string;
}

/** Computes the checksums of the files that are added to a target, while they are written. */
export function withChecksums(target: Pick<ExportTarget, 'add'>): ChecksummedTarget {
  const lines: string[] = [];
  return {
    async add(name, content, modified) {
      const hash = createHash('sha256');
      async function* hashed(): AsyncGenerator<Buffer | string> {
        for await (const chunk of content as AsyncIterable<Buffer | string>) {
          hash.update(chunk);
          yield chunk;
        }
      }
      await target.add(name, Readable.from(hashed(), { objectMode: false }), modified);
      lines.push(`${hash.digest('hex')}${SEPARATOR}${name}\n`);
    },
    checksums: () => lines.join(''),
  };
}

/** The checksums by name of file. Throws a `ServerError` if they do not have the checksum `sha256` themselves. */
export async function readChecksums(folder: string, sha256: string): Promise<ReadonlyMap<string, string>> {
  const path = join(folder, CHECKSUMS_NAME);
  const content = await readFile(path).catch((cause: unknown) => {
    throw damagedError(`${path} cannot be read`, cause);
  });
  if (hashOf(content) !== sha256) throw damagedError(`${path} is damaged`);
  const lines = content.toString('utf8').split('\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(HEX_LENGTH + SEPARATOR.length), line.slice(0, HEX_LENGTH)]));
}

export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The SHA-256 of a file of any size. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
