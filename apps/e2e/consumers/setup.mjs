import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { testLaunchOptions } from '../../../tooling/chromium-args.mjs';
import { packAll } from '../../../tooling/pack.mjs';
import { pnpmCommand } from '../../../tooling/pnpm.mjs';
import { startService } from './harness/start-service.mjs';

const WIDGETS = ['model', 'react-components'];
const CLIENT = ['model', 'transport', 'fetch-api'];

/**
 * The consumers, with the packages that they install. Each is a project outside the workspace with its own lockfile.
 * The first one installs all packages and runs the service for the others.
 */
const CONSUMERS = {
  'node-esm': undefined,
  'react-18': WIDGETS,
  'vite-react': [...WIDGETS, ...CLIENT, 'analytics'],
  'next-app': [...WIDGETS, ...CLIENT],
  'import-map': [...WIDGETS, ...CLIENT, 'embed'],
  'migration/before': [],
  'migration/after': [...WIDGETS, ...CLIENT, 'analytics'],
  'existing-clients': [],
};

/**
 * Packs the built packages, unpacks them into each consumer as an install from the registry would, and starts the
 * service and one browser.
 */
export async function setup(project) {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-consumers-'));
  try {
    const installed = Promise.all(Object.keys(CONSUMERS).map((consumer) => install(homeOf(consumer))));
    const packed = packAll(folder);
    await installed;
    for (const [consumer, names] of Object.entries(CONSUMERS)) {
      const needed = packed.filter(({ name }) => names?.includes(name.replace('@zoetrope/', '')) ?? true);
      for (const { name, tarball } of needed) unpack(homeOf(consumer), name, tarball);
    }
    await installTestkit(homeOf('react-18'));
  } finally {
    rmSync(folder, { recursive: true });
  }
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launchServer({ executablePath, ...testLaunchOptions() });
  const service = await startService(homeOf('node-esm'));
  project.provide('service', service.origin);
  project.provide('browser', browser.wsEndpoint());
  return () => Promise.all([service.close(), browser.close()]);
}

function homeOf(consumer) {
  return fileURLToPath(new URL(consumer, import.meta.url));
}

async function install(home) {
  const [command, ...first] = pnpmCommand();
  const args = [...first, 'install', '--ignore-workspace', '--frozen-lockfile'];
  await promisify(execFile)(command, args, { cwd: home, shell: process.platform === 'win32' && command === 'npx' });
}

/**
 * Bundles the testkit, which is not published, so that a consumer runs the conformance suite with its version of React.
 */
function installTestkit(home) {
  const from = fileURLToPath(new URL('../../../packages/testkit/src', import.meta.url));
  return build({
    entryPoints: [join(from, 'index.ts'), join(from, 'react.ts')],
    outdir: join(home, 'node_modules/@zoetrope/testkit'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
  });
}

function unpack(home, name, tarball) {
  const target = join(home, 'node_modules', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const installed = read(join(home, 'package.json')).dependencies;
  for (const [dependency, version] of Object.entries(read(join(target, 'package.json')).dependencies ?? {})) {
    if (dependency.startsWith('@zoetrope/') || installed[dependency] === version) continue;
    throw new Error(
      `${name} depends on ${dependency} ${version}; ${home}/package.json has ${installed[dependency]}. Add it and update the lockfile there.`,
    );
  }
}
