import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type ShutdownMode = 'fast' | 'immediate';

export interface TemporaryPostgres {
  readonly connectionString: string;
  /**
   * Shuts the server down and keeps its data. `fast` closes every connection first; `immediate` is like a crash.
   * Default: `fast`.
   */
  readonly shutDown: (mode?: ShutdownMode) => Promise<void>;
  /** Kills all of its processes with SIGKILL, and keeps its data. Linux only. */
  readonly kill: () => Promise<void>;
  /** Starts the server again after `shutDown` or `kill`. Resolves once it accepts connections. */
  readonly start: () => Promise<void>;
  /** Stops all of its processes without closing their connections, as a host that freezes. Linux only. */
  readonly pause: () => Promise<void>;
  /** Continues the processes after `pause`. Linux only. */
  readonly resume: () => Promise<void>;
  /** Starts a standby that streams the changes of this server, on another folder and socket. */
  readonly startStandby: () => Promise<TemporaryPostgres>;
  /** Shuts the server down and deletes its data. */
  readonly stop: () => Promise<void>;
}

export interface TemporaryPostgresOptions {
  /** Whether commits wait for the disk, as in production. @default false */
  readonly durable?: boolean | undefined;
  /** Memory for pages of tables and indexes. @default "128MB", as in Postgres */
  readonly sharedBuffers?: string | undefined;
}

/**
 * Starts an installed Postgres on a separate folder and socket, without network. Resolves to undefined if Postgres is
 * not installed.
 */
export async function startTemporaryPostgres({
  durable = false,
  sharedBuffers = '128MB',
}: TemporaryPostgresOptions = {}): Promise<TemporaryPostgres | undefined> {
  const programs = await findPrograms();
  if (programs === undefined) return undefined;
  const args = ['-U', 'zoetrope', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '--no-sync'];
  const create = (data: string) => [join(programs, 'initdb'), '-D', data, ...args];
  return startOnFolder({ programs, durable, sharedBuffers, create });
}

interface FolderOptions {
  readonly programs: string;
  readonly durable: boolean;
  readonly sharedBuffers: string;
  /** The command that creates the data folder. */
  readonly create: (data: string) => readonly string[];
}

async function startOnFolder({ programs, durable, sharedBuffers, create }: FolderOptions): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-pg-'));
  const data = join(folder, 'data');
  const user = await findUnprivilegedUser(folder);
  const [program = '', ...creating] = create(data);
  await run(program, creating, { ...user, cwd: folder });
  const options: SpawnOptions = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  const settings = ['listen_addresses=', `fsync=${durable ? 'on' : 'off'}`, `shared_buffers=${sharedBuffers}`];
  const args = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  let server = await startServer(join(programs, 'postgres'), args, options);

  async function shutDown(mode: ShutdownMode = 'fast'): Promise<void> {
    const { exitCode, signalCode } = server.process;
    if (exitCode === null && signalCode === null) server.process.kill(SHUTDOWN_SIGNALS[mode]);
    await server.exited;
  }

  return {
    connectionString: `postgres:///postgres?user=zoetrope&host=${encodeURIComponent(folder)}`,
    shutDown,
    async kill() {
      await signalAll(server.process, 'SIGKILL');
      await server.exited;
    },
    async start() {
      server = await startServer(join(programs, 'postgres'), args, options);
    },
    pause: () => signalAll(server.process, 'SIGSTOP'),
    resume: () => signalAll(server.process, 'SIGCONT'),
    startStandby: () =>
      startOnFolder({
        programs,
        durable,
        sharedBuffers,
        create: (copy) => [
          join(programs, 'pg_basebackup'),
          ...['-D', copy, '-h', folder, '-U', 'zoetrope'],
          ...['--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
        ],
      }),
    async stop() {
      await shutDown();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Postgres documentation, "Shutting Down the Server". */
const SHUTDOWN_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Signals a server and its processes, which have sessions of their own. Resolves once killed ones are gone. */
async function signalAll({ pid }: ChildProcess, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  if (pid === undefined) return;
  // A stopped server starts no more processes.
  process.kill(pid, 'SIGSTOP');
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
  for (const each of [...children, pid]) signalIfAlive(each, signal);
  if (signal !== 'SIGKILL') return;
  while (children.some((child) => signalIfAlive(child, 0))) await sleep(10);
}

/** Returns whether there is such a process. */
function signalIfAlive(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

interface RunningServer {
  readonly process: ChildProcess;
  readonly exited: Promise<void>;
}

async function startServer(program: string, args: readonly string[], options: SpawnOptions): Promise<RunningServer> {
  const server = spawn(program, args, options);
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output += chunk;
      // A standby accepts "read-only connections".
      if (output.includes('ready to accept ')) resolve();
    });
    exited.then(() => reject(new Error(`Postgres did not start: ${output}`)));
  });
  return { process: server, exited };
}

const PROGRAMS = ['initdb', 'postgres', 'pg_basebackup'];

/** Returns the folder of the programs: on PATH, or the newest in the location of Debian's packages. */
async function findPrograms(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
  const candidates = [...(process.env.PATH ?? '').split(':'), ...newestFirst];
  for (const folder of candidates) {
    const names: string[] = await readdir(folder).catch(() => []);
    if (PROGRAMS.every((program) => names.includes(program))) return folder;
  }
  return undefined;
}

/** Postgres and PgBouncer refuse to run as root: use the user `postgres` of its package, or else `nobody`. */
export async function findUnprivilegedUser(
  folder: string,
): Promise<{ uid: number; gid: number } | Record<string, never>> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) =>
    Number((await run('id', [flag, 'postgres']).catch(() => run('id', [flag, 'nobody']))).stdout);
  const user = { uid: await id('-u'), gid: await id('-g') };
  await chown(folder, user.uid, user.gid);
  return user;
}
