import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertAccount } from '../../src/auth/account-store.ts';
import { digestPassword } from '../../src/auth/passwords.ts';
import type { Role } from '../../src/auth/roles.ts';
import { makeStill } from './make-media.ts';
import { type Call, CHEAP } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

const PASSWORD = 'correct horse';

/** Export, deletion and sign-out of accounts. */
export function describeErasure({ service, db }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);
  const signIn = (username: string) =>
    service().signedOut('POST', '/login', { body: { username, password: PASSWORD } });

  /** A new account that is signed in, with a way to call as it. */
  async function createPerson(username: string, roles: readonly Role[] = ['artist']) {
    const passwordDigest = await digestPassword(PASSWORD, CHEAP);
    const email = `${username}@example.org`;
    const now = Date.now();
    const account = await insertAccount(db(), { username, email, passwordDigest, roles, isConfirmed: true, now });
    const token = (await signIn(username)).body.token as string;
    const call: Call = (method, path, { body, headers } = {}) =>
      service().signedOut(method, path, { body, headers: { Authorization: `Bearer ${token}`, ...headers } });
    const upload = async (channel: string, title: string) =>
      (await call('POST', '/api/v1/gifs/', { body: multipart({ channel, title, file: picture }) })).body.id as string;
    const create = (slug: string, parent?: string) =>
      call('POST', '/api/v4/channels', { body: { slug, display_name: slug, ...(parent && { parent }) } });
    const path = `/api/v1/users/${username}`;
    const remove = (uploads: string, password?: string) =>
      call('DELETE', `${path}?uploads=${uploads}`, {
        headers: password === undefined ? {} : { 'X-Password': password },
      });
    return { id: account?.id ?? '', email, path, call, upload, create, remove };
  }

  /** The names of the tables in which a text occurs. */
  async function tablesWith(text: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { name } of await db().introspection.getTables()) {
      const { rows } = await sql`SELECT * FROM ${sql.table(name)}`.execute(db());
      if (JSON.stringify(rows).includes(text)) found.push(name);
    }
    return found;
  }

  const filesOf = (id: string) => readdir(join(service().dataFolder, 'uploads', id)).catch(() => []);

  let picture: Buffer;

  describe('the data of a person', () => {
    beforeAll(async () => {
      picture = await makeStill();
    });

    it('deletes an account with its uploads, their files, and the channels that are empty then', async () => {
      const eve = await createPerson('eve_deletes');
      await eve.create('eve-root');
      await eve.create('eve-inner', 'eve-root');
      await eve.create('eve-shared');
      const own = [await eve.upload('eve-root', 'Swirling dibbler'), await eve.upload('eve-inner', 'Nodding dibbler')];
      const upload = { channel: 'eve-shared', title: 'A numbat of someone else', file: picture };
      const other = (await as('mo')('POST', '/api/v1/gifs/', { body: multipart(upload) })).body.id as string;
      expect(await service().ids('/v1/gifs/search?q=dibbler')).toHaveLength(2);

      const deleted = await eve.remove('delete', PASSWORD);
      expect(deleted).toMatchObject({
        status: 200,
        body: { username: 'eve_deletes', uploads_kept: 0, uploads_deleted: 2, channels_deleted: 2 },
      });
      expect(await service().ids('/v1/gifs/search?q=dibbler')).toEqual([]);
      for (const id of own) {
        expect(await filesOf(id)).toEqual([]);
        expect((await service().signedOut('GET', `/media/${id}/original.webp`)).status).toBe(404);
      }
      expect((await as('mo')('GET', '/api/v4/channels/eve-root')).status).toBe(404);
      expect((await as('mo')('GET', '/api/v4/channels/eve-shared')).status).toBe(200);
      expect(await service().ids('/v1/gifs/search?q=numbat')).toEqual([other]);
      expect((await eve.call('GET', '/api/v1/uploads')).status).toBe(401);
      expect((await signIn('eve_deletes')).status).toBe(401);
      expect(await tablesWith(eve.id)).toEqual([]);
      expect(await tablesWith('eve_deletes')).toEqual([]);
      await as('mo')('DELETE', `/api/v1/gifs/${other}`);
      await as('mo')('DELETE', '/api/v4/channels/eve-shared');
    });

    it('records the deletion of each upload in the audit trail, by admins and under a random name by the user', async () => {
      const trailOf = async (id: string) =>
        (await as('mo')('GET', `/api/v1/moderation/actions?gif_id=${id}`)).body.data;
      for (const [deletedBy, moderator] of [
        ['ada', 'ada'],
        ['pat_deleted', expect.stringMatching(/^deleted-[0-9a-f]{12}$/)],
      ] as const) {
        const pat = await createPerson('pat_deleted');
        await pat.create('pat-root');
        const ids = [await pat.upload('pat-root', 'One quokka'), await pat.upload('pat-root', 'Another quokka')];
        const removed =
          deletedBy === 'ada' ? as('ada')('DELETE', `${pat.path}?uploads=delete`) : pat.remove('delete', PASSWORD);
        expect((await removed).body).toMatchObject({ uploads_deleted: 2 });
        for (const id of ids) {
          expect(await trailOf(id)).toMatchObject([
            { action: 'deleted', gifs: [{ gif_id: id }], moderator, note: expect.stringContaining('account') },
          ]);
        }
      }
    });

    it('keeps the uploads and channels of a deleted account on request, without their owner', async () => {
      const kim = await createPerson('kim_keeps');
      await kim.create('kim-root');
      const id = await kim.upload('kim-root', 'Wandering bilby');
      expect((await kim.remove('keep', PASSWORD)).body).toEqual({
        username: 'kim_keeps',
        uploads_kept: 1,
        uploads_deleted: 0,
        channels_deleted: 0,
      });
      expect(await service().ids('/v1/gifs/search?q=bilby')).toEqual([id]);
      expect(await filesOf(id)).not.toEqual([]);
      expect(await tablesWith(kim.id)).toEqual([]);
      expect(await tablesWith('kim_keeps')).toEqual([]);
      // Moderators manage what nobody owns.
      expect((await as('mo')('DELETE', `/api/v1/gifs/${id}`)).status).toBe(204);
      expect((await as('mo')('DELETE', '/api/v4/channels/kim-root')).status).toBe(204);
    });

    it('replaces the name of a moderator by the same random one in the audit trail and everywhere else', async () => {
      const max = await createPerson('max_moderates', ['moderator', 'author']);
      await max.call('POST', '/api/v1/gifs/nope/moderation', { body: { status: 'rejected', note: 'Not this one' } });
      const takedowns = [{ gif_id: 'lets-go', reason: 'Rights' }];
      await max.call('POST', '/api/v3/content-takedown/takedown', { body: { takedowns, send_email: false } });
      await max.call('POST', '/api/v1/gifs/lets-go/moderation', { body: { status: 'pending' } });
      await max.call('POST', '/api/v1/analytics/dashboard-trending-searches/moderation', {
        body: { term: 'thylacine', status: 'rejected' },
      });
      const scheduled = [{ id: 'duckling', is_sticker: false, type: 'gif' }];
      await max.call('POST', `/trendingscheduler/schedule?timestamp=${Date.now() + 3_600_000}`, {
        body: { gifs: scheduled },
      });
      const story = { title: 'Max', gifs: ['duckling'], is_published: true };
      await max.call('POST', '/stories', { body: { username: 'max_moderates', story } });
      expect(await tablesWith('max_moderates')).toContain('moderation_actions');

      expect((await max.remove('keep', PASSWORD)).status).toBe(200);
      expect(await tablesWith('max_moderates')).toEqual([]);
      expect(await tablesWith(max.id)).toEqual([]);
      const actions = (await as('mo')('GET', '/api/v1/moderation/actions?limit=3')).body.data;
      expect(actions.map(({ action }: { action: string }) => action)).toEqual(['pending', 'taken-down', 'rejected']);
      const names = new Set(actions.map(({ moderator }: { moderator: string }) => moderator));
      expect([...names]).toEqual([expect.stringMatching(/^deleted-[0-9a-f]{12}$/)]);
      expect(actions[2].note).toBe('Not this one');
      // What was decided can still be undone.
      for (const { id } of [actions[0], actions[2]]) {
        expect((await as('mo')('POST', `/api/v1/moderation/actions/${id}/undo`)).status).toBe(201);
      }
      await as('mo')('POST', '/api/v1/gifs/lets-go/moderation', { body: { status: 'approved' } });
      await db().deleteFrom('search_term_moderations').execute();
      await db().deleteFrom('schedule').execute();
    });

    it('lists the reports of an account in its export, and keeps them without author and text', async () => {
      const rae = await createPerson('rae_reports', []);
      const headers = { 'X-Forwarded-For': '203.0.113.77' };
      const report = { reason: 'privacy', message: 'My neighbor Kiri is in it' };
      await rae.call('POST', '/api/v1/gifs/duckling/reports', { body: report, headers });
      await as('ann')('POST', '/api/v1/gifs/duckling/reports', { body: { reason: 'spam' }, headers });
      const exported = (await rae.call('GET', `${rae.path}/data`)).body;
      expect(exported.reports).toMatchObject([{ gif_id: 'duckling', reason: 'privacy', message: report.message }]);
      const before = (await as('mo')('GET', '/api/v1/moderation/reports')).body.data[0].reports;

      await rae.remove('keep', PASSWORD);
      expect(await tablesWith('Kiri')).toEqual([]);
      const [reported] = (await as('mo')('GET', '/api/v1/moderation/reports')).body.data;
      expect(reported).toMatchObject({ gif: { id: 'duckling' }, reports: before });
      await as('mo')('POST', '/api/v1/moderation/reports/dismiss', { body: { gif_ids: ['duckling'] } });
    });

    it('deletes the mails to an account that are not sent yet, and no others', async () => {
      const lee = await createPerson('lee_mails', []);
      const reset = (email: string) => service().signedOut('POST', '/api/v3/password/reset', { body: { email } });
      await reset(lee.email);
      await reset('ann@demo.invalid');
      expect(await service().mailTo(lee.email)).toContain('lee_mails');
      await lee.remove('keep', PASSWORD);
      expect(await service().mailTo(lee.email)).toBeUndefined();
      expect(await service().mailTo('ann@demo.invalid')).toContain('ann');
    });

    it('requires the password of users to delete their own account, and none of admins for another', async () => {
      const sue = await createPerson('sue_self');
      expect(await sue.remove('keep')).toMatchObject({ status: 400, body: { parameter: 'X-Password' } });
      expect(await sue.remove('keep', 'wrong horse')).toMatchObject({
        status: 401,
        body: { message: 'Wrong password.' },
      });
      expect(await sue.remove('burn', PASSWORD)).toMatchObject({ status: 400, body: { parameter: 'uploads' } });
      expect((await as('mo')('DELETE', `${sue.path}?uploads=keep`)).status).toBe(403);
      expect((await sue.call('GET', sue.path)).body.username).toBe('sue_self');
      expect((await as('ada')('DELETE', `${sue.path}?uploads=keep`)).status).toBe(200);
      expect((await as('ada')('DELETE', `${sue.path}?uploads=keep`)).status).toBe(404);
    });

    it('refuses to delete the only admin, and to take that role from them, also by two admins at the same time', async () => {
      const headers = { 'X-Password': 'zoetrope-demo' };
      const others = db().updateTable('accounts').set({ roles: [] }).where('username', '<>', 'ada');
      await others.where(sql<boolean>`'admin' = ANY(roles)`).execute();
      const refused = await as('ada')('DELETE', '/api/v1/users/ada?uploads=keep', { headers });
      expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('the only admin') } });
      const change = (by: Call, name: string, body: object) => by('PATCH', `/api/v1/users/${name}`, { body });
      expect(await change(as('ada'), 'ada', { roles: ['moderator'], display_name: 'Lost' })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('the only admin'), parameter: 'id' },
      });
      const { body: kept } = await change(as('ada'), 'ada', { roles: ['admin', 'author'] });
      expect(kept).toMatchObject({ roles: ['admin', 'author'] });
      expect(JSON.stringify(kept)).not.toContain('Lost');
      const ace = await createPerson('ace_admin', ['admin']);
      const statuses = await Promise.all([
        change(as('ada'), 'ace_admin', { roles: [] }),
        change(ace.call, 'ada', { roles: [] }),
        change(as('ada'), 'ada', { roles: [] }),
        change(ace.call, 'ace_admin', { roles: [] }),
      ]);
      expect(statuses.map(({ status }) => status)).toContain(200);
      expect(statuses.every(({ status }) => [200, 403, 409].includes(status))).toBe(true);
      const { rows } = await sql`SELECT FROM accounts WHERE 'admin' = ANY(roles) AND confirmed_at IS NOT NULL`.execute(
        db(),
      );
      expect(rows).toHaveLength(1);
      const admins = db()
        .updateTable('accounts')
        .set({ roles: ['admin'] });
      await admins.where('username', 'in', ['ada', 'ace_admin']).execute();
      expect((await ace.remove('keep', PASSWORD)).status).toBe(200);
    });

    it('ends all sessions of an account for its user and for admins, and exports its data for them only', async () => {
      const tom = await createPerson('tom_phones');
      const elsewhere = (await signIn('tom_phones')).body.token;
      const check = (token: string) =>
        service().signedOut('GET', '/login/check', { headers: { Authorization: `Bearer ${token}` } });
      expect((await as('mo')('POST', `${tom.path}/sign-out`)).status).toBe(403);
      expect((await as('mo')('GET', `${tom.path}/data`)).status).toBe(403);
      const data = await tom.call('GET', `${tom.path}/data`);
      expect(data).toMatchObject({ status: 200, body: { account: { username: 'tom_phones', email: tom.email } } });
      expect(data.headers.get('Cache-Control')).toContain('no-store');
      expect(data.body.sessions).toHaveLength(2);
      expect(JSON.stringify(data.body)).not.toContain('digest');
      expect((await tom.call('POST', `${tom.path}/sign-out`)).body).toEqual({ sessions: 2 });
      expect((await check(elsewhere)).body).toEqual({ logged_in: false });
      expect((await tom.call('GET', `${tom.path}/data`)).status).toBe(401);
      expect((await signIn('tom_phones')).status).toBe(200);
      expect((await as('ada')('POST', `${tom.path}/sign-out`)).body).toEqual({ sessions: 1 });
      expect((await as('ada')('GET', `${tom.path}/data`)).body.sessions).toEqual([]);
      await as('ada')('DELETE', `${tom.path}?uploads=delete`);
    });

    it('deletes or rejects each upload that is stored during the deletion of its account', async () => {
      const zed = await createPerson('zed_races');
      await zed.create('zed-root');
      const uploads = Array.from({ length: 4 }, (_, index) =>
        zed.call('POST', '/api/v1/gifs/', {
          body: multipart({ channel: 'zed-root', title: `Race ${index}`, file: picture }),
        }),
      );
      const deleted = zed.remove('delete', PASSWORD);
      const statuses = (await Promise.all(uploads)).map(({ status }) => status);
      expect((await deleted).status).toBe(200);
      expect(statuses.every((status) => [201, 401, 404].includes(status))).toBe(true);
      expect(await tablesWith(zed.id)).toEqual([]);
      const left = await db().selectFrom('items').select('id').where('channel', '=', 'zed-root').execute();
      expect(left).toEqual([]);
    });
  });
}
