import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { command, pnpm } from './command.mjs';

const bench = resolve(import.meta.dirname, '../..');
const root = resolve(bench, '../..');
const modules = join(bench, 'node_modules');
const SCOPE = '@zoetrope';

/**
 * Builds our packages and those they need, packs them as they would be published, and unpacks them next to the
 * alternatives.
 */
export function installPackages(names, log) {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-bench-'));
  try {
    for (const name of withNeeded(names)) {
      log(`packing @zoetrope/${name}`);
      pnpm(['run', 'build'], join(root, 'packages', name));
      pnpm(['pack', '--out', join(folder, `${name}.tgz`)], join(root, 'packages', name));
      unpack(join(folder, `${name}.tgz`), join(modules, SCOPE, name));
      linkDependencies(name);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const dependenciesOf = (name) =>
  Object.keys(JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).dependencies ?? {});

/** Returns the names with their dependencies, dependencies first. */
function withNeeded(names) {
  const needed = (name) => {
    const ours = dependenciesOf(name).filter((dependency) => dependency.startsWith(SCOPE));
    return [...ours.flatMap((dependency) => needed(dependency.slice(SCOPE.length + 1))), name];
  };
  return new Set(names.flatMap(needed));
}

function unpack(tarball, target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  command('tar', ['-xzf', tarball, '--strip-components=1', '-C', target], root);
}

/** Links dependencies that the alternatives do not install to those of the repository. */
function linkDependencies(name) {
  linkPackages(
    name,
    dependenciesOf(name).filter((dependency) => !dependency.startsWith(SCOPE)),
  );
}

/** Links packages that one of ours has installed, such as its optional peers. */
export function linkPackages(name, dependencies) {
  for (const dependency of dependencies) {
    const target = join(modules, dependency);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(root, 'packages', name, 'node_modules', dependency), target, 'dir');
  }
}
