import { z } from '@hono/zod-openapi';
import { ApiError } from '../http/api-error.ts';
import type { App, AppContext } from '../http/app-env.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../http/routes.ts';
import { toPrivateAccount } from './account-result.ts';
import { accountSchema, email, registration, registrationInput, resetInput, token } from './account-schemas.ts';
import { findAccount } from './account-store.ts';
import type { AuthContext } from './auth-context.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { rememberNetwork } from './known-networks.ts';
import { requestReset, setPassword } from './password-reset.ts';
import { confirm, register, resendConfirmation } from './registration.ts';

const route = routesWith({ tags: ['accounts'], security: [] });

const registerRoute = route.post('/api/v3/register', {
  summary: 'Create an account',
  request: { body: jsonBody(registrationInput) },
  responses: created(registration, 'The account; a confirmation mail is queued'),
});

const confirmRoute = route.post('/api/v3/register/confirm', {
  summary: 'Confirm an email address',
  request: { body: jsonBody(z.strictObject({ token })) },
  responses: ok(accountSchema, 'The account, which may now sign in'),
});

const resendRoute = route.post('/api/v3/register/resend', {
  summary: 'Send the confirmation mail again',
  request: { body: jsonBody(z.strictObject({ email })) },
  responses: noContent('Always, so that the response does not reveal which addresses have accounts'),
});

const resetRoute = route.post('/api/v3/password/reset', {
  summary: 'Request a password reset, or set the password',
  request: { body: jsonBody(resetInput) },
  responses: noContent('A mail is queued if the address has an account; or the password is set'),
});

/** Adds `/api/v3/register`, the paths below it, and `/api/v3/password/reset` [S-2]. */
export function addRegistrationRoutes(app: App, context: AuthContext): void {
  const { db, clock, outbox, passwords } = context;
  const registrationContext = (c: AppContext) => ({ db, outbox, origin: context.mailOrigin(c), now: clock() });
  const digest = (c: AppContext, password: string) => passwords.digest(password, context.network(c));

  app.openapi(registerRoute, async (c) => {
    const input = c.req.valid('json');
    const { password, ...account } = input;
    await rejectCommonPassword(password);
    // Before any lookup, so that the duration does not reveal the result.
    const passwordDigest = await digest(c, password);
    const { isConfirmed } = await register(registrationContext(c), { ...account, passwordDigest });
    return c.json({ username: input.username, email: input.email.toLowerCase(), is_confirmed: isConfirmed }, 201);
  });
  app.openapi(confirmRoute, async (c) => {
    const id = await confirm(db, c.req.valid('json').token, clock());
    const account = id === undefined ? undefined : await findAccount(db, id);
    if (account === undefined) throw invalidToken('This confirmation code has expired or was already used.');
    return c.json(await toPrivateAccount(context, c, account), 200);
  });
  app.openapi(resendRoute, async (c) => {
    await resendConfirmation(registrationContext(c), c.req.valid('json').email);
    return c.body(null, 204);
  });
  app.openapi(resetRoute, async (c) => {
    const { email, token, password } = c.req.valid('json');
    if (token === undefined || password === undefined) {
      await requestReset(registrationContext(c), email ?? '');
      return c.body(null, 204);
    }
    await rejectCommonPassword(password);
    const passwordDigest = await digest(c, password);
    const accountId = await setPassword(db, { token, passwordDigest, now: clock() });
    if (accountId === undefined) throw invalidToken('This reset code has expired or was already used.');
    // The owner, who may have been slowed down by a guesser, can sign in from here.
    await rememberNetwork(db, { accountId, network: context.network(c), now: clock() });
    return c.body(null, 204);
  });
}

function invalidToken(message: string): ApiError {
  return new ApiError(message, { status: 400, code: 'validation', parameter: 'token' });
}
