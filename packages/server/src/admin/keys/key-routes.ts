import { z } from '@hono/zod-openapi';
import { type ClientType, RATINGS } from '@zoetrope/model';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { type KnownKeys, requireKey } from '../../http/known-keys.ts';
import { RATE_LIMITS } from '../../http/rate-limit/rate-limits.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { possiblyEmptyText, text } from '../../http/text-schema.ts';
import { CLIENT_TYPES } from '../../keys/keys-command.ts';
import { addKey, createKey, listKeys, revokeKey, type StoredKey } from '../../keys/stored-keys.ts';
import { ServerError } from '../../server-error.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { list } from '../shared/schemas.ts';

const route = routesWith({ tags: ['api keys'] });

const LIMIT_NAMES = Object.keys(RATE_LIMITS) as [string, ...string[]];

const limits = z.partialRecord(z.enum(LIMIT_NAMES), z.number().int().min(1).max(1e6));
const type = z.enum(CLIENT_TYPES as [ClientType, ...ClientType[]]);
const max_rating = z.enum(RATINGS);

const apiKey = z
  .object({
    key: z.string(),
    name: z.string(),
    type,
    limits,
    max_rating: max_rating.optional(),
    created_at: z.string(),
    revoked_at: z.string().optional(),
  })
  .openapi('ApiKey');

const newKey = z
  .strictObject({
    key: z.string().max(128).optional().openapi({ description: 'Default: a random key.' }),
    name: possiblyEmptyText(100).default(''),
    type: type.default('web'),
    limits: limits.default({}),
    max_rating: max_rating.nullable().default(null),
  })
  .openapi('NewApiKey');

/** Adds the routes that list, add and revoke API keys. A change takes effect at once in this process. */
export function addKeyRoutes(app: App, { db, clock, access }: AdminContext, keys: KnownKeys): void {
  const guard = access.require('key.manage');
  const path = '/api/v1/api-keys';
  const all = route.get(path, {
    ...guard,
    summary: 'List the API keys',
    responses: ok(list(apiKey), 'Also revoked ones, oldest first'),
  });
  const add = route.post(path, {
    ...guard,
    summary: 'Add an API key, or replace one',
    description: 'A revoked key is valid again. All processes accept a change within five seconds.',
    request: { body: jsonBody(newKey) },
    responses: created(apiKey, 'The key'),
  });
  const revoke = route.delete(`${path}/{key}`, {
    ...guard,
    summary: 'Revoke an API key',
    request: { params: z.object({ key: text(128) }) },
    responses: noContent('The key is no longer valid. It remains in the list'),
  });

  app.openapi(all, async (c) => {
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: (await listKeys(db)).map(toResult) }, 200);
  });
  app.openapi(add, async (c) => {
    const { key = createKey(), ...values } = c.req.valid('json');
    requireValidKey(key);
    const added = await addKey(db, { key, ...values }, clock());
    await keys.refresh?.();
    return c.json(toResult(added), 201);
  });
  app.openapi(revoke, async (c) => {
    const { key } = c.req.valid('param');
    if (!(await revokeKey(db, key, clock()))) {
      throw new ApiError(`There is no valid key ${key}.`, { status: 404, code: 'not-found', parameter: 'key' });
    }
    await keys.refresh?.();
    return c.body(null, 204);
  });
}

function toResult({ key, name, type, limits, max_rating, created_at, revoked_at }: StoredKey) {
  return {
    ...{ key, name, type, limits },
    ...(max_rating === null ? {} : { max_rating }),
    created_at: created_at.toISOString(),
    ...(revoked_at === null ? {} : { revoked_at: revoked_at.toISOString() }),
  };
}

/** Throws 400 for a key that cannot be in a URL, or that is a word of our own paths. */
function requireValidKey(key: string): void {
  try {
    requireKey(key);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    throw new ApiError(`key: ${error.message}`, { status: 400, code: 'validation', parameter: 'key' });
  }
}
