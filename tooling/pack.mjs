import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpmCommand, root } from './pnpm.mjs';

/** Returns the published packages. */
export function publishedPackages() {
  return readdirSync(join(root, 'packages'))
    .map((folder) => join(root, 'packages', folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({ folder, name: manifest.name, version: manifest.version }));
}

/**
 * Packs every built package into a folder. `pnpm pack` applies `publishConfig.exports` and replaces workspace versions,
 * as publishing does.
 */
export function packAll(destination) {
  mkdirSync(destination, { recursive: true });
  const packages = publishedPackages();
  const missing = packages.find(({ folder }) => !existsSync(join(folder, 'dist')));
  if (missing) throw new Error(`${missing.name} is not built. Run "pnpm build" first.`);
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
