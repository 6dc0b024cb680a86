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

/** The production bundle of some code: what it loads first, and what it loads later. */
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

/** The production bundle of one page, React and all. */
export async function bundlePage(entry) {
  const { outputFiles } = await build({ ...production, entryPoints: [resolve(folder, entry)], jsx: 'automatic' });
  return outputFiles[0].text;
}

/** The production bundle of some code that has one file, whatever it loads later. */
export async function bundleScript(code) {
  const { outputFiles } = await build({ ...production, stdin: { contents: code, resolveDir: folder } });
  return outputFiles[0].text;
}

export const gzipped = (text) => gzipSync(text, { level: 9 }).length;
