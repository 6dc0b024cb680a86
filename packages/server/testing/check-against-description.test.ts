import { expect, it } from 'vitest';
import { checkAgainstDescription } from './check-against-description.ts';
import type { Description } from './described-responses.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const description = {
  paths: {
    '/v1/cats/search': {
      get: {
        parameters: [{ name: 'q', in: 'query' }],
        responses: {
          200: json({ $ref: '#/components/schemas/Cats' }),
          default: json({ $ref: '#/components/schemas/Error' }),
        },
      },
    },
    '/v1/cats/{id}': { get: { responses: { 200: json({ $ref: '#/components/schemas/Cat' }) } } },
  },
  components: {
    schemas: {
      Cat: { type: 'object', properties: { id: { type: 'string' }, lives: { type: 'number' } } },
      Cats: { type: 'object', properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Cat' } } } },
      Error: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
    },
  },
} satisfies Description & { readonly components: object };

it.each<[string, string, number, object, readonly unknown[]]>([
  ['what is described', '/v1/cats/tom?api_key=k', 200, { id: 'tom', lives: 9 }, []],
  ['a list of it', '/v1/cats/search?q=tom&pingback_id=p', 200, { data: [{ id: 'tom' }] }, []],
  ['an error', '/v1/cats/search', 500, { message: 'Not now.' }, []],
  ['a renamed field', '/v1/cats/tom', 200, { id: 'tom', life: 9 }, [expect.stringContaining('"life"')]],
  ['a field of another type', '/v1/cats/tom', 200, { lives: '9' }, [expect.stringContaining('/lives must be number')]],
  [
    'a renamed field in a list',
    '/v1/cats/search',
    200,
    { data: [{ name: 'tom' }] },
    [expect.stringContaining('"name"')],
  ],
  ['an error without its message', '/v1/cats/search', 404, {}, [expect.stringContaining('responds with 404')]],
  ['a parameter', '/v1/cats/search?query=tom', 200, {}, [expect.stringContaining('sends query')]],
  ['a path', '/v1/dogs', 200, {}, ['GET /v1/dogs is not described']],
])('reports what is not described: %s', async (_, path, status, body, mismatches) => {
  const checked = checkAgainstDescription(description, async () => Response.json(body, { status }));
  const response = await checked.fetch(`https://cats.example${path}`);
  expect(await response.json()).toEqual(body);
  expect(checked.takeMismatches()).toEqual(mismatches);
  expect(checked.takeMismatches()).toEqual([]);
});
