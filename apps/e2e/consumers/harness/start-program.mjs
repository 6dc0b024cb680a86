import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts a Node.js program, and waits until its output contains its URL. */
export async function startProgram(args, { cwd, env = {} }) {
  const program = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    program.kill();
    await once(program, 'exit');
  };
  const lines = [];
  for await (const line of createInterface({ input: program.stdout })) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin) return { origin, close };
    lines.push(line);
  }
  throw new Error(`${args.join(' ')} ended before it was ready:\n${lines.join('\n')}`);
}
