import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns the pnpm that runs this script, as a command and its first arguments. It may be a native program or a script
 * for Node.js. If npm or a user started the script, npx runs the version of `packageManager`.
 */
export function pnpmCommand(env = process.env) {
  const path = env.npm_execpath ?? '';
  if (!basename(path.replaceAll('\\', '/')).startsWith('pnpm')) return ['npx', '--yes', pinnedPnpm()];
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
}

function pinnedPnpm() {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).packageManager;
}

/**
 * Runs a command in the root of the repository. Prints the output or passes it to `onOutput`. Resolves with the exit
 * code.
 */
export function run([command, ...args], { env = process.env, cwd = root, onOutput } = {}) {
  return new Promise((resolve) => {
    // On Windows, npx is a .cmd file, which needs a shell.
    const shell = process.platform === 'win32' && command === 'npx';
    const child = spawn(command, args, { cwd, env, shell, stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    child.once('error', (error) => {
      console.error(`${command} did not start: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Installs the dependencies of the lockfile. Exits if that fails; pnpm itself would only warn before it runs a script.
 */
export async function install() {
  const code = await run([...pnpmCommand(), 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false']);
  if (code === 0) return;
  console.error(`\nThe install failed (exit code ${code}). See the output above.`);
  console.error('Check whether the package registry is reachable and the disk has space, then run the command again.');
  process.exit(1);
}
