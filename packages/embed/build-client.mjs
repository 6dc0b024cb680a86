// Makes what a browser loads from the client's sources, in dist/browser: files with their content in their names, listed in
// manifest.json, and inline.js with everything in it, for pages that are a single file.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const home = import.meta.dirname;
const out = join(home, 'dist/browser');
const options = {
  absWorkingDir: home,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  conditions: ['@zoetrope/source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
};

rmSync(out, { recursive: true, force: true });
const { metafile } = await build({
  ...options,
  entryPoints: { embed: 'src/client/load-embed.ts' },
  outdir: out,
  splitting: true,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  metafile: true,
});
const outputs = Object.entries(metafile.outputs).map(([path, { entryPoint }]) => ({
  file: path.split('/').at(-1),
  entryPoint,
}));
const entry = outputs.find(({ entryPoint }) => entryPoint === 'src/client/load-embed.ts').file;
writeFileSync(
  join(out, 'manifest.json'),
  `${JSON.stringify({ entry, files: outputs.map(({ file }) => file) }, null, 2)}\n`,
);

await build({ ...options, entryPoints: { inline: 'src/client/load-inline.ts' }, outdir: out });
