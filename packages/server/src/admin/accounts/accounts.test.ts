import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDataFolder } from '../../../testing/data-folders.ts';
import { startFakeCdn } from '../../../testing/fake-cdn.ts';
import { fixtureCatalogue } from '../../../testing/fixture-catalogue.ts';
import { multipart } from '../../../testing/management/multipart.ts';
import { animatedGif } from '../../../testing/test-pictures.ts';
import { DEMO_PASSWORD } from '../../auth/seed-demo.ts';
import { runAccounts } from '../../cli/run-accounts.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

/** Opening a database takes seconds. */
const SLOW_MS = 120_000;

let folder: string;
let server: RunningServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-accounts-'));
  await prepareDataFolder('fixture', folder);
  server = await startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder: folder, demo: true });
}, SLOW_MS);
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const accounts = (...argv: string[]) => runAccounts([...argv, '--data', folder], {});

async function call(path: string, init: RequestInit & { readonly token?: string } = {}) {
  const { token, ...rest } = init;
  const headers = { ...rest.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${server?.origin}${path}`, { ...rest, headers });
  expect(response.ok).toBe(true);
  return response.json();
}

async function signIn(username: string): Promise<string> {
  const body = JSON.stringify({ username, password: DEMO_PASSWORD });
  const { token } = await call('/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  return token;
}

const isSignedIn = async (token: string) => (await call('/login/check', { token })).logged_in;

describe('zoetrope-server accounts', () => {
  it(
    'ends all sessions of one account while the server runs, and no others',
    async () => {
      const [first, second, other] = [await signIn('art'), await signIn('art'), await signIn('mo')];
      expect(await accounts('list')).toContain('art (artist): sessions 2, uploads 0');
      expect(await accounts('sign-out', 'art')).toEqual(['ended sessions of art: 2']);
      expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(other)]).toEqual([
        false,
        false,
        true,
      ]);
      expect(await accounts('list')).toContain('art (artist): sessions 0, uploads 0');
    },
    SLOW_MS,
  );

  it(
    'prints what is stored about a person, without digests and without the data of others',
    async () => {
      const token = await signIn('art');
      await signIn('mo');
      const draft = { slug: 'jumps', display_name: 'Jumps', description: 'Jumps of art' };
      const headers = { 'content-type': 'application/json' };
      await call('/api/v4/channels', { method: 'POST', token, headers, body: JSON.stringify(draft) });
      const fields = { channel: 'jumps', title: 'Private "jumps"', file: await animatedGif({ seed: 5 }) };
      const { id } = await call('/api/v1/gifs', { method: 'POST', token, body: multipart(fields) });
      const text = (await accounts('export', 'art')).join('\n');
      const data = JSON.parse(text);
      expect(data.account).toMatchObject({ username: 'art', email: 'art@demo.invalid', roles: ['artist'] });
      expect(data.sessions).toHaveLength(1);
      expect(data.channels.map(({ slug }: { slug: string }) => slug)).toContain('jumps');
      expect(data.uploads).toMatchObject([
        { item: { id, title: 'Private "jumps"' }, channel: 'jumps', moderation: 'approved' },
      ]);
      expect(text).not.toContain('digest');
      expect(text).not.toContain('mo@demo.invalid');
      expect(await accounts('list')).toContain('art (artist): sessions 1, uploads 1');
    },
    SLOW_MS,
  );

  it(
    'deletes an account with its uploads while the server runs',
    async () => {
      const token = await signIn('art');
      const headers = { 'content-type': 'application/json' };
      const draft = { slug: 'leaps', display_name: 'Leaps' };
      await call('/api/v4/channels', { method: 'POST', token, headers, body: JSON.stringify(draft) });
      const fields = { channel: 'leaps', title: 'A leap', file: await animatedGif({ seed: 6 }) };
      const { id } = await call('/api/v1/gifs', { method: 'POST', token, body: multipart(fields) });
      expect(await readdir(join(folder, 'uploads'))).toContain(id);
      expect((await accounts('delete', 'art', '--uploads', 'delete'))[0]).toMatch(/^deleted art: uploads kept 0, /);
      expect(await readdir(join(folder, 'uploads'))).not.toContain(id);
      expect(await isSignedIn(token)).toBe(false);
      expect((await accounts('list')).some((line) => line.startsWith('art'))).toBe(false);
      const trail = await call(`/api/v1/moderation/actions?gif_id=${id}`, { token: await signIn('mo') });
      expect(trail.data).toMatchObject([{ action: 'deleted', gifs: [{ gif_id: id }], moderator: 'command line' }]);
    },
    SLOW_MS,
  );

  it(
    'deletes an account of a library that no server has opened with its renditions, and purges the CDN',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'zoetrope-accounts-'));
      const cdn = await startFakeCdn();
      try {
        await prepareDataFolder('fixture', closed);
        const options = { catalogue: fixtureCatalogue, port: 0, dataFolder: closed, demo: true };
        const own = await startServer(options);
        const body = JSON.stringify({ username: 'art', password: DEMO_PASSWORD });
        const json = { 'content-type': 'application/json' };
        const session = await fetch(`${own.origin}/login`, { method: 'POST', body, headers: json });
        const authorization = `Bearer ${(await session.json()).token}`;
        const channel = JSON.stringify({ slug: 'hops', display_name: 'Hops' });
        const post = (path: string, init: RequestInit) =>
          fetch(`${own.origin}${path}`, { method: 'POST', ...init, headers: { authorization, ...init.headers } });
        await post('/api/v4/channels', { body: channel, headers: json });
        const fields = { channel: 'hops', title: 'A hop', file: await animatedGif({ seed: 7 }) };
        const uploaded = await post('/api/v1/gifs', { body: multipart(fields) });
        const { id } = await uploaded.json();
        expect(uploaded.status).toBe(201);
        const renditions = async () => (await readdir(join(closed, 'media'))).filter((name) => name.length > 20);
        expect(await renditions()).not.toEqual([]);
        await own.close();
        const before = (await renditions()).length;
        const purge = ['--purge-url', cdn.url, '--site-url', 'https://gifs.example'];
        const lines = await runAccounts(['delete', 'art', '--uploads', 'delete', '--data', closed, ...purge], {
          ZOETROPE_PURGE_TOKEN: 's3cret',
        });
        expect(lines).toEqual(['deleted art: uploads kept 0, uploads deleted 1, channels deleted 1']);
        expect(await readdir(join(closed, 'uploads'))).toEqual([]);
        expect(await renditions()).toHaveLength(before - 1);
        expect(cdn.prefixes()).toEqual(
          expect.arrayContaining([`gifs.example/media/${id}/`, `gifs.example/gifs/${id}`]),
        );
        expect(cdn.takePurges()[0]?.authorization).toBe('Bearer s3cret');
      } finally {
        cdn.close();
        await rm(closed, { recursive: true, force: true });
      }
    },
    SLOW_MS,
  );

  it('names an account that does not exist, and prints its usage for wrong arguments', async () => {
    await expect(accounts('export', 'nobody')).rejects.toThrow('There is no account "nobody".');
    await expect(accounts('sign-out', "x' OR '1'='1")).rejects.toThrow('There is no account');
    await expect(accounts('delete', 'mo')).rejects.toThrow('requires --uploads keep or --uploads delete');
    await expect(accounts('delete', 'mo', '--uploads', 'some')).rejects.toThrow('requires --uploads');
    for (const argv of [[], ['export'], ['sign-out'], ['delete'], ['forget', 'art']]) {
      await expect(accounts(...argv)).rejects.toThrow('Usage: zoetrope-server accounts list');
    }
  });
});
