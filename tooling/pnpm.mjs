import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The pnpm that runs this script, as a command and its first arguments. It may be a native program or a
 * script for Node.js. Started by npm or by hand, the version that `packageManager` pins comes through npx.
 */
export function pnpmCommand(env = process.env) {
  const path = env.npm_execpath ?? '';
  if (!basename(path.replaceAll('\\', '/')).startsWith('pnpm')) return ['npx', '--yes', pinnedPnpm()];
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
}

function pinnedPnpm() {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).packageManager;
}

/** Runs a command in the repository's root, with its output on the screen or given in chunks; resolves to its exit code. */
export function run([command, ...args], { env = process.env, cwd = root, onOutput } = {}) {
  return new Promise((resolve) => {
    // Windows starts npx only through a shell, since it is a .cmd file there.
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

/** Installs exactly what the lockfile says. pnpm only warns when an install before a script fails; this ends the process. */
export async function install() {
  const code = await run([...pnpmCommand(), 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false']);
  if (code === 0) return;
  console.error(`\nThe install failed (exit code ${code}); its reason is above. Nothing was started.`);
  console.error(
    'Most often the package registry cannot be reached, or the disk is full. Mend that and run the command again.',
  );
  process.exit(1);
}
