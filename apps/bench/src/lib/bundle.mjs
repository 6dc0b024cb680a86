import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

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

/** The production bundle of some code, without what it loads on demand. */
export async function bundleCode(code, external) {
  const { outputFiles, metafile } = await build({
    ...production,
    stdin: { contents: code, resolveDir: folder },
    external,
    outdir: 'out',
    splitting: true,
    metafile: true,
  });
  return atOnce(metafile.outputs)
    .map((path) => outputFiles.find((file) => file.path === resolve(folder, path)).text)
    .join('');
}

/** The paths of the entry and of all that it imports by a plain import. */
function atOnce(outputs) {
  const found = new Set(Object.keys(outputs).filter((path) => path.endsWith('stdin.js')));
  for (const path of found) {
    const plain = outputs[path].imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    for (const each of plain) found.add(each.path);
  }
  return [...found];
}

/** The production bundle of one page, React and all. */
export async function bundlePage(entry) {
  const { outputFiles } = await build({ ...production, entryPoints: [resolve(folder, entry)], jsx: 'automatic' });
  return outputFiles[0].text;
}

export const gzipped = (text) => gzipSync(text, { level: 9 }).length;
