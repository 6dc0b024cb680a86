import { createRoute, z } from '@hono/zod-openapi';
import type { ManagementContext } from '../admin/shared/admin-context.ts';
import type { App } from '../dialects/native/route-context.ts';
import { ApiError } from '../http/api-error.ts';
import type { AppContext } from '../http/app-env.ts';
import { created, describe, jsonBody, nothing } from '../http/describe.ts';
import { accountSchema, email, registration, registrationInput, resetInput, token } from './account-schemas.ts';
import { findAccount } from './account-store.ts';
import { askForReset, setPassword } from './password-reset.ts';
import { confirm, register, resendConfirmation } from './registration.ts';
import { showPrivately } from './show-account.ts';

const tags = ['accounts'];

const registerRoute = createRoute({
  method: 'post',
  path: '/api/v3/register',
  tags,
  summary: 'Make an account',
  security: [],
  request: { body: jsonBody(registrationInput) },
  responses: created(registration, 'The account; a mail with its confirmation is on the way'),
});

const confirmRoute = createRoute({
  method: 'post',
  path: '/api/v3/register/confirm',
  tags,
  summary: 'Confirm a mail address',
  security: [],
  request: { body: jsonBody(z.strictObject({ token })) },
  responses: describe(accountSchema, 'The account, which may sign in now'),
});

const resendRoute = createRoute({
  method: 'post',
  path: '/api/v3/register/resend',
  tags,
  summary: 'Send the confirmation again',
  security: [],
  request: { body: jsonBody(z.strictObject({ email })) },
  responses: nothing('Always, so that nobody learns which addresses have accounts'),
});

const resetRoute = createRoute({
  method: 'post',
  path: '/api/v3/password/reset',
  tags,
  summary: 'Ask for a new password, or set it',
  security: [],
  request: { body: jsonBody(resetInput) },
  responses: nothing('A mail is on the way, if the address has an account; or the password is set'),
});

/** /api/v3/register, its parts, and /api/v3/password/reset [S-2] */
export function addRegistrationRoutes(app: App, context: ManagementContext): void {
  const { db, clock, outbox, passwordCost } = context;
  const about = (c: AppContext) => ({ db, outbox, passwordCost, origin: context.mailOrigin(c), now: clock() });

  app.openapi(registerRoute, async (c) => {
    const input = c.req.valid('json');
    const { isConfirmed } = await register(about(c), input);
    return c.json({ username: input.username, email: input.email.toLowerCase(), is_confirmed: isConfirmed }, 201);
  });
  app.openapi(confirmRoute, async (c) => {
    const id = await confirm(db, c.req.valid('json').token, clock());
    const account = id === undefined ? undefined : await findAccount(db, id);
    if (account === undefined) throw useless('This confirmation has expired or was used.');
    return c.json(await showPrivately(context, c, account), 200);
  });
  app.openapi(resendRoute, async (c) => {
    await resendConfirmation(about(c), c.req.valid('json').email);
    return c.body(null, 204);
  });
  app.openapi(resetRoute, async (c) => {
    const { email, token, password } = c.req.valid('json');
    if (token === undefined || password === undefined) await askForReset(about(c), email ?? '');
    else if (!(await setPassword(db, { token, password, passwordCost, now: clock() }))) {
      throw useless('This link has expired or was used.');
    }
    return c.body(null, 204);
  });
}

function useless(message: string): ApiError {
  return new ApiError(400, 'validation', message, { parameter: 'token' });
}
