import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Returns the paths of the built scripts whose names begin with one of the prefixes, and of all their static imports.
 */
export function builtScripts(folder, prefixes) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const scripts = new Set(prefixes.flatMap((prefix) => names.filter((name) => name.startsWith(`${prefix}-`))));
  if (scripts.size < prefixes.length)
    throw new Error(`${folder} lacks a built script for one of ${prefixes.join(', ')}. Run "pnpm build".`);
  // The set grows during the iteration, so that imports of imports are included.
  for (const name of scripts) {
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) scripts.add(imported);
  }
  return [...scripts].map((name) => join(folder, name));
}

/** Returns the size of these scripts in bytes, each compressed with gzip -9. */
export function builtBytes(folder, prefixes) {
  return builtScripts(folder, prefixes).reduce(
    (bytes, path) => bytes + gzipSync(readFileSync(path), { level: 9 }).length,
    0,
  );
}
