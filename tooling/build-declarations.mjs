// Writes the type declarations of all packages: one file per entry point of an export map, and shared files. `pnpm build`
// runs it once, because the compiler takes longer to load and warm up than to read a package. tsup could write the
// declarations too, but always type-checks every source file, once per configuration. `pnpm types` does that.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { root } from './pnpm.mjs';

const packages = join(root, 'packages');
for (const name of readdirSync(packages)) {
  const folder = join(packages, name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (manifest.scripts.build) await writeDeclarations(folder, manifest);
}

async function writeDeclarations(folder, manifest) {
  // The compiler finds the `tsconfig.json` of the working directory.
  process.chdir(folder);
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
