// pnpm size: what a page loads for an import, built with code splitting, React excluded, against the limits of
// size-limits.json. size-limit's own bundler plugins count every chunk or one file, but not the first load: the entry with
// its static imports. So the bundles are built here, and size-limit measures them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { builtScripts } from './tooling/built-scripts.mjs';
import { root } from './tooling/pnpm.mjs';
import { splitBundle } from './tooling/split-bundle.mjs';

const output = join(root, 'node_modules/.cache/size');
const budgets = JSON.parse(readFileSync(join(root, 'size-limits.json'), 'utf8'));
if (!budgets.length) throw new Error('size-limits.json has no limits: nothing would be measured.');

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
export default (await Promise.all(budgets.map(checksOf))).flat();

/** The first load with its limit and, without one, what is lazy-loaded. */
async function checksOf(budget) {
  const { name, limit } = budget;
  const folder = join(root, 'packages', budget.package);
  if (budget.built) {
    const { folder: scripts, parts } = budget.built;
    return [check(name, builtScripts(join(folder, scripts), parts), limit)];
  }
  const { first, later } = await bundle(folder, budget);
  if (budget.includeLazy) return [check(name, save(name, first + later), limit)];
  return [
    check(name, save(name, first), limit),
    ...(later ? [check(`${name}, lazy`, save(`${name}, lazy`, later))] : []),
  ];
}

function check(name, path, bytes) {
  return { name, path, gzip: true, ...(bytes && { limit: `${bytes} B` }) };
}

function save(name, code) {
  const file = join(output, `${name.replaceAll(/\W+/g, '-')}.js`);
  writeFileSync(file, code);
  return file;
}

async function bundle(folder, { entry = '', import: names, also = {}, platform = 'browser' }) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const imports = Object.entries({ ...also, [entry]: names });
  const statements = imports.map(([path, what]) => {
    const module = JSON.stringify(posix.join(manifest.name, path));
    return `export ${what === '*' ? '*' : `{ ${what} }`} from ${module};`;
  });
  // Programs on a server are measured without their dependencies.
  const external = platform === 'node' ? Object.keys(manifest.dependencies ?? {}) : ['react', 'react-dom', 'next'];
  const built = await build({
    stdin: { contents: statements.join('\n'), resolveDir: folder },
    absWorkingDir: folder,
    external: external.flatMap((name) => [name, `${name}/*`]),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
    // esbuild never reports this one for packages in node_modules; here they are links to the workspace.
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  // Users of a bundler see warnings, so they count as failures.
  if (built.warnings.length) throw new Error(`${manifest.name}: ${built.warnings.map(({ text }) => text).join('\n')}`);
  return splitBundle(built, folder);
}
