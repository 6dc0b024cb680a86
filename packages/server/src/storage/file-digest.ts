import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A short name for the content of a file; each file is read once, since committed media never change. */
export function createFileDigest(): (path: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const digest = readFile(path).then((bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 24));
    known.set(path, digest);
    digest.catch(() => known.delete(path));
    return digest;
  };
}
