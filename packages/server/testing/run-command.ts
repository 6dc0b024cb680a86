import { type ChildProcess, spawn } from 'node:child_process';
import { inject } from 'vitest';

export interface Command {
  readonly process: ChildProcess;
  /** Resolves with the origin once it is printed. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

interface CommandOptions {
  readonly env?: { readonly [name: string]: string } | undefined;
  /** The catalogue to serve: the released one or the small one of the tests. Default: `real`. */
  readonly catalogue?: 'real' | 'fixture' | undefined;
  /** The program. Default: the one that the global setup built for `catalogue`. */
  readonly program?: string | undefined;
}

/**
 * A service of a few seconds: compiling the embedded Postgres with optimizations takes longer than running it without.
 */
const FAST_START = '--liftoff-only';

/** Starts `zoetrope-server`, bundled from source. */
export function runCommand(args: readonly string[], options: CommandOptions = {}): Command {
  const { env = {}, catalogue = 'real', program = inject('programs')[catalogue] } = options;
  const child = spawn(process.execPath, [FAST_START, program, ...args], {
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
  // A command that is expected to fail never becomes ready.
  ready.catch(() => undefined);
  return { process: child, ready, ended };
}
