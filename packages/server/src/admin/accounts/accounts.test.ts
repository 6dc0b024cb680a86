import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from '../../../testing/data-folders.ts';
import { startFakeCdn } from '../../../testing/fake-cdn.ts';
import { fixtureCatalogue } from '../../../testing/fixture-catalogue.ts';
import { multipart } from '../../../testing/management/multipart.ts';
import { animatedGif } from '../../../testing/test-pictures.ts';
import { openSnapshot } from '../../../testing/test-service.ts';
import type { Account } from '../../auth/account.ts';
import { insertAccount } from '../../auth/account-store.ts';
import { DEMO_PASSWORD } from '../../auth/seed-demo.ts';
import { runAccounts } from '../../cli/run-accounts.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { runAccountsCommand } from './accounts-command.ts';

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

interface Draft {
  /** The slug of a new channel. */
  readonly channel: string;
  readonly title: string;
  readonly seed: number;
}

/** Uploads a GIF to a new channel. Returns its id. */
async function upload(token: string, { channel, title, seed }: Draft): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const draft = JSON.stringify({ slug: channel, display_name: channel });
  await call('/api/v4/channels', { method: 'POST', token, headers, body: draft });
  const fields = { channel, title, file: await animatedGif({ seed }) };
  return (await call('/api/v1/gifs', { method: 'POST', token, body: multipart(fields) })).id;
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
      const id = await upload(token, { channel: 'jumps', title: 'Private "jumps"', seed: 5 });
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
      const id = await upload(token, { channel: 'leaps', title: 'A leap', seed: 6 });
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

  it('names an account that does not exist, and prints its usage for wrong arguments', async () => {
    await expect(accounts('export', 'nobody')).rejects.toThrow('There is no account "nobody".');
    await expect(accounts('sign-out', "x' OR '1'='1")).rejects.toThrow('There is no account');
    await expect(accounts('delete', 'mo')).rejects.toThrow('requires --uploads keep or --uploads delete');
    await expect(accounts('delete', 'mo', '--uploads', 'some')).rejects.toThrow('requires --uploads');
    for (const argv of [[], ['export'], ['sign-out'], ['delete'], ['forget', 'art']]) {
      await expect(accounts(...argv)).rejects.toThrow('Usage: zoetrope-server accounts list');
    }
  });

  it('says that the next start prints a set-up token when the last admin was deleted', async () => {
    const { db, close } = await openSnapshot('schema');
    onTestFinished(close);
    for (const username of ['grace', 'linus']) {
      const email = `${username}@gifs.example`;
      await insertAccount(db, { username, email, passwordDigest: '', roles: ['admin'], now: 0, isConfirmed: true });
    }
    const context = {
      db,
      clock: () => 0,
      eraseAccount: async ({ id, username }: Account) => {
        await db.deleteFrom('accounts').where('id', '=', id).execute();
        return { username, uploads_kept: 0, uploads_deleted: 0, channels_deleted: 0 };
      },
    };
    const remove = (name: string) => runAccountsCommand(context, { action: 'accounts delete', name, uploads: 'keep' });
    expect(await remove('grace')).toEqual(['deleted grace: uploads kept 0, uploads deleted 0, channels deleted 0']);
    expect(await remove('linus')).toEqual([
      'deleted linus: uploads kept 0, uploads deleted 0, channels deleted 0',
      'There is no admin left. The next start of the server prints a set-up token for a new one.',
    ]);
  });

  // The last test, because it closes the server.
  it(
    'deletes an account of a library that no server has opened with its renditions, and purges the CDN',
    async () => {
      const cdn = await startFakeCdn();
      onTestFinished(cdn.close);
      const id = await upload(await signIn('mo'), { channel: 'hops', title: 'A hop', seed: 7 });
      const renditions = async () => (await readdir(join(folder, 'media'))).filter((name) => name.length > 20);
      expect(await renditions()).not.toEqual([]);
      const uploads = (await readdir(join(folder, 'uploads'))).filter((name) => name !== id);
      await server?.close();
      server = undefined;
      const before = (await renditions()).length;
      const purge = ['--purge-url', cdn.url, '--site-url', 'https://gifs.example'];
      const lines = await runAccounts(['delete', 'mo', '--uploads', 'delete', '--data', folder, ...purge], {
        ZOETROPE_PURGE_TOKEN: 's3cret',
      });
      expect(lines).toEqual(['deleted mo: uploads kept 0, uploads deleted 1, channels deleted 1']);
      expect(await readdir(join(folder, 'uploads'))).toEqual(uploads);
      expect(await renditions()).toHaveLength(before - 1);
      expect(cdn.prefixes()).toEqual(expect.arrayContaining([`gifs.example/media/${id}/`, `gifs.example/gifs/${id}`]));
      expect(cdn.takePurges()[0]?.authorization).toBe('Bearer s3cret');
    },
    SLOW_MS,
  );
});
