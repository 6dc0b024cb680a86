import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { allowAnyOrigin } from './allow-any-origin.ts';
import type { AppEnv } from './app-env.ts';

it('sends the response of the route itself, whose body need not be copied', async () => {
  const app = new Hono<AppEnv>();
  app.use(allowAnyOrigin());
  const responses: Response[] = [];
  app.get('/', (c) => {
    const response = c.json({ data: [] });
    responses.push(response);
    return response;
  });
  const sent = await app.request('/');
  expect(responses).toEqual([sent]);
  expect(responses[0]).toBe(sent);
  expect(sent.headers.get('Access-Control-Allow-Origin')).toBe('*');
});
