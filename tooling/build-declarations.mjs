// Writes the type declarations of the package whose script runs this: a file for each entry point of its export map, and the
// files that they share. tsup can do it as well, but checks every source file that it finds, in a program for each
// configuration, and this cannot be turned off. `pnpm types` checks them.
import { readFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const input = {};
for (const { types, '@zoetrope/source': source } of Object.values(manifest.exports)) {
  if (types) input[types.slice('./dist/'.length, -'.d.ts'.length)] = source;
}

const bundle = await rollup({
  input,
  external: (id) => dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [dts({ compilerOptions: { noCheck: true, noEmitOnError: false } })],
  onwarn(warning) {
    // The plugin warns of interfaces that have no export of their own, such as those that `GifProps` extends.
    if (warning.plugin !== 'dts') throw new Error(warning.message);
  },
});
await bundle.write({ dir: 'dist', entryFileNames: '[name].d.ts', chunkFileNames: '[name]-[hash].d.ts' });
await bundle.close();
