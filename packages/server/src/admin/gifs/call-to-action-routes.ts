import { z } from '@hono/zod-openapi';
import type { CallToAction } from '@zoetrope/model';
import type { MiddlewareHandler } from 'hono';
import { sql } from 'kysely';
import { type Access, requireOwner } from '../../auth/access.ts';
import { readCredentials } from '../../auth/credentials.ts';
import { safeEqual } from '../../auth/tokens.ts';
import type { Db } from '../../database/schema.ts';
import type { DialectContext } from '../../dialects/dialect.ts';
import { GIF_ID, gifResult } from '../../dialects/native/schemas.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext, AppEnv } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { jsonBody, ok, routesWith } from '../../http/routes.ts';
import { text, webUrl } from '../../http/text-schema.ts';
import { requireGif } from '../../library/gifs/require-gif.ts';
import { requireRecord } from './gif-record.ts';

const route = routesWith({ tags: ['gifs'] });

export interface CallToActionContext extends Pick<DialectContext, 'db' | 'responses'> {
  readonly access: Access;
  /**
   * Bearer token of the operator that may set any link. Default: none; only users who may edit a GIF may set its link.
   */
  readonly ctaToken: string | undefined;
}

const path = '/v1/gifs/{id}/cta';
const params = z.object({ id: GIF_ID });
const security = [
  { apiKey: [], bearer: [] },
  { apiKey: [], session: [] },
];

const callToAction = z.strictObject({ link: webUrl, text: text(100) }).openapi('CallToAction');

/** Adds PUT and DELETE `/v1/gifs/{id}/cta`, for the operator and for users who may edit the GIF. */
export function addCallToActionRoutes(app: App, { db, responses, access, ctaToken }: CallToActionContext): void {
  const editor = access.require('gif.edit');
  const middleware: MiddlewareHandler<AppEnv> = (c, next) => (isOperator(c) ? next() : editor.middleware(c, next));
  const set = route.put(path, {
    ...editor,
    summary: 'Set the link of a GIF',
    security,
    middleware,
    request: { params, body: jsonBody(callToAction) },
    responses: ok(gifResult, 'The GIF with its link'),
  });
  const remove = route.delete(path, {
    ...editor,
    summary: 'Remove the link of a GIF',
    security,
    middleware,
    request: { params },
    responses: ok(gifResult, 'The GIF without a link'),
  });

  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.openapi(set, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await change(c, id, c.req.valid('json')), 200);
  });
  app.openapi(remove, async (c) => c.json(await change(c, c.req.valid('param').id, null), 200));

  async function change(c: AppContext, id: string, cta: Parameters<typeof setCallToAction>[2]) {
    await requireGif(db, id);
    if (!isOperator(c)) requireOwner(c.var.caller, (await requireRecord(db, id)).owners);
    if (!(await setCallToAction(db, id, cta))) {
      throw new ApiError(`${id} is an animated text, which cannot have a link.`, {
        status: 404,
        code: 'not-found',
        parameter: 'id',
      });
    }
    c.header('Cache-Control', NEVER_CACHED);
    return responses.one(c, await requireGif(db, id));
  }

  function isOperator(c: AppContext): boolean {
    const credentials = readCredentials(c);
    return Boolean(ctaToken) && credentials?.by === 'bearer' && safeEqual(credentials.token, ctaToken ?? '');
  }
}

/**
 * Sets or removes the link of an item. Loading the catalogue again keeps it. Returns false for animated texts, which
 * have no row.
 */
async function setCallToAction(db: Db, id: string, cta: CallToAction | null): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE items SET cta = ${JSON.stringify(cta)}::jsonb WHERE id = ${id}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
