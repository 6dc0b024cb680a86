import { spawnSync } from 'node:child_process';
import { pnpmCommand } from '../../../../tooling/pnpm.mjs';

/** Runs a command, and returns its output. Throws with its output if it fails. */
export function command(program, args, cwd) {
  const shell = process.platform === 'win32' && program === 'npx';
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', shell });
  if (error) throw new Error(`${program} could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
  return stdout;
}

export function pnpm(args, cwd) {
  const [program, ...first] = pnpmCommand();
  return command(program, [...first, ...args], cwd);
}
