import { posix } from 'node:path';
import { MAX_BYTES } from '../admin/uploads/upload-limits.ts';
import type { GuardedClient } from '../http/guarded-client.ts';
import type { SourceFiles } from './source-files.ts';

export function isWebUrl(name: string): boolean {
  const text = name.trim().toLowerCase();
  return text.startsWith('http://') || text.startsWith('https://');
}

/** The files of a list, whose names may also be URLs. */
export function withUrls(files: SourceFiles, client: GuardedClient): SourceFiles {
  return {
    ...files,
    read: (name) => (isWebUrl(name) ? client.get(name, { maxBytes: MAX_BYTES }) : files.read(name)),
  };
}

/** Without the query, which can contain a signature, and without a password. */
export function loggableUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** The last part of the path, decoded. */
export function fileOfUrl(url: string): string {
  const name = posix.basename(new URL(url).pathname);
  try {
    return decodeURIComponent(name).replaceAll('/', ' ');
  } catch {
    return name;
  }
}
