import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Command {
  readonly process: ChildProcess;
  /** Resolves with the address once it is printed. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

interface CommandOptions {
  readonly env?: { readonly [name: string]: string } | undefined;
  /** Which catalogue it serves: that of its users, or the small one of the tests. @default 'real' */
  readonly catalogue?: keyof typeof PROGRAMS | undefined;
}

const PROGRAMS = { real: '../src/cli.ts', fixture: './fixture-cli.ts' } as const;

/** Starts `zoetrope-server` from its source. */
export function runCommand(args: readonly string[], { env = {}, catalogue = 'real' }: CommandOptions = {}): Command {
  const program = fileURLToPath(new URL(PROGRAMS[catalogue], import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@zoetrope/source', '--import', 'tsx', program, ...args], {
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
