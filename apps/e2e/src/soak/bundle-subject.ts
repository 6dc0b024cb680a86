import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The script of a page that has one library on it. `folder` says from where its packages are taken. */
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
