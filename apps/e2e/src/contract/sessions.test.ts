import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { mailedCode } from '../harness/newest-mail.ts';
import { account, loginCheck, registration, session, viewCount } from './shapes/account.ts';
import { PASSWORD, signedIn, visitor } from './users.ts';

let nobody: ManagementClient;

beforeAll(() => {
  nobody = visitor();
});

describe('sessions [S-1, S-9]', () => {
  it('signs in with a token, returns the account, and invalidates the token on sign-out', async () => {
    const { token, ...rest } = session.parse(await nobody.signIn({ username: 'ann', password: PASSWORD }));
    expect(rest.csrf_token).toBeUndefined();
    const ann = createManagementClient({ provider: nobody.provider, auth: { token: token ?? '' } });
    const check = loginCheck.parse(await ann.checkLogin());
    expect(check).toMatchObject({ logged_in: true, user: { username: 'ann', roles: ['author'] } });
    await ann.signOut();
    await expect(ann.signOut()).rejects.toMatchObject({ status: 401 });
    expect(loginCheck.parse(await ann.checkLogin())).toEqual({ logged_in: false });
  });

  it('signs in with a cookie, and requires a CSRF token for writes', async () => {
    const { client, setCsrf } = browserLike();
    const begun = session.parse(await client.signIn({ username: 'ann', password: PASSWORD }));
    expect(begun.token).toBeUndefined();
    setCsrf('another');
    await expect(client.signOut()).rejects.toMatchObject({
      status: 403,
      message: '@zoetrope/management-api: The X-CSRFToken header is missing or wrong.',
    });
    setCsrf(undefined);
    const check = loginCheck.parse(await client.checkLogin());
    expect(check).toMatchObject({ logged_in: true, csrf_token: begun.csrf_token });
    setCsrf(check.csrf_token);
    await client.signOut();
    expect(await client.checkLogin()).toEqual({ logged_in: false });
  });

  it('rejects a wrong password with the documented message', async () => {
    await expect(nobody.signIn({ username: 'ann', password: 'wrong-password' })).rejects.toMatchObject({
      status: 401,
      message: '@zoetrope/management-api: Wrong name or password.',
    });
  });
});

describe('accounts [S-2]', () => {
  it('registers an account, confirms it by mail, and resets its password by mail', async () => {
    const bo = { username: `bo_${Date.now() % 1e9}`, email: `bo-${Date.now()}@example.org`, password: 'correct horse' };
    expect(registration.parse(await nobody.register(bo))).toMatchObject({ username: bo.username, is_confirmed: false });
    const { username, password } = bo;
    await expect(nobody.signIn({ username, password })).rejects.toMatchObject({ status: 403 });
    await nobody.resendConfirmation({ email: bo.email });
    const token = await mailedCode(bo.email);
    expect(account.parse(await nobody.confirmRegistration({ token }))).toMatchObject({ username: bo.username });
    await expect(nobody.confirmRegistration({ token })).rejects.toMatchObject({ status: 400 });
    await nobody.signIn({ username, password });
    await nobody.resetPassword({ email: bo.email });
    await nobody.resetPassword({ token: await mailedCode(bo.email), password: 'battery staple' });
    await expect(nobody.signIn({ username, password })).rejects.toMatchObject({ status: 401 });
    await nobody.signIn({ username: bo.email, password: 'battery staple' });
  });

  it('rejects a taken username, and does not reveal whether an email address is known', async () => {
    const taken = { username: 'ann', email: 'other@example.org', password: 'correct horse' };
    await expect(nobody.register(taken)).rejects.toMatchObject({ status: 409 });
    await expect(nobody.resendConfirmation({ email: 'nobody@example.org' })).resolves.toBeUndefined();
    await expect(nobody.resetPassword({ email: 'nobody@example.org' })).resolves.toBeUndefined();
  });
});

describe('users [S-3]', () => {
  it('shows the public profile to everyone, and the full account with its password', async () => {
    const open = account.parse(await nobody.getUser({ id: 'ann' }));
    expect(open.email).toBeUndefined();
    const whole = account.parse(await nobody.getUser({ id: 'ann', password: PASSWORD }));
    expect(whole).toMatchObject({ id: open.id, roles: ['author'] });
    await expect(nobody.getUser({ id: 'ann', password: 'höhle' })).rejects.toMatchObject({ status: 401 });
    await expect(nobody.getUser({ id: 'nobody-at-all' })).rejects.toMatchObject({ status: 404 });
  });

  it('lets users update their own account only, and not their roles', async () => {
    const ann = await signedIn('ann');
    const { id = '' } = (await ann.checkLogin()).user ?? {};
    const name = `Ann ${Date.now() % 1000}`;
    expect(account.parse(await ann.updateUser({ id, display_name: name }))).toMatchObject({ display_name: name });
    await ann.updateUser({ id, display_name: 'Ann' });
    await expect(ann.updateUser({ id, roles: ['admin'] })).rejects.toMatchObject({ status: 403 });
    const mo = account.parse(await nobody.getUser({ id: 'mo' }));
    await expect(ann.updateUser({ id: mo.id, display_name: 'x' })).rejects.toMatchObject({ status: 403 });
  });

  it('returns the view count of a user', async () => {
    viewCount.parse(await nobody.getUserViewCount({ id: 'ann' }));
    await expect(nobody.getUserViewCount({ id: 'nobody-at-all' })).rejects.toMatchObject({ status: 404 });
  });
});

/** A client that keeps cookies, as a browser does. */
function browserLike() {
  let cookie = '';
  let csrfToken: string | undefined;
  const keeping: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (init?.credentials === 'include' && cookie) headers.set('Cookie', cookie);
    const response = await fetch(input, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  const auth = { csrfToken: () => csrfToken };
  const client = createManagementClient({ provider: localProvider(inject('server')), auth, fetch: keeping });
  return {
    client,
    setCsrf(token: string | undefined) {
      csrfToken = token;
    },
  };
}
