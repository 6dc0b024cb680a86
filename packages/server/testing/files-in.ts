import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of all files below a folder, by name. */
export async function filesIn(root: string): Promise<{ readonly [name: string]: Buffer }> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = names.sort().map(async (name) => [name.slice(root.length + 1), await readFile(name)] as const);
  return Object.fromEntries(await Promise.all(files));
}

/** The SHA-256 of each file, to compare large ones: `toEqual` takes seconds for their bytes. */
export function checksumsOf(files: { readonly [name: string]: Buffer }): { readonly [name: string]: string } {
  const entries = Object.entries(files);
  return Object.fromEntries(
    entries.map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]),
  );
}
