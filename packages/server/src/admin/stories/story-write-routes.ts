import { z } from '@hono/zod-openapi';
import type { App, AppContext } from '../../http/app-env.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { ID } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { deleteStory, saveStory } from './save-story.ts';
import { findStory, storyNotFound } from './story-record.ts';
import { toStoryResults } from './story-result.ts';
import { COVER_ONLY, changedStory, newStory, storySchema } from './story-schemas.ts';

const route = routesWith({ tags: ['stories'] });

/** Adds the routes that create, update and delete stories [G-7]. */
export function addStoryWriteRoutes(app: App, context: AdminContext): void {
  const { db, clock, access } = context;
  const guard = access.require('story.write');
  const query = z.object(COVER_ONLY);

  const create = route.post('/stories', {
    ...guard,
    summary: 'Create a story',
    request: { query, body: jsonBody(newStory) },
    responses: created(storySchema, 'The story'),
  });
  const change = route.put('/stories', {
    ...guard,
    summary: 'Update a story',
    request: { query, body: jsonBody(changedStory) },
    responses: ok(storySchema, 'The updated story'),
  });
  const remove = route.delete('/stories/{id}', {
    ...guard,
    summary: 'Delete a story',
    request: { params: z.object({ id: ID }) },
    responses: noContent('The story is deleted, and removed from the trending list'),
  });

  app.openapi(create, async (c) => {
    const id = await saveStory(db, c.var.caller, { ...c.req.valid('json'), now: clock() });
    return c.json(await toResult(c, id, c.req.valid('query')), 201);
  });
  app.openapi(change, async (c) => {
    const id = await saveStory(db, c.var.caller, { ...c.req.valid('json'), now: clock() });
    return c.json(await toResult(c, id, c.req.valid('query')), 200);
  });
  app.openapi(remove, async (c) => {
    await deleteStory(db, c.var.caller, c.req.valid('param').id);
    return c.body(null, 204);
  });

  async function toResult(c: AppContext, id: string, { cover_only }: { readonly cover_only?: boolean | undefined }) {
    const story = await findStory(db, { id });
    const [result] = await toStoryResults(c, context, {
      stories: story === undefined ? [] : [story],
      coverOnly: cover_only,
    });
    if (result === undefined) throw storyNotFound(id, 'story_id');
    return result;
  }
}
