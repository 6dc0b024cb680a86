import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Command {
  readonly process: ChildProcess;
  /** Resolves with the address once it is printed. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

/** Starts `zoetrope-server` from its source, as its users start it. */
export function runCommand(args: readonly string[], env: { readonly [name: string]: string } = {}): Command {
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@zoetrope/source', '--import', 'tsx', cli, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out, err })),
  );
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const [, address] = /^Zoetrope at (\S+)\n/.exec(out) ?? [];
      if (address !== undefined) resolve(address);
    });
    ended.then(() => reject(new Error(`It ended: ${out}${err}`)));
  });
  // A command that is to fail never gets ready.
  ready.catch(() => undefined);
  return { process: child, ready, ended };
}
