// Bundles the client for browsers into dist/browser: files with hashed names, listed in manifest.json, and
// inline.js and inline-error-reports.js, each one file for single-file pages.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const home = import.meta.dirname;
const out = join(home, 'dist/browser');
const ENTRY = 'src/client/load-embed.ts';

const bundle = (entry, output) =>
  build({
    root: home,
    configFile: false,
    logLevel: 'warn',
    // Uses the sources of the workspace, so that nothing needs to be built first.
    resolve: { conditions: ['@zoetrope/source', 'browser', 'import', 'default'] },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['es'] },
      // Lazy chunks may import from the entry, instead of many small chunks that both share.
      rollupOptions: { preserveEntrySignatures: 'allow-extension', output: { minify: true, ...output } },
    },
  });

rmSync(out, { recursive: true, force: true });
const [{ output }] = await bundle(
  { embed: ENTRY },
  { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
);
const files = output.map(({ fileName }) => fileName);
const entry = output.find(({ isEntry }) => isEntry).fileName;
writeFileSync(join(out, 'manifest.json'), `${JSON.stringify({ entry, files }, null, 2)}\n`);
for (const [name, source] of [
  ['inline', 'src/client/load-inline.ts'],
  ['inline-error-reports', 'src/client/load-inline-error-reports.ts'],
])
  await bundle({ [name]: source }, { entryFileNames: '[name].js', codeSplitting: false });
