import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { createTestService, openTestDatabase } from '../../testing/test-service.ts';
import { parseKeys, runKeys } from '../cli/run-keys.ts';
import { LOCAL_KEYS } from '../http/api-keys.ts';
import { type RunningServer, type ServerOptions, startServer } from '../start-server.ts';
import { readKeyFile } from './read-key-file.ts';

/** Opening a database takes seconds. */
const SLOW_MS = 120_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-keys-'));
  await prepareDataFolder('fixture', folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const keys = (...argv: string[]) => runKeys([...argv, '--data', folder], {});

async function withServer(
  options: Partial<ServerOptions>,
  action: (status: (key: string, init?: RequestInit) => Promise<number>, server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder: folder, ...options });
  const status = async (key: string, init?: RequestInit) => {
    const path = init?.method === 'POST' ? '/v2/pingback' : '/v1/gifs/trending';
    return (await fetch(`${server.origin}${path}?api_key=${key}`, init)).status;
  };
  try {
    await action(status, server);
  } finally {
    await server.close();
  }
}

describe('zoetrope-server keys', () => {
  it(
    'adds, lists and revokes keys of a running server, and limits one to a rating, at once, through a socket for its user only',
    async () => {
      await withServer({}, async (status, { origin }) => {
        expect((await stat(join(folder, 'commands.sock'))).mode % 0o1000).toBe(0o600);
        expect(await status('zoetrope-web')).toBe(200);
        const [added = ''] = await keys('add', '--name', 'The forum', '--type', 'mobile');
        const [key = '', type, state, , limits, rating, name] = added.split('\t');
        expect([type, state, limits, rating, name]).toEqual(['mobile', 'valid', '', '', 'The forum']);
        expect(await status(key)).toBe(200);
        await keys('add', 'my-key', '--limits=read=1');
        expect([await status('my-key'), await status('my-key')]).toEqual([200, 429]);
        expect((await keys('list')).map((line) => line.split('\t')[0])).toEqual(
          expect.arrayContaining([key, 'my-key', ...Object.keys(LOCAL_KEYS)]),
        );
        expect(await keys('revoke', 'zoetrope-web')).toEqual(['revoked zoetrope-web']);
        expect(await status('zoetrope-web')).toBe(401);
        await expect(keys('revoke', 'zoetrope-web')).rejects.toThrow('There is no valid key zoetrope-web.');
        await expect(keys('add', 'gifs')).rejects.toThrow('/api/v1/gifs is a path of this service');

        const ids = async () => {
          const response = await fetch(`${origin}/v1/gifs/trending?rating=r&limit=50&api_key=for-kids`);
          return ((await response.json()) as { data: readonly { id: string }[] }).data.map((gif) => gif.id);
        };
        const [limited = ''] = await keys('add', 'for-kids', '--rating', 'Y', '--name', 'Kids');
        expect(limited.split('\t').slice(5)).toEqual(['y', 'Kids']);
        expect(await ids()).toEqual(['duckling']);
        await keys('add', 'for-kids');
        expect((await ids()).length).toBeGreaterThan(5);
        await expect(keys('add', 'for-kids', '--rating', 'nc-17')).rejects.toThrow(
          'Invalid rating "nc-17": use one of y,',
        );
      });
      await expect(stat(join(folder, 'commands.sock'))).rejects.toThrow('ENOENT');
    },
    SLOW_MS,
  );

  it(
    'opens the database if no server runs, and the next start has the keys of all changes',
    async () => {
      await keys('add', 'offline');
      // Also shows that a running server has stored it.
      await keys('revoke', 'my-key');
      await withServer({}, async (status) => {
        const statuses = [await status('offline'), await status('my-key'), await status('zoetrope-web')];
        expect(statuses).toEqual([200, 401, 401]);
      });
    },
    SLOW_MS,
  );

  it.each([[['add', 'a', 'b', 'c']], [['list', 'x']], [['revoke']], [['rename', 'x']], [[]], [['add', '--name']]])(
    'prints the usage for %j',
    async (argv) => {
      await expect(runKeys(argv, {})).rejects.toThrow(/Usage: zoetrope-server keys add|Unexpected argument/);
    },
  );

  it('passes other flags to the options of the server', () => {
    expect(parseKeys(['add', 'k', '--data', 'folder', '--type=web'])).toEqual({
      command: { action: 'add', key: 'k', type: 'web' },
      rest: ['--data', 'folder'],
    });
  });
});

describe('the keys of a start', () => {
  it(
    'seeds the keys of a file, and keeps revoked ones revoked',
    async () => {
      const path = join(folder, 'keys.json');
      await writeFile(path, JSON.stringify({ 'from-file': 'web', forum: { name: 'Forum', limits: 'read=600' } }));
      await withServer({ apiKeys: readKeyFile(path) }, async (status) => {
        expect([await status('from-file'), await status('forum')]).toEqual([200, 200]);
        await keys('revoke', 'forum');
      });
      await withServer({ apiKeys: readKeyFile(path) }, async (status) => {
        expect([await status('from-file'), await status('forum')]).toEqual([200, 401]);
      });
    },
    SLOW_MS,
  );

  it(
    'accepts every key with any, but none that is missing',
    async () => {
      await withServer({ apiKeys: 'any' }, async (status) => {
        expect([await status('whatever'), await status('')]).toEqual([200, 401]);
      });
    },
    SLOW_MS,
  );

  it('rejects a key that is a word of our own paths', async () => {
    const database = await openTestDatabase();
    expect(() => createTestService(database, { apiKeys: { users: 'web' } })).toThrow('/api/v1/users is a path');
    await database.close();
  });

  it('rejects an invalid file, and names all of its mistakes', async () => {
    const path = join(folder, 'bad.json');
    for (const [text, message] of [
      ['[]', 'must contain one JSON object'],
      ['{', 'it is not valid JSON'],
      ['{"a b": "web"}', 'Invalid key "a b"'],
      ['{"a": "admin"}', 'Invalid type "admin"'],
      ['{"a": {"limits": "reads=1"}}', 'Invalid limits "reads=1"'],
      ['{"a": {"rating": "x"}}', 'Invalid rating "x"'],
    ] as const) {
      await writeFile(path, text);
      expect(() => readKeyFile(path)).toThrow(message);
    }
    await writeFile(path, '{"a b": "web", "good": "web", "c": {"type": "admin", "limits": "reads=1", "rating": "x"}}');
    const all = ['"a b": Invalid key', '"c": Invalid type "admin"', '"c": Invalid limits', '"c": Invalid rating "x"'];
    for (const message of all) expect(() => readKeyFile(path)).toThrow(message);
    expect(() => readKeyFile(path)).not.toThrow('"good"');
    expect(() => readKeyFile(join(folder, 'missing.json'))).toThrow('cannot be read');
  });
});

describe('foreign keys', () => {
  it('are accepted by the collector only', async () => {
    const service = createTestService(await openTestDatabase(), { pingbackKeys: ['foreign'] });
    const call = (path: string, init: RequestInit) =>
      service.app.request(`http://zoetrope.test${path}?api_key=foreign`, init);
    const body = JSON.stringify({ events: [] });
    const headers = { 'Content-Type': 'application/json' };
    expect((await call('/v2/pingback', { method: 'POST', body, headers })).status).not.toBe(401);
    expect((await call('/v1/gifs/trending', {})).status).toBe(401);
    await service.close();
  });
});
