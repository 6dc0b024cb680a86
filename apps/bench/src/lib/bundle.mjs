import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { splitBundle } from '../../../../tooling/split-bundle.mjs';

const folder = resolve(import.meta.dirname, '../..');

const production = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  write: false,
  logLevel: 'error',
  absWorkingDir: folder,
};

/** Bundles code for production. Returns the first load and the lazy-loaded code. */
export async function bundleCode(code, external) {
  const built = await build({
    ...production,
    stdin: { contents: code, resolveDir: folder },
    external,
    outdir: 'out',
    splitting: true,
    metafile: true,
  });
  return splitBundle(built, folder);
}

/** Bundles a page for production, including React. */
export async function bundlePage(entry) {
  const { outputFiles } = await build({ ...production, entryPoints: [resolve(folder, entry)], jsx: 'automatic' });
  return outputFiles[0].text;
}

/** Bundles code for production into one file, including lazy-loaded code. */
export async function bundleScript(code) {
  const { outputFiles } = await build({ ...production, stdin: { contents: code, resolveDir: folder } });
  return outputFiles[0].text;
}

export const gzipped = (text) => gzipSync(text, { level: 9 }).length;
