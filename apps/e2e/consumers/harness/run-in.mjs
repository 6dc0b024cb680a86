import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command that a consumer installed, and returns its output. If it fails, the error contains the output. */
export function runIn(home, [command, ...args], env = {}) {
  const program = join(home, 'node_modules/.bin', process.platform === 'win32' ? `${command}.cmd` : command);
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  try {
    return execFileSync(program, args, {
      cwd: home,
      env: { ...environment, ...env },
      encoding: 'utf8',
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')} failed in ${home}:\n${error.stdout}${error.stderr}`);
  }
}
