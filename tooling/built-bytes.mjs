import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes, each file packed by itself with gzip -9, of the scripts whose names begin so, and of all that they import at once. */
export function builtBytes(folder, prefixes) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const wanted = new Set(prefixes.flatMap((prefix) => names.filter((name) => name.startsWith(`${prefix}-`))));
  if (wanted.size < prefixes.length)
    throw new Error(`${folder} has no built script for each of ${prefixes.join(', ')}.`);
  let bytes = 0;
  for (const name of wanted) {
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) wanted.add(imported);
    bytes += gzipSync(code, { level: 9 }).length;
  }
  return bytes;
}
