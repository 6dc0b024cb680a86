// Installs Firefox and WebKit for `pnpm test:engines`, on Debian as root. Exits with 3 if it cannot, and prints how to install them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { enginePackages, howToInstall, missingEngines } from './find-engines.mjs';

const CANNOT_INSTALL = 3;
const OS_RELEASE = '/etc/os-release';

const missing = missingEngines();
if (missing.length === 0) {
  console.log('Firefox and WebKit are installed.');
  process.exit(0);
}
const isDebian = existsSync(OS_RELEASE) && readFileSync(OS_RELEASE, 'utf8').split('\n').includes('ID=debian');
if (!isDebian || process.getuid?.() !== 0) {
  for (const name of missing) console.log(`There is no ${name} on this machine. ${howToInstall(name)}`);
  process.exit(CANNOT_INSTALL);
}
const install = () => aptGet('install', '--yes', '--no-install-recommends', ...enginePackages());
if (install() || (aptGet('update') && install())) process.exit(0);
console.error('apt-get could not install Firefox and WebKit. See the output above.');
process.exit(1);

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
}
