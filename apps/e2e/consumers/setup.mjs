import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packAll } from '../../../tooling/pack.mjs';
import { pnpmCommand } from '../../../tooling/pnpm.mjs';

/** Each consumer is a project outside the workspace, with a lockfile of its own and the packages it installs. */
const CONSUMERS = {
  'node-esm': () => true,
  'react-18': (name) => ['@zoetrope/model', '@zoetrope/react-components'].includes(name),
};

/** Packs the built packages once, and puts them into each consumer as an install from the registry would. */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-consumers-'));
  try {
    const packed = packAll(folder);
    for (const [consumer, uses] of Object.entries(CONSUMERS)) {
      const home = fileURLToPath(new URL(consumer, import.meta.url));
      install(home);
      for (const { name, tarball } of packed.filter((one) => uses(one.name))) place(home, name, tarball);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function install(home) {
  const [command, ...first] = pnpmCommand();
  const args = [...first, 'install', '--ignore-workspace', '--frozen-lockfile'];
  execFileSync(command, args, { cwd: home, stdio: 'pipe', shell: process.platform === 'win32' && command === 'npx' });
}

function place(home, name, tarball) {
  const target = join(home, 'node_modules', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const here = read(join(home, 'package.json')).dependencies;
  for (const [dependency, version] of Object.entries(read(join(target, 'package.json')).dependencies ?? {})) {
    if (dependency.startsWith('@zoetrope/') || here[dependency] === version) continue;
    throw new Error(
      `${name} depends on ${dependency} ${version}; ${home}/package.json has ${here[dependency]}. Add it and update the lockfile there.`,
    );
  }
}
