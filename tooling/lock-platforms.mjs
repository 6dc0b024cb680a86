// pnpm lock:platforms [folder]: fails if pnpm-lock.yaml lacks a native optional dependency of an installed package,
// which pnpm does not report.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2] ?? '.';
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const incomplete = [...installedPackages(join(root, 'node_modules/.pnpm'))].filter(([, missing]) => missing.length > 0);
for (const [name, missing] of incomplete) console.log(`${name}: the lockfile lacks ${missing.join(', ')}`);
console.log(
  incomplete.length > 0
    ? `${incomplete.length} packages with missing native variants`
    : 'The lockfile has every optional dependency of every installed package.',
);
process.exit(incomplete.length > 0 ? 1 : 0);

/**
 * Maps each installed package of the lockfile, as `name@version`, to its optional dependencies that the lockfile lacks.
 */
function installedPackages(store) {
  const packages = new Map();
  for (const folder of readdirSync(store)) {
    for (const manifest of manifestsIn(join(store, folder, 'node_modules'))) {
      const name = `${manifest.name}@${manifest.version}`;
      if (!lockfile.includes(name)) continue;
      const optional = Object.entries(manifest.optionalDependencies ?? {});
      packages.set(
        name,
        optional.filter(([dependency, version]) => !isLocked(dependency, version)).map(([dependency]) => dependency),
      );
    }
  }
  return packages;
}

function manifestsIn(modules) {
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((unscoped) => `${name}/${unscoped}`) : [name],
    )
    .map((name) => join(modules, name, 'package.json'))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));
}

/** An exact version must be in the lockfile. For a range, any version suffices. */
function isLocked(dependency, version) {
  return lockfile.includes(/^\d/.test(version) ? `${dependency}@${version}` : `${dependency}@`);
}
