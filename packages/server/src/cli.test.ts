import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDataFolder } from '../testing/data-folders.ts';
import { runCommand } from '../testing/run-command.ts';

/** Opening a database takes seconds. */
const SLOW_MS = 120_000;
/** The released catalogue takes seconds to load, and renders its first tiles. */
const FIXTURE = { catalogue: 'fixture' } as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('zoetrope-server', () => {
  it(
    'prints the help text of zoetrope-server',
    async () => {
      const { code, out } = await runCommand(['--help']).ended;
      expect(code).toBe(0);
      expect(out).toMatch(/^Usage: zoetrope-server/);
    },
    SLOW_MS,
  );

  it(
    'finishes its work quietly when the reader of its output has closed the pipe',
    async () => {
      const unread = runCommand(['--help']);
      unread.process.stdout?.destroy();
      const { code, err } = await unread.ended;
      expect({ code, err }).toEqual({ code: 0, err: '' });

      const args = ['check', '--port', '0', '--data', join(folder, 'missing')];
      // A warning on standard error.
      const unheard = runCommand(args, { env: { ZOETROPE_SITEURL: 'https://gifs.example' } });
      unheard.process.stderr?.destroy();
      expect(await unheard.ended).toMatchObject({ code: 0, out: expect.stringContaining('ok       storage: ') });
    },
    SLOW_MS,
  );

  it(
    'rejects an unknown flag in one line',
    async () => {
      const { code, out, err } = await runCommand(['--prot', '1']).ended;
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^zoetrope-server: Unknown option '--prot'.*\n$/);
    },
    SLOW_MS,
  );

  it(
    'lists all mistakes of the configuration',
    async () => {
      const { code, err } = await runCommand(['--port', 'http', '--log', 'loud']).ended;
      expect(code).toBe(1);
      expect(err.split('\n')).toEqual([
        'zoetrope-server: The configuration has 2 mistakes:',
        expect.stringMatching(/^ {2}Invalid port "http"/),
        expect.stringMatching(/^ {2}Invalid log level "loud"/),
        '',
      ]);
    },
    SLOW_MS,
  );

  it(
    'checks the dependencies with the command check, and exits with 1 if one of them fails',
    async () => {
      const missing = join(folder, 'missing');
      const args = ['check', '--port', '0', '--data', missing];
      const succeeded = await runCommand([...args, '--metrics']).ended;
      expect({ code: succeeded.code, err: succeeded.err }).toEqual({ code: 0, err: '' });
      expect(succeeded.out).toMatch(
        /^ok {7}--port: .*\nok {7}database: .*\nok {7}storage: .*\n(?:ok|warning) +ffmpeg: .*\nok {7}metrics: .*\n$/,
      );
      const env = { ZOETROPE_SITEURL: 'https://gifs.example' };
      const failed = await runCommand([...args, '--site-url', 'https://gifs.invalid'], { env }).ended;
      expect(failed.err).toMatch(/^zoetrope-server: The variable ZOETROPE_SITEURL has no effect: .*\n$/);
      expect(failed.code).toBe(1);
      expect(failed.out).toContain('failed   --site-url: The host gifs.invalid has no address in DNS.\n');
      expect(await readdir(folder)).not.toContain('missing');
    },
    SLOW_MS,
  );

  it(
    'serves the catalogue until terminated, and locks its folder',
    async () => {
      const data = join(folder, 'data');
      await prepareDataFolder('fixture', data);
      const first = runCommand(['--port', '0', '--data', data, '--metrics'], FIXTURE);
      const origin = await first.ready;
      const response = await fetch(`${origin}/v1/stickers/trending?api_key=zoetrope-web&limit=2`);
      expect(((await response.json()) as { data: unknown[] }).data).toHaveLength(2);

      const second = await runCommand(['--port', '0', '--data', data], FIXTURE).ended;
      expect(second.code).toBe(1);
      expect(second.err).toBe(
        `zoetrope-server: The data folder ${data} is in use by process ${first.process.pid}. Stop that server, or choose another folder with --data.\n`,
      );

      expect(await (await fetch(`${origin}/metrics`)).text()).toContain('zoetrope_http_requests_total{');

      // An open stream must not keep the process alive.
      const stream = await fetch(`${origin}/v2/pingback/stream?api_key=zoetrope-web`);
      expect(stream.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
      first.process.kill('SIGTERM');
      const { code, out, err } = await first.ended;
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^Zoetrope at (\S+)\nThere is no admin yet\. Open \1\/admin\/ and create .*: [\w-]{43}\n$/);
      expect((await readdir(data)).filter((name) => name.endsWith('.sock'))).toEqual([]);
    },
    SLOW_MS,
  );

  it(
    'names a busy port and unlocks the folder',
    async () => {
      const blocker = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => blocker.once('listening', resolve));
      const address = blocker.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      // Created by the previous test, because opening a new database takes seconds.
      const data = join(folder, 'data');
      const { code, err } = await runCommand(['--port', String(port), '--data', data], FIXTURE).ended;
      expect(code).toBe(1);
      expect(err).toBe(
        `zoetrope-server: Port ${port} of 127.0.0.1 is in use by another program. Stop it, or choose another port with --port.\n`,
      );
      expect((await readdir(data)).filter((name) => name.endsWith('.sock'))).toEqual([]);
      blocker.close();
    },
    SLOW_MS,
  );
});
