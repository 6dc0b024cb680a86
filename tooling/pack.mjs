import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpmCommand, root } from './pnpm.mjs';

/** The packages that are published, by name and folder. */
export function publishedPackages() {
  return readdirSync(join(root, 'packages'))
    .map((folder) => join(root, 'packages', folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({ folder, name: manifest.name, version: manifest.version }));
}

/**
 * Packs every published package, as built, into a folder. Only pnpm's own pack writes what will be published:
 * it takes `publishConfig.exports` and gives workspace dependencies their versions.
 */
export function packAll(destination) {
  mkdirSync(destination, { recursive: true });
  const packages = publishedPackages();
  const missing = packages.find(({ folder }) => !existsSync(join(folder, 'dist')));
  if (missing) throw new Error(`${missing.name} is not built: run "pnpm build" first.`);
  const [command, ...first] = pnpmCommand();
  const filters = packages.flatMap(({ name }) => ['--filter', name]);
  const args = [...first, '--recursive', ...filters, 'pack', '--pack-destination', destination];
  const shell = process.platform === 'win32' && command === 'npx';
  const { status, stderr, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`The packages could not be packed:\n${stdout}${stderr}`);
  return packages.map(({ name, version }) => ({
    name,
    tarball: join(destination, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
  }));
}
