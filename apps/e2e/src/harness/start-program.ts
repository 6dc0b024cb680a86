import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** A new embedded database takes 4 s on an idle machine, and minutes on a busy one. */
const START_MS = 600_000;

export interface ProgramOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** A URL that responds with a 2xx status once the program is ready. */
  readonly url: string;
}

/** Starts a Node.js program, and resolves when it is ready. The returned function stops it. */
export async function startProgram(
  args: readonly string[],
  { cwd, env = process.env, url }: ProgramOptions,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await ended;
  };

  const deadline = Date.now() + START_MS;
  while (!(await isReady(url))) {
    if (child.exitCode === null && Date.now() < deadline) await setTimeout(100);
    else {
      await stop();
      throw new Error(`${args.join(' ')} did not respond at ${url}. Its output:\n${output.join('')}`);
    }
  }
  return stop;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
