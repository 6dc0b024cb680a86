import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { codeIn, createManagementService } from '../../testing/management/management-service.ts';
import { openTestDatabase } from '../../testing/test-service.ts';
import { issueSetUpToken } from '../auth/set-up.ts';

it('writes no secret into a log or a response, even if the database fails [S-9]', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const database = await openTestDatabase();
  const service = await createManagementService(database, { logger: pino({ level: 'trace' }, stream) });
  onTestFinished(() => service.close());
  const { signedOut, mailTo } = service;
  const password = 'pa55word of zoe';
  const ajaxHeaders = { 'X-Requested-With': 'XMLHttpRequest' };
  const zoe = { username: 'zoe', email: 'zoe@private.example', password };
  const responses: string[] = [];
  const call: typeof signedOut = async (...args) => {
    const response = await signedOut(...args);
    // Responses contain secrets of the caller only: signing in returns the caller's own token.
    if (response.status >= 400) responses.push(JSON.stringify(response.body));
    return response;
  };

  const setUp = (await issueSetUpToken(database.db, Date.now())) ?? '';
  await call('POST', '/api/v3/register', { body: zoe });
  const confirmation = codeIn(await mailTo(zoe.email));
  await call('POST', '/api/v3/register/confirm', { body: { token: confirmation } });
  await call('POST', '/api/v3/password/reset', { body: { email: zoe.email } });
  const reset = codeIn(await mailTo(zoe.email));
  const { token } = (await call('POST', '/login', { body: { username: 'zoe', password } })).body;
  const byCookie = await call('POST', '/login', { body: { username: 'zoe', password }, headers: ajaxHeaders });
  const cookie = byCookie.headers.get('Set-Cookie')?.split(';')[0]?.split('=')[1] ?? '';
  const csrf = byCookie.body.csrf_token;
  const secrets = [password, setUp, confirmation, reset, token, cookie, csrf, zoe.email, 'pa55word'];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(7);

  const makeAllCalls = async () => {
    const headers = { Cookie: `zoetrope_session=${cookie}`, ...ajaxHeaders, 'X-CSRFToken': csrf };
    await call('POST', '/login', { body: { username: zoe.email, password: `${password}!` } });
    await call('POST', '/login', { body: { username: zoe.email, password } });
    await call('GET', '/api/v1/users/zoe/', { headers: { 'X-Password': `UTF-8''${encodeURIComponent(password)}` } });
    await call('PATCH', '/api/v1/users/zoe/', { body: { roles: ['admin'] }, headers });
    await call('PATCH', '/api/v1/users/zoe/', { body: {}, headers: { Authorization: `Bearer ${token}` } });
    await call('POST', `/trendingscheduler/schedule?timestamp=1&access_token=${token}`, { body: { gifs: [] } });
    await call('GET', `/login/check?token=${token}&password=${encodeURIComponent(password)}`);
    await call('POST', '/api/v3/register', { body: { ...zoe, username: 'zoe2', setup_token: setUp } });
    await call('POST', '/api/v3/password/reset', { body: { token: reset, password: `changed ${password}` } });
  };
  await makeAllCalls();
  for (const table of ['attempts', 'sessions', 'account_tokens', 'accounts'] as const) {
    await database.db.schema.dropTable(table).execute();
    await makeAllCalls();
  }

  const log = lines.join('');
  expect(log).toContain('"status":500');
  expect(responses.length).toBeGreaterThan(20);
  for (const secret of secrets) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
    expect(responses.join('')).not.toContain(secret);
  }
});
