import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from '../../../tooling/find-port.ts';

export interface TemporaryHaproxy {
  /** For example `http://127.0.0.1:40001`. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Returns whether HAProxy is installed. */
export function hasHaproxy(): boolean {
  return findProgram() !== undefined;
}

export interface TemporaryHaproxyOptions {
  /**
   * The sections of the configuration after `defaults`, one line per item, for a port of 127.0.0.1.
   * @default requests go to the origins in turn, without health checks, which fail on a busy machine
   */
  readonly sections?: ((port: number) => readonly string[]) | undefined;
}

/**
 * Starts an installed HAProxy that passes requests to these origins, with `X-Forwarded-For`. Rejects if it is not
 * installed.
 */
export async function startTemporaryHaproxy(
  origins: readonly string[],
  { sections = (port) => inTurn(port, origins) }: TemporaryHaproxyOptions = {},
): Promise<TemporaryHaproxy> {
  const program = findProgram();
  if (program === undefined) throw new Error('This machine has no HAProxy: install it.');
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-haproxy-'));
  const port = await findPort();
  const settings = join(folder, 'haproxy.cfg');
  await writeFile(
    settings,
    [
      'defaults',
      '  mode http',
      '  option forwardfor',
      '  timeout connect 10s',
      '  timeout client 60s',
      '  timeout server 60s',
      ...sections(port),
      '',
    ].join('\n'),
  );
  const balancer = spawn(program, ['-db', '-f', settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  balancer.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const exited = new Promise<void>((resolve) => balancer.once('exit', () => resolve()));
  while (!(await isOpen(port))) {
    if (balancer.exitCode !== null) throw new Error(`HAProxy did not start: ${output}`);
    await sleep(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      balancer.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function inTurn(port: number, origins: readonly string[]): readonly string[] {
  return [
    'listen zoetrope',
    `  bind 127.0.0.1:${port}`,
    '  balance roundrobin',
    ...origins.map((origin, index) => `  server server${index} ${new URL(origin).host}`),
  ];
}

/** On PATH, or in the location of Debian's package, which is not on the PATH of every user. */
function findProgram(): string | undefined {
  return ['haproxy', '/usr/sbin/haproxy'].find((program) => spawnSync(program, ['-v']).status === 0);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
