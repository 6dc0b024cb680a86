import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the script of a page that uses one library. Packages are resolved from `folder`. */
export async function bundleSubject(file: URL, folder: string, conditions: readonly string[] = []): Promise<string> {
  const built = await build({
    stdin: { contents: await readFile(fileURLToPath(file), 'utf8'), resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: [...conditions],
    write: false,
    logLevel: 'error',
  });
  return built.outputFiles[0]?.text ?? '';
}
