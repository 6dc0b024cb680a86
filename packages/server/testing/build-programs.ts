import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ENTRIES = {
  /** The released `zoetrope-server`. */
  real: '../src/cli.ts',
  /** The same with the small test catalogue. */
  fixture: './fixture-cli.ts',
  holdFolder: './hold-folder.ts',
};

/** The path of each built program. */
export type Programs = { readonly [name in keyof typeof ENTRIES]: string };

/**
 * Bundles the programs that tests start as processes, because a loader that compiles files at each start takes seconds.
 */
export async function buildPrograms(folder: string): Promise<Programs> {
  const entries = Object.entries(ENTRIES);
  await build({
    entryPoints: Object.fromEntries(
      entries.map(([name, entry]) => [name, fileURLToPath(new URL(entry, import.meta.url))]),
    ),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@zoetrope/source'],
    plugins: [keepModuleUrls, externalPackages],
  });
  return Object.fromEntries(entries.map(([name]) => [name, join(folder, `${name}.mjs`)])) as Programs;
}

/** Keeps `import.meta.url` as the URL of the source file, from which fonts, media and the embed client are found. */
const keepModuleUrls: Plugin = {
  name: 'keep-module-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\/packages\/[\w-]+\/(src|testing)\/.*\.tsx?$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const contents = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Packages of 400 files together, which take longer to find and open than everything else at the start of a program. */
const BUNDLED = [
  '@asteasolutions/zod-to-openapi',
  '@hono/node-server',
  '@hono/zod-openapi',
  '@hono/zod-validator',
  'hono',
  'kysely',
  'zod',
];

/** Imports other npm packages from the folder of the importing file, wherever the bundle is. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...rest }) => {
      const isNode = path.startsWith('node:') || builtinModules.includes(path);
      const isBundled = ['@zoetrope', ...BUNDLED].some((name) => path === name || path.startsWith(`${name}/`));
      if (isNode || isBundled || pluginData === 'resolved' || rest.kind === 'entry-point') return undefined;
      const resolved = await resolve(path, { ...rest, pluginData: 'resolved' });
      return { path: pathToFileURL(resolved.path).href, external: true, errors: resolved.errors };
    });
  },
};
