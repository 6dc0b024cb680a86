import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The script of the embed page: files with content hashes in their names. */
export interface EmbedClient {
  /** The file that the page loads. */
  readonly entry: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Reads the built client of `@zoetrope/embed`. Undefined if it was not built, as in a fresh checkout: embed pages then
 * have no script.
 */
export function readEmbedClient(): EmbedClient | undefined {
  const packageFolder = dirname(createRequire(import.meta.url).resolve('@zoetrope/embed/package.json'));
  const folder = join(packageFolder, 'dist/browser');
  if (!existsSync(join(folder, 'manifest.json'))) return undefined;
  const manifest: { entry: string; files: string[] } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const files = new Map(manifest.files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  return { entry: manifest.entry, files };
}
