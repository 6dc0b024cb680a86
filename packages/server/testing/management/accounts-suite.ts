import { describe, expect, it } from 'vitest';
import { issueSetUpToken } from '../../src/auth/set-up.ts';
import { runRetention } from '../../src/pingback/retention/run-retention.ts';
import { codeIn } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

const zoe = { username: 'zoe', email: 'Zoe@Example.org', password: 'correct horse', display_name: 'Zoë' };

export function describeAccounts({ service, db }: SuiteContext): void {
  const signIn = (username: string, password: string) =>
    service().signedOut('POST', '/login', { body: { username, password } });

  describe('accounts', () => {
    it('creates accounts, confirms them by mail, and signs them in [S-2]', async () => {
      const { signedOut, mailTo } = service();
      const created = await signedOut('POST', '/api/v3/register', { body: zoe });
      expect(created).toMatchObject({
        status: 201,
        body: { username: 'zoe', email: 'zoe@example.org', is_confirmed: false },
      });

      const beforeConfirmation = await signIn('zoe', zoe.password);
      expect(beforeConfirmation).toMatchObject({ status: 403, body: { message: 'Confirm your email address first.' } });

      const token = codeIn(await mailTo('zoe@example.org'));
      const confirmed = await signedOut('POST', '/api/v3/register/confirm', { body: { token } });
      expect(confirmed).toMatchObject({ status: 200, body: { is_confirmed: true, display_name: 'Zoë', roles: [] } });
      const repeated = await signedOut('POST', '/api/v3/register/confirm', { body: { token } });
      expect(repeated).toMatchObject({
        status: 400,
        body: { parameter: 'token', message: 'This confirmation code has expired or was already used.' },
      });

      for (const name of ['zoe', 'zoe@example.org', 'ZOE@EXAMPLE.ORG']) {
        expect(await signIn(name, zoe.password)).toMatchObject({ status: 200, body: { user: { username: 'zoe' } } });
      }
    });

    it('requires a unique account name, and does not reveal which addresses exist [S-2]', async () => {
      const { signedOut, mailTo } = service();
      const taken = await signedOut('POST', '/api/v3/register', { body: { ...zoe, email: 'other@example.org' } });
      expect(taken).toMatchObject({ status: 409, body: { parameter: 'username', message: 'The name zoe is taken.' } });

      const known = await signedOut('POST', '/api/v3/register', { body: { ...zoe, username: 'zoe_two' } });
      expect(known).toMatchObject({ status: 201, body: { username: 'zoe_two', is_confirmed: false } });
      expect(await mailTo('zoe@example.org')).toContain('tried to register');
      expect((await signedOut('GET', '/api/v1/users/zoe_two/')).status).toBe(404);
      const fresh = await signedOut('POST', '/api/v3/register', {
        body: {
          ...zoe,
          username: 'new_one',
          email: 'new@example.org',
        },
      });
      expect(fresh.status).toBe(201);
      // Later attempts must not reveal whether the name was registered with a known or a new address.
      for (const username of ['zoe_two', 'new_one']) {
        const email = 'next@example.org';
        expect((await signedOut('POST', '/api/v3/register', { body: { ...zoe, username, email } })).status).toBe(409);
        expect((await signedOut('POST', '/api/v3/register', { body: { ...zoe, username } })).status).toBe(409);
        expect((await signIn(username, zoe.password)).body.message).toBe('Confirm your email address first.');
      }

      for (const email of ['zoe@example.org', 'nobody@example.org']) {
        expect((await signedOut('POST', '/api/v3/register/resend', { body: { email } })).status).toBe(204);
        expect((await signedOut('POST', '/api/v3/password/reset', { body: { email } })).status).toBe(204);
      }
      expect(await mailTo('nobody@example.org')).toBeUndefined();
    });

    it('responds to a wrong password as to an unknown name, by text and status [S-2]', async () => {
      const [wrongPassword, unknown] = [
        await signIn('zoe', 'not the password'),
        await signIn('no_one', 'not the password'),
      ];
      const withoutRequestId = ({ status, body }: typeof wrongPassword) => ({ status, ...body, request_id: '' });
      expect(withoutRequestId(wrongPassword)).toEqual(withoutRequestId(unknown));
      expect(wrongPassword).toMatchObject({ status: 401, body: { message: 'Wrong name or password.' } });
    });

    it('resets a password with a single-use code that ends all sessions [S-2]', async () => {
      const { signedOut, mailTo } = service();
      const { token } = (await signIn('zoe', zoe.password)).body;
      await signedOut('POST', '/api/v3/password/reset', { body: { email: zoe.email } });
      const code = codeIn(await mailTo('zoe@example.org'));
      const reset = { token: code, password: 'battery staple' };
      const responses = await Promise.all(
        [1, 2].map(() => signedOut('POST', '/api/v3/password/reset', { body: reset })),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);

      const old = await signedOut('PATCH', '/api/v1/users/zoe/', {
        body: {},
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(old).toMatchObject({ status: 401, body: { message: 'This token is invalid or has expired.' } });
      expect((await signIn('zoe', zoe.password)).status).toBe(401);
      expect((await signIn('zoe', 'battery staple')).status).toBe(200);
    });

    it('returns a public profile, and the complete account to its user and with its password [S-3]', async () => {
      const { signedOut, as } = service();
      const path = '/api/v1/users/art/';
      expect((await signedOut('GET', path)).body).not.toHaveProperty('email');
      expect((await as('art')('GET', path)).body).toMatchObject({ email: 'art@demo.invalid', roles: ['artist'] });
      expect((await as('ada')('GET', path)).body).toHaveProperty('email');
      expect((await as('mo')('GET', path)).body).not.toHaveProperty('email');
      expect((await signedOut('GET', path, { headers: { 'X-Password': 'zoetrope-demo' } })).body).toHaveProperty(
        'email',
      );
      const wrongToken = await signedOut('GET', path, { headers: { 'X-Password': 'zoetrope-damo' } });
      expect(wrongToken).toMatchObject({ status: 401, body: { message: 'Wrong password.' } });

      await as('art')('PATCH', path, { body: { is_public: false } });
      expect((await signedOut('GET', path)).status).toBe(404);
      const shown = await as('art')('PATCH', path, { body: { is_public: true, display_name: '<b>Art</b>' } });
      expect(shown.body).toMatchObject({ is_public: true, display_name: '<b>Art</b>' });
    });

    it.each([
      ['pw_percent', '100% per cent', '100% per cent'],
      ['pw_escapes', '%41%42%43%44', '%41%42%43%44'],
      ['pw_marked', "UTF-8''abcdef", "UTF-8''UTF-8%27%27abcdef"],
      ['pw_other', 'пароль 🐈 höhle', `UTF-8''${encodeURIComponent('пароль 🐈 höhle')}`],
    ])(
      'returns the complete account with the password of %s, %j, as the header %j [S-3]',
      async (username, password, header) => {
        const { signedOut, mailTo } = service();
        const email = `${username}@example.org`;
        await signedOut('POST', '/api/v3/register', { body: { username, email, password } });
        await signedOut('POST', '/api/v3/register/confirm', { body: { token: codeIn(await mailTo(email)) } });
        const read = await signedOut('GET', `/api/v1/users/${username}/`, { headers: { 'X-Password': header } });
        expect(read.body).toMatchObject({ username, email });
      },
    );

    it('lets users edit their account, and only admins grant roles [S-3]', async () => {
      const { as } = service();
      expect((await as('art')('PATCH', '/api/v1/users/mo/', { body: { display_name: 'x' } })).status).toBe(403);
      expect((await as('mo')('PATCH', '/api/v1/users/mo/', { body: { roles: ['admin'] } })).status).toBe(403);
      expect((await as('mo')('PATCH', '/api/v1/users/mo/', { body: { is_verified: true } })).status).toBe(403);
      const bad = await as('art')('PATCH', '/api/v1/users/art/', { body: { profile_url: 'javascript:alert(1)' } });
      expect(bad).toMatchObject({ status: 400, body: { parameter: 'profile_url' } });
      const promoted = await as('ada')('PATCH', '/api/v1/users/zoe/', {
        body: {
          roles: ['author', 'author'],
          is_verified: true,
        },
      });
      expect(promoted.body).toMatchObject({ roles: ['author'], is_verified: true });
    });
  });

  describe('view counts', () => {
    it('adds up the views of a GIF and of a user, also after buckets are dropped [S-3]', async () => {
      const { one, signedOut, request } = service();
      const views = async (path: string) => (await signedOut('GET', `${path}/view-count/`)).body.view_count;
      const { analytics_response_payload } = (await one('/v1/gifs/duckling')).data;
      const seen = { ts: Date.now(), action_type: 'SEEN', user_id: 'u', analytics_response_payload };
      await request('/v2/pingback', {
        method: 'POST',
        body: JSON.stringify({ events: [seen, { ...seen, ts: seen.ts - 1 }] }),
      });
      const before = await views('/api/v1/users/art');
      expect(await views('/api/v1/proxy-gif/duckling')).toBe(2);
      expect(before).toBeGreaterThanOrEqual(2);
      expect(await views('/api/v1/users/zoo')).toBeGreaterThanOrEqual(2);
      await runRetention(db(), { now: Date.now() + 4 * 86_400_000, retainDays: 30 });
      expect(await views('/api/v1/proxy-gif/duckling')).toBe(2);
      expect(await views('/api/v1/users/art')).toBe(before);
      expect((await signedOut('GET', '/api/v1/proxy-gif/gone/view-count/')).status).toBe(404);
    });
  });

  describe('sessions', () => {
    const marked = { 'X-Requested-With': 'XMLHttpRequest' };
    const byCookie = async () => {
      const response = await service().signedOut('POST', '/login', {
        body: { username: 'ann', password: 'zoetrope-demo' },
        headers: marked,
      });
      const [cookie = ''] = response.headers.get('Set-Cookie')?.split(';') ?? [];
      return { response, cookie, csrf: response.body.csrf_token as string };
    };

    it('sets a session cookie that scripts cannot read, for pages [S-9]', async () => {
      const { response } = await byCookie();
      expect(response.headers.get('Set-Cookie')).toMatch(
        /^zoetrope_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(response.body).not.toHaveProperty('token');
    });

    it('requires both headers to write with a cookie, and ignores the cookie of a read without them [S-9]', async () => {
      const { signedOut } = service();
      const { cookie: Cookie, csrf } = await byCookie();
      const path = '/api/v1/users/ann/';
      const write = (headers: Record<string, string>) =>
        signedOut('PATCH', path, { body: {}, headers: { Cookie, ...headers } });
      expect(await write({})).toMatchObject({ status: 403, body: { parameter: 'X-Requested-With' } });
      expect(await write({ 'X-CSRFToken': csrf })).toMatchObject({
        status: 403,
        body: { parameter: 'X-Requested-With' },
      });
      expect(await write(marked)).toMatchObject({
        status: 403,
        body: { parameter: 'X-CSRFToken', message: 'The X-CSRFToken header is missing or wrong.' },
      });
      const other = await byCookie();
      expect((await write({ ...marked, 'X-CSRFToken': other.csrf })).status).toBe(403);
      expect((await write({ ...marked, 'X-CSRFToken': csrf })).status).toBe(200);

      expect((await signedOut('GET', path, { headers: { Cookie } })).body).not.toHaveProperty('email');
      const read = await signedOut('GET', path, { headers: { Cookie, ...marked, 'X-CSRFToken': csrf } });
      expect(read.body).toHaveProperty('email');
    });

    it('reports the session in the login check, with the CSRF token [S-1] [S-9]', async () => {
      const { signedOut } = service();
      const { cookie: Cookie, csrf } = await byCookie();
      expect((await signedOut('GET', '/login/check', { headers: { Cookie, ...marked } })).body).toMatchObject({
        logged_in: true,
        csrf_token: csrf,
        user: { username: 'ann' },
      });
      expect((await signedOut('GET', '/login/check', { headers: { Cookie } })).body).toEqual({ logged_in: false });
      expect((await signedOut('GET', '/login/check')).body).toEqual({ logged_in: false });
      expect((await signedOut('GET', '/login/check', { headers: { Authorization: 'Bearer x' } })).body).toEqual({
        logged_in: false,
      });
    });

    it('ends a session on sign-out [S-1]', async () => {
      const { signedOut } = service();
      const { cookie: Cookie, csrf } = await byCookie();
      const headers = { Cookie, ...marked, 'X-CSRFToken': csrf };
      const out = await signedOut('POST', '/login/out', { headers });
      expect(out.status).toBe(204);
      expect(out.headers.get('Set-Cookie')).toMatch(/^zoetrope_session=; Max-Age=0; Path=\//);
      expect((await signedOut('POST', '/login/out', { headers })).status).toBe(401);
    });

    it('limits sign-in attempts per name, concurrent ones too [S-1]', async () => {
      const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => signIn('guessed', `password ${n}`)));
      const rejected = guesses.filter(({ status }) => status === 429);
      expect(rejected).toHaveLength(4);
      expect(Number(rejected[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await signIn('zoe', 'battery staple')).status).toBe(200);
    });
  });

  describe('the first admin', () => {
    it('creates the first admin with the set-up token, which works once and is stored nowhere [S-2]', async () => {
      const { signedOut } = service();
      await db().deleteFrom('accounts').where('seeded', '=', false).execute();
      const first = { username: 'was_faster', email: 'faster@example.org', password: 'a long password' };
      expect((await signedOut('POST', '/api/v3/register', { body: first })).body.is_confirmed).toBe(false);
      const setup_token = (await issueSetUpToken(db(), Date.now())) ?? '';
      const stored = await db().selectFrom('account_tokens').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(setup_token);

      const root = { username: 'root', email: 'root@example.org', password: 'a long password' };
      const wrong = await signedOut('POST', '/api/v3/register', { body: { ...root, setup_token: 'x'.repeat(43) } });
      expect(wrong).toMatchObject({
        status: 403,
        body: {
          parameter: 'setup_token',
          message: expect.stringMatching(/^This set-up token is not valid\. .* restart/),
        },
      });
      expect(await signedOut('POST', '/api/v3/register', { body: { ...root, setup_token } })).toMatchObject({
        status: 201,
        body: { is_confirmed: true },
      });
      expect((await signIn('root', root.password)).body.user.roles).toEqual(['admin']);
      const second = { ...root, username: 'root2', email: 'root2@example.org', setup_token };
      expect((await signedOut('POST', '/api/v3/register', { body: second })).status).toBe(403);
      expect(await issueSetUpToken(db(), Date.now())).toBeUndefined();
    });

    it('makes an unconfirmed account admin with the set-up token, with the new name and password [S-2]', async () => {
      const { signedOut, mailTo } = service();
      await db().deleteFrom('accounts').where('seeded', '=', false).execute();
      const email = 'early@example.org';
      for (const [username, address] of [
        ['early', email],
        ['neighbor', 'neighbor@example.org'],
      ]) {
        const body = { username, email: address, password: 'password of someone' };
        expect((await signedOut('POST', '/api/v3/register', { body })).status).toBe(201);
      }
      const oldCode = codeIn(await mailTo(email));
      const setup_token = (await issueSetUpToken(db(), Date.now())) ?? '';
      const root = { username: 'neighbor', email: 'Early@example.org', password: 'a long password', setup_token };
      expect(await signedOut('POST', '/api/v3/register', { body: root })).toMatchObject({
        status: 409,
        body: { parameter: 'username', message: 'The name neighbor is taken.' },
      });
      expect(await signedOut('POST', '/api/v3/register', { body: { ...root, username: 'early' } })).toMatchObject({
        status: 201,
        body: { username: 'early', email, is_confirmed: true },
      });
      expect((await signIn('early', 'password of someone')).status).toBe(401);
      expect((await signIn(email, root.password)).body.user.roles).toEqual(['admin']);
      const confirmation = await signedOut('POST', '/api/v3/register/confirm', { body: { token: oldCode } });
      expect(confirmation.status).toBe(400);
    });

    it('makes the signed-in account admin with the set-up token, and keeps its other roles [S-2] [S-3]', async () => {
      const { signedOut, mailTo } = service();
      await db().deleteFrom('accounts').where('seeded', '=', false).execute();
      const late = { username: 'late', email: 'late@example.org', password: 'a long password' };
      await signedOut('POST', '/api/v3/register', { body: late });
      await signedOut('POST', '/api/v3/register/confirm', { body: { token: codeIn(await mailTo(late.email)) } });
      await db()
        .updateTable('accounts')
        .set({ roles: ['author'] })
        .where('username', '=', 'late')
        .execute();
      const setup_token = (await issueSetUpToken(db(), Date.now())) ?? '';

      const again = { ...late, username: 'late_two', setup_token };
      expect((await signedOut('POST', '/api/v3/register', { body: again })).body).toMatchObject({
        code: 'conflict',
        parameter: 'email',
        message: expect.stringContaining('Sign in with it'),
      });
      const headers = { Authorization: `Bearer ${(await signIn('late', late.password)).body.token}` };
      const redeem = (token: string, more = {}) =>
        signedOut('PATCH', '/api/v1/users/late/', { body: { ...more, setup_token: token }, headers });
      expect(await redeem('x'.repeat(43), { display_name: 'Wrong' })).toMatchObject({
        status: 403,
        body: { parameter: 'setup_token' },
      });
      expect((await redeem(setup_token)).body).toMatchObject({ roles: ['author', 'admin'] });
      expect((await redeem(setup_token)).status).toBe(403);
      expect((await signedOut('GET', '/api/v1/users/late/', { headers })).body).not.toHaveProperty(
        'display_name',
        'Wrong',
      );
      await db().deleteFrom('accounts').where('seeded', '=', false).execute();
    });
  });
}
