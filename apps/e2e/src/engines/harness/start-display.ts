import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Display {
  /** The value of `DISPLAY`, for example `:1`. */
  readonly name: string;
  stop(): Promise<void>;
}

/** Starts an X server without a screen. It chooses a free display and writes its number to the third file. */
export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  const written = once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  const [number] = await Promise.race([written, exited.then(() => [undefined])]);
  if (number === undefined) throw new Error('Xvfb ended before it had a display.');
  return {
    name: `:${String(number).trim()}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
