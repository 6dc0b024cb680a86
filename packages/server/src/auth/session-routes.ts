import { z } from '@hono/zod-openapi';
import { deleteCookie, setCookie } from 'hono/cookie';
import { ApiError } from '../http/api-error.ts';
import type { App, AppContext } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { originOf } from '../http/origin.ts';
import { jsonBody, noContent, ok, routesWith } from '../http/routes.ts';
import { basePathOf } from '../http/site-url.ts';
import { text } from '../http/text-schema.ts';
import { unauthenticatedError } from './access.ts';
import { toPrivateAccount } from './account-result.ts';
import { accountSchema } from './account-schemas.ts';
import { isFromAdminPort } from './admin-port.ts';
import type { AuthContext } from './auth-context.ts';
import { checkPassword } from './check-password.ts';
import { hasAjaxHeader, readCredentials, SESSION_COOKIE } from './credentials.ts';
import { SESSION_MS } from './session-store.ts';
import { csrfTokenOf } from './tokens.ts';

const route = routesWith({ tags: ['accounts'] });

const session = z
  .object({
    user: accountSchema,
    expires_at: z.string(),
    token: z.string().optional(),
    csrf_token: z.string().optional(),
  })
  .openapi('Session');

const loginCheck = session.partial().extend({ logged_in: z.boolean() }).omit({ token: true }).openapi('LoginCheck');

const signIn = route.post('/login', {
  summary: 'Sign in',
  description:
    'With X-Requested-With: XMLHttpRequest the session is a cookie; without it, the response contains a token.',
  security: [],
  request: {
    body: jsonBody(z.strictObject({ username: text(254), password: z.string().max(200) })),
  },
  responses: ok(session, 'The session'),
});

const check = route.get('/login/check', {
  summary: 'Check whether the caller is signed in',
  security: [],
  responses: ok(loginCheck, 'The session, if any'),
});

/** Adds `/login`, `/login/check` and `/login/out` [S-1] [S-9]. */
export function addSessionRoutes(app: App, context: AuthContext): void {
  const { clock, access, sessions } = context;
  const signOut = route.post('/login/out', {
    ...access.require('session.end'),
    summary: 'Sign out',
    responses: noContent('The session is ended'),
  });

  app.openapi(signIn, async (c) => {
    const { username, password } = c.req.valid('json');
    const signIn = await checkPassword(context, c, { name: username, password });
    if (signIn === undefined) throw unauthenticatedError('Wrong name or password.');
    if (signIn.account.confirmed_at === null) {
      throw new ApiError('Confirm your email address first.', { status: 403, code: 'forbidden' });
    }
    const token = await sessions.begin(signIn.account.id);
    const user = await toPrivateAccount(context, c, signIn.account);
    const expires_at = new Date(clock() + SESSION_MS).toISOString();
    c.header('Cache-Control', NEVER_CACHED);
    if (!hasAjaxHeader(c)) return c.json({ user, expires_at, token }, 200);
    setCookie(c, SESSION_COOKIE, token, { ...cookie(c), maxAge: SESSION_MS / 1000 });
    return c.json({ user, expires_at, csrf_token: csrfTokenOf(token) }, 200);
  });

  app.openapi(check, async (c) => {
    c.header('Cache-Control', NEVER_CACHED);
    const credentials = readCredentials(c);
    // After a reload, a page has the cookie but not the CSRF token: it gets the token here.
    const isRead = credentials !== undefined && (credentials.by === 'bearer' || hasAjaxHeader(c));
    const session = isRead ? await sessions.find(credentials.token) : undefined;
    if (session === undefined || credentials === undefined) return c.json({ logged_in: false }, 200);
    const csrf = credentials.by === 'cookie' ? { csrf_token: csrfTokenOf(credentials.token) } : {};
    return c.json(
      {
        logged_in: true,
        user: await toPrivateAccount(context, c, session.account),
        expires_at: session.expiresAt.toISOString(),
        ...csrf,
      },
      200,
    );
  });

  app.openapi(signOut, async (c) => {
    const credentials = readCredentials(c);
    if (credentials !== undefined) await sessions.end(credentials.token);
    deleteCookie(c, SESSION_COOKIE, cookie(c));
    return c.body(null, 204);
  });

  function cookie(c: AppContext) {
    // The admin port is not behind the proxy of the site URL.
    const siteUrl = isFromAdminPort(c) ? originOf(c, {}) : context.origin(c);
    const path = basePathOf(siteUrl) || '/';
    return { path, httpOnly: true, sameSite: 'Lax', secure: siteUrl.startsWith('https:') } as const;
  }
}
