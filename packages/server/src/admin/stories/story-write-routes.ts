import { createRoute, z } from '@hono/zod-openapi';
import type { App } from '../../dialects/native/route-context.ts';
import type { AppContext } from '../../http/app-env.ts';
import { created, describe, jsonBody, nothing } from '../../http/describe.ts';
import { ID } from '../../http/text-schema.ts';
import type { ManagementContext } from '../shared/admin-context.ts';
import { deleteStory, saveStory } from './save-story.ts';
import { findStory, noStory } from './story-record.ts';
import { showStories } from './story-result.ts';
import { COVER_ONLY, changedStory, newStory, storySchema } from './story-schemas.ts';

/** Making, changing and deleting stories [G-7] */
export function addStoryWriteRoutes(app: App, context: ManagementContext): void {
  const { db, clock, access } = context;
  const guard = access.to('story.write');
  const tags = ['stories'];
  const query = z.object(COVER_ONLY);

  const create = createRoute({
    ...guard,
    method: 'post',
    path: '/stories',
    tags,
    summary: 'Make a story',
    request: { query, body: jsonBody(newStory) },
    responses: created(storySchema, 'The story'),
  });
  const change = createRoute({
    ...guard,
    method: 'put',
    path: '/stories',
    tags,
    summary: 'Change a story',
    request: { query, body: jsonBody(changedStory) },
    responses: describe(storySchema, 'The story as it is now'),
  });
  const remove = createRoute({
    ...guard,
    method: 'delete',
    path: '/stories/{id}',
    tags,
    summary: 'Delete a story',
    request: { params: z.object({ id: ID }) },
    responses: nothing('It is gone, also from the trending list'),
  });

  app.openapi(create, async (c) => {
    const id = await saveStory(db, c.var.caller, c.req.valid('json'), clock());
    return c.json(await show(c, id, c.req.valid('query').cover_only), 201);
  });
  app.openapi(change, async (c) => {
    const id = await saveStory(db, c.var.caller, c.req.valid('json'), clock());
    return c.json(await show(c, id, c.req.valid('query').cover_only), 200);
  });
  app.openapi(remove, async (c) => {
    await deleteStory(db, c.var.caller, c.req.valid('param').id);
    return c.body(null, 204);
  });

  async function show(c: AppContext, id: string, coverOnly: boolean | undefined) {
    const story = await findStory(db, { id });
    const [result] = await showStories(c, context, story === undefined ? [] : [story], coverOnly);
    if (result === undefined) throw noStory(id, 'story_id');
    return result;
  }
}
