// Writes the type declarations of the package in the working directory: one file per entry point of its export map, and
// shared files. tsup could write them too, but always type-checks every source file, once per configuration. `pnpm
// types` does that.
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
    // The plugin warns about interfaces that are not exported, such as those that `GifProps` extends.
    if (warning.plugin !== 'dts') throw new Error(warning.message);
  },
});
await bundle.write({ dir: 'dist', entryFileNames: '[name].d.ts', chunkFileNames: '[name]-[hash].d.ts' });
await bundle.close();
