import { spawnSync } from 'node:child_process';

/** The pnpm that runs this command, or the one on the path. */
const PNPM = process.env.npm_execpath?.includes('pnpm') ? process.env.npm_execpath : 'pnpm';

/** Runs to the end; a failure stops the bench with what the command said. */
export function command(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error) throw new Error(`${program} could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
  return stdout;
}

export const pnpm = (args, cwd) =>
  PNPM.endsWith('js') ? command(process.execPath, [PNPM, ...args], cwd) : command(PNPM, args, cwd);
