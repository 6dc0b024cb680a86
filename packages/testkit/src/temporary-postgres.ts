import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface TemporaryPostgres {
  readonly connectionString: string;
  readonly stop: () => Promise<void>;
}

export interface TemporaryPostgresOptions {
  /** Whether a commit waits for the disk, as it does in production. @default false */
  readonly durable?: boolean | undefined;
}

/**
 * Starts a Postgres of this machine on a folder and a socket of its own, without any network. Undefined when this
 * machine has none.
 */
export async function startTemporaryPostgres({
  durable = false,
}: TemporaryPostgresOptions = {}): Promise<TemporaryPostgres | undefined> {
  const programs = await findPrograms();
  if (programs === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-pg-'));
  const data = join(folder, 'data');
  const user = await unprivileged(folder);

  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'zoetrope', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '--no-sync'],
    { ...user, cwd: folder },
  );
  const options: SpawnOptions = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', `fsync=${durable ? 'on' : 'off'}`],
    options,
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    ended.then(() => reject(new Error(`Postgres did not start: ${said}`)));
  });
  return {
    connectionString: `postgres:///postgres?user=zoetrope&host=${encodeURIComponent(folder)}`,
    async stop() {
      // A fast shutdown: connections are ended rather than waited for.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of initdb and postgres: on PATH, or the newest where Debian and its like put them. */
async function findPrograms(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
  const candidates = [...(process.env.PATH ?? '').split(':'), ...newestFirst];
  for (const folder of candidates) {
    const names: string[] = await readdir(folder).catch(() => []);
    if (names.includes('initdb') && names.includes('postgres')) return folder;
  }
  return undefined;
}

/** Postgres refuses to run as root: it gets the user that packages make for it, or else nobody. */
async function unprivileged(folder: string): Promise<{ uid: number; gid: number } | Record<string, never>> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) =>
    Number((await run('id', [flag, 'postgres']).catch(() => run('id', [flag, 'nobody']))).stdout);
  const user = { uid: await id('-u'), gid: await id('-g') };
  await chown(folder, user.uid, user.gid);
  return user;
}
