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
  const [command, ...first] = pnpmCommand();
  return publishedPackages().map(({ folder, name, version }) => {
    if (!existsSync(join(folder, 'dist'))) throw new Error(`${name} is not built: run "pnpm build" first.`);
    const { status, stderr, stdout } = spawnSync(command, [...first, 'pack', '--pack-destination', destination], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32' && command === 'npx',
    });
    if (status !== 0) throw new Error(`${name} could not be packed:\n${stdout}${stderr}`);
    return { name, tarball: join(destination, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`) };
  });
}
