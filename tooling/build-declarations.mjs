// Writes the type declarations of the published packages: one file per entry point of an export map, and shared files. `pnpm build`
// runs it once, because the compiler takes longer to load and warm up than to read a package. tsup could write the
// declarations too, but always type-checks every source file, once per configuration. `pnpm types` does that.
import { readFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { publishedPackages } from './pack.mjs';

for (const { folder } of publishedPackages()) await writeDeclarations(folder);

async function writeDeclarations(folder) {
  // The compiler finds the `tsconfig.json` of the working directory.
  process.chdir(folder);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const input = {};
  for (const { types, '@zoetrope/source': source } of Object.values(manifest.exports)) {
    if (types) input[types.slice('./dist/'.length, -'.d.ts'.length)] = source;
  }
  const bundle = await rollup({
    input,
    external: (id) => dependencies.some((dependency) => id === dependency || id.startsWith(`${dependency}/`)),
    plugins: [dts({ compilerOptions: { noCheck: true, noEmitOnError: false } })],
    onwarn(warning) {
      // The plugin warns about interfaces that are not exported, such as those that `GifProps` extends.
      if (warning.plugin !== 'dts') throw new Error(warning.message);
    },
  });
  await bundle.write({ dir: 'dist', entryFileNames: '[name].d.ts', chunkFileNames: '[name]-[hash].d.ts' });
  await bundle.close();
}
