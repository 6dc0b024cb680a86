// pnpm size: what a page loads at once for an import, as a bundler with code splitting would build it, against its limit.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { builtBytes } from './built-bytes.mjs';
import { root } from './pnpm.mjs';
import { splitBundle } from './split-bundle.mjs';

const limits = JSON.parse(readFileSync(join(root, 'size-limits.json'), 'utf8'));
for (const {
  name,
  package: folder,
  entry = '',
  import: names,
  also = {},
  lateToo,
  external = [],
  built,
  platform = 'browser',
  limit,
} of limits) {
  const { first, later } = built
    ? { first: builtBytes(join(root, 'packages', folder, built.folder), built.parts), later: 0 }
    : await measure(join(root, 'packages', folder), { ...also, [entry]: names }, external, platform);
  const size = first + (lateToo ? later : 0);
  const isKept = size <= limit;
  if (!isKept) process.exitCode = 1;
  const beside = later && !lateToo ? `, ${later} B later` : '';
  console.log(`${isKept ? 'kept  ' : 'MISSED'}  ${name}: ${size} B of ${limit} B${beside}`);
}
if (!limits.length) throw new Error('size-limits.json has no limits: nothing was measured.');

/** Bytes after minification and gzip -9: of what is loaded first, and of what comes later. */
async function measure(folder, imports, external, platform) {
  // What a program on a server loads is counted without what it depends on.
  const others = platform === 'node' ? Object.keys(manifestOf(folder).dependencies ?? {}) : external;
  const built = await build({
    stdin: { contents: exportsOf(folder, imports), resolveDir: folder },
    absWorkingDir: folder,
    external: others.flatMap((each) => [each, `${each}/*`]),
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
  });
  // A bundler's user reads them too, as of an import of which nothing is used.
  for (const { text } of built.warnings) {
    process.exitCode = 1;
    console.log(`WARNED  ${folder}: ${text}`);
  }
  const { first, later } = splitBundle(built, folder);
  return { first: gzipped(first), later: later ? gzipped(later) : 0 };
}

function exportsOf(folder, imports) {
  return Object.entries(imports)
    .map(
      ([entry, names]) =>
        `export ${names === '*' ? '*' : `{ ${names} }`} from '${posix.join(manifestOf(folder).name, entry)}';`,
    )
    .join('');
}

function gzipped(text) {
  return gzipSync(text, { level: 9 }).length;
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
