// Makes what a browser loads from the client's sources: files with their content in their names for dist/browser, and one
// text with everything in it, dist/inline-client.js, for pages that are a single file.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

const inline = await build({ ...options, entryPoints: ['src/client/load-inline.ts'], write: false });
// Nothing in it may end the script element that it stands in.
const code = inline.outputFiles[0].text.trim().replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
mkdirSync(join(home, 'dist'), { recursive: true });
writeFileSync(join(home, 'dist/inline-client.js'), `export const EMBED_CLIENT = ${JSON.stringify(code)};\n`);
writeFileSync(
  join(home, 'dist/inline-client.d.ts'),
  '/** The whole client as the text of a module script, for `renderEmbedPage(gif, { client: { code: EMBED_CLIENT, apiKey } })`. */\nexport declare const EMBED_CLIENT: string;\n',
);
