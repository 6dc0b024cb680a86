import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { mailedCode } from '../harness/newest-mail.ts';
import {
  account,
  accountData,
  accountDeletion,
  accountQuota,
  apiKey,
  endedSessions,
  listedAccount,
  loginCheck,
  registration,
  session,
  viewCount,
} from './shapes/account.ts';
import { cursorPageOf, listOf } from './shapes/lists.ts';
import { PASSWORD, signedIn, visitor } from './users.ts';

let anonymous: ManagementClient;

beforeAll(() => {
  anonymous = visitor();
});

describe('sessions [S-1, S-9]', () => {
  it('signs in with a token, returns the account, and invalidates the token on sign-out', async () => {
    const { token, csrf_token } = session.parse(await anonymous.signIn({ username: 'ann', password: PASSWORD }));
    expect(csrf_token).toBeUndefined();
    const author = createManagementClient({ provider: anonymous.provider, auth: { token: token ?? '' } });
    const check = loginCheck.parse(await author.checkLogin());
    expect(check).toMatchObject({ logged_in: true, user: { username: 'ann', roles: ['author'] } });
    await author.signOut();
    await expect(author.signOut()).rejects.toMatchObject({ status: 401 });
    expect(loginCheck.parse(await author.checkLogin())).toEqual({ logged_in: false });
  });

  it('signs in with a cookie, and requires a CSRF token for writes', async () => {
    const { client, setCsrf } = createBrowserLikeClient();
    const signedInSession = session.parse(await client.signIn({ username: 'ann', password: PASSWORD }));
    expect(signedInSession.token).toBeUndefined();
    setCsrf('wrong-token');
    await expect(client.signOut()).rejects.toMatchObject({
      status: 403,
      message: '@zoetrope/management-api: The X-CSRFToken header is missing or wrong.',
    });
    setCsrf(undefined);
    const check = loginCheck.parse(await client.checkLogin());
    expect(check).toMatchObject({ logged_in: true, csrf_token: signedInSession.csrf_token });
    setCsrf(check.csrf_token);
    await client.signOut();
    expect(await client.checkLogin()).toEqual({ logged_in: false });
  });

  it('rejects a wrong password with the documented message', async () => {
    await expect(anonymous.signIn({ username: 'ann', password: 'wrong-password' })).rejects.toMatchObject({
      status: 401,
      message: '@zoetrope/management-api: Wrong name or password.',
    });
  });
});

describe('accounts [S-2]', () => {
  it('registers an account, confirms it by mail, and resets its password by mail', async () => {
    const newUser = {
      username: `bo_${Date.now() % 1e9}`,
      email: `bo-${Date.now()}@example.org`,
      password: 'correct horse',
    };
    expect(registration.parse(await anonymous.register(newUser))).toMatchObject({
      username: newUser.username,
      is_confirmed: false,
    });
    const { username, password } = newUser;
    await expect(anonymous.signIn({ username, password })).rejects.toMatchObject({ status: 403 });
    await anonymous.resendConfirmation({ email: newUser.email });
    const token = await mailedCode(newUser.email);
    expect(account.parse(await anonymous.confirmRegistration({ token }))).toMatchObject({ username: newUser.username });
    await expect(anonymous.confirmRegistration({ token })).rejects.toMatchObject({ status: 400 });
    await anonymous.signIn({ username, password });
    await anonymous.resetPassword({ email: newUser.email });
    await anonymous.resetPassword({ token: await mailedCode(newUser.email), password: 'battery staple' });
    await expect(anonymous.signIn({ username, password })).rejects.toMatchObject({ status: 401 });
    await anonymous.signIn({ username: newUser.email, password: 'battery staple' });
  });

  it('rejects a taken username, and does not reveal whether an email address is known', async () => {
    const newUser = { username: 'ann', email: 'other@example.org', password: 'correct horse' };
    await expect(anonymous.register(newUser)).rejects.toMatchObject({ status: 409 });
    await expect(anonymous.resendConfirmation({ email: 'nobody@example.org' })).resolves.toBeUndefined();
    await expect(anonymous.resetPassword({ email: 'nobody@example.org' })).resolves.toBeUndefined();
  });
});

describe('users [S-3]', () => {
  it('returns the public profile to everyone, and the full account with its password', async () => {
    const publicAccount = account.parse(await anonymous.getUser({ id: 'ann' }));
    expect(publicAccount.email).toBeUndefined();
    const fullAccount = account.parse(await anonymous.getUser({ id: 'ann', password: PASSWORD }));
    expect(fullAccount).toMatchObject({ id: publicAccount.id, roles: ['author'] });
    await expect(anonymous.getUser({ id: 'ann', password: 'höhle' })).rejects.toMatchObject({ status: 401 });
    await expect(anonymous.getUser({ id: 'nobody-at-all' })).rejects.toMatchObject({ status: 404 });
  });

  it('lets users update their own account only, and not their roles', async () => {
    const author = await signedIn('ann');
    const { id = '' } = (await author.checkLogin()).user ?? {};
    const name = `Ann ${Date.now() % 1000}`;
    expect(account.parse(await author.updateUser({ id, display_name: name }))).toMatchObject({ display_name: name });
    await author.updateUser({ id, display_name: 'Ann' });
    await expect(author.updateUser({ id, roles: ['admin'] })).rejects.toMatchObject({ status: 403 });
    const moderator = account.parse(await anonymous.getUser({ id: 'mo' }));
    await expect(author.updateUser({ id: moderator.id, display_name: 'x' })).rejects.toMatchObject({ status: 403 });
  });

  it('returns the view count of a user', async () => {
    viewCount.parse(await anonymous.getUserViewCount({ id: 'ann' }));
    await expect(anonymous.getUserViewCount({ id: 'nobody-at-all' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('accounts and API keys, for admins [S-3]', () => {
  it('lists, exports, limits, signs out and deletes an account', async () => {
    const username = `gil_${Date.now() % 1e9}`;
    const email = `${username}@example.org`;
    await anonymous.register({ username, email, password: 'correct horse' });
    await anonymous.confirmRegistration({ token: await mailedCode(email) });
    await anonymous.signIn({ username, password: 'correct horse' });
    const admin = await signedIn('ada');
    const [listed] = cursorPageOf(listedAccount).parse(await admin.getUsers({ q: username })).data;
    expect(listed).toMatchObject({ account: { username, email }, sessions: 1, uploads: 0 });
    expect(accountData.parse(await admin.exportUser({ id: username })).account).toMatchObject({ username, email });
    const quota = accountQuota.parse(await admin.setUserQuota({ id: username, items: 3, bytes: null }));
    expect(quota).toEqual({ usage: { items: 0, bytes: 0 }, quota: { items: 3 }, own: { items: 3, bytes: null } });
    expect(accountQuota.parse(await admin.getUserQuota({ id: username }))).toEqual(quota);
    expect(endedSessions.parse(await admin.signOutUser({ id: username }))).toEqual({ sessions: 1 });
    const deletion = accountDeletion.parse(await admin.deleteUser({ id: username, uploads: 'keep' }));
    expect(deletion).toEqual({ username, uploads_kept: 0, uploads_deleted: 0, channels_deleted: 0 });
    await expect(admin.deleteUser({ id: username, uploads: 'keep' })).rejects.toMatchObject({ status: 404 });
  });

  it('adds, lists and revokes an API key', async () => {
    const admin = await signedIn('ada');
    const added = apiKey.parse(await admin.addApiKey({ name: 'Contract', max_rating: 'pg' }));
    expect(added).toMatchObject({ name: 'Contract', type: 'web', limits: {}, max_rating: 'pg' });
    expect(listOf(apiKey).parse(await admin.getApiKeys()).data).toContainEqual(added);
    await admin.revokeApiKey({ key: added.key });
    await expect(admin.revokeApiKey({ key: added.key })).rejects.toMatchObject({ status: 404 });
  });
});

/** Creates a client that stores cookies, as a browser does. */
function createBrowserLikeClient() {
  let cookie = '';
  let csrfToken: string | undefined;
  const fetchWithCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (init?.credentials === 'include' && cookie) headers.set('Cookie', cookie);
    const response = await fetch(input, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  const auth = { csrfToken: () => csrfToken };
  const client = createManagementClient({ provider: localProvider(inject('server')), auth, fetch: fetchWithCookies });
  return {
    client,
    setCsrf(token: string | undefined) {
      csrfToken = token;
    },
  };
}
