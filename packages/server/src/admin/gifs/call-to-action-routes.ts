import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { type Access, requireOwner } from '../../auth/access.ts';
import { readCredentials } from '../../auth/credentials.ts';
import { isSame } from '../../auth/tokens.ts';
import type { App, RouteContext } from '../../dialects/native/route-context.ts';
import { GIF_ID, gifResult } from '../../dialects/native/schemas.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext, AppEnv } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { describe, jsonBody } from '../../http/describe.ts';
import { storableText } from '../../http/storable-text.ts';
import { existingGif } from '../../library/gifs/existing-gif.ts';
import { setCallToAction } from '../../library/gifs/set-call-to-action.ts';
import { existingRecord } from './gif-record.ts';

export interface CallToActionContext extends Pick<RouteContext, 'db' | 'answers'> {
  readonly access: Access;
  /** Bearer token of the operator, which allows any link. @default none: only who may edit a GIF may link it */
  readonly ctaToken: string | undefined;
}

const path = '/v1/gifs/{id}/cta';
const params = z.object({ id: GIF_ID });
const security = [
  { apiKey: [], bearer: [] },
  { apiKey: [], session: [] },
];

const callToAction = z
  .strictObject({
    link: z
      .url({ protocol: /^https?$/, error: 'is not an absolute http or https address' })
      .max(2048)
      .regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\//, 'is not an absolute http or https address'),
    text: z.string().trim().min(1, 'must not be empty').max(100).transform(storableText),
  })
  .openapi('CallToAction');

/** PUT and DELETE /v1/gifs/{id}/cta (ruling 21), for the operator and for those who may edit the GIF. */
export function addCallToActionRoutes(app: App, { db, answers, access, ctaToken }: CallToActionContext): void {
  const editor = access.to('gif.edit');
  const middleware: MiddlewareHandler<AppEnv> = (c, next) => (isOperator(c) ? next() : editor.middleware(c, next));
  const set = createRoute({
    ...editor,
    method: 'put',
    path,
    tags: ['gifs'],
    summary: 'Set the link of an item',
    security,
    middleware,
    request: { params, body: jsonBody(callToAction) },
    responses: describe(gifResult, 'The item with its link'),
  });
  const remove = createRoute({
    ...editor,
    method: 'delete',
    path,
    tags: ['gifs'],
    summary: 'Take the link of an item away',
    security,
    middleware,
    request: { params },
    responses: describe(gifResult, 'The item without a link'),
  });

  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.openapi(set, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await change(c, id, c.req.valid('json')), 200);
  });
  app.openapi(remove, async (c) => c.json(await change(c, c.req.valid('param').id, null), 200));

  async function change(c: AppContext, id: string, cta: Parameters<typeof setCallToAction>[2]) {
    await existingGif(db, id);
    if (!isOperator(c)) requireOwner(c.var.caller, (await existingRecord(db, id)).owners);
    if (!(await setCallToAction(db, id, cta))) {
      throw new ApiError(404, 'not-found', `${id} is a text that was animated; it takes no link.`, { parameter: 'id' });
    }
    c.header('Cache-Control', NEVER_CACHED);
    return answers.one(c, await existingGif(db, id));
  }

  function isOperator(c: AppContext): boolean {
    const given = readCredentials(c);
    return Boolean(ctaToken) && given?.by === 'bearer' && isSame(given.token, ctaToken ?? '');
  }
}
