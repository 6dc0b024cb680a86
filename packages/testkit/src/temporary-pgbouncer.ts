import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findUnprivilegedUser } from './temporary-postgres.ts';

const run = promisify(execFile);

export interface TemporaryPgBouncer {
  /** The connection string of a database, through the pooler. */
  readonly addressOf: (database: string) => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an installed PgBouncer in transaction mode in front of a temporary Postgres, with its default settings.
 * Resolves to undefined if PgBouncer is not installed.
 */
export async function startTemporaryPgBouncer(postgresUrl: string): Promise<TemporaryPgBouncer | undefined> {
  const program = await findPgBouncer();
  if (program === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-bouncer-'));
  const host = new URL(postgresUrl).searchParams.get('host');
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${host} user=zoetrope`,
      '[pgbouncer]',
      'pool_mode = transaction',
      'auth_type = any',
      'listen_addr =',
      `unix_socket_dir = ${folder}`,
    ].join('\n'),
  );
  const user = await findUnprivilegedUser(folder);
  const bouncer = spawn(program, [settings], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise<void>((resolve) => bouncer.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    bouncer.stderr.on('data', (chunk) => {
      output += chunk;
      if (output.includes('process up')) resolve();
    });
    exited.then(() => reject(new Error(`PgBouncer did not start: ${output}`)));
  });
  return {
    addressOf: (database) => `postgres:///${database}?user=zoetrope&port=6432&host=${encodeURIComponent(folder)}`,
    async stop() {
      // Closes its connections at once.
      bouncer.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** On PATH, or in the location of Debian's package, which is not on the PATH of every user. */
async function findPgBouncer(): Promise<string | undefined> {
  for (const program of ['pgbouncer', '/usr/sbin/pgbouncer']) {
    const isInstalled = await run(program, ['--version']).then(
      () => true,
      () => false,
    );
    if (isInstalled) return program;
  }
  return undefined;
}
