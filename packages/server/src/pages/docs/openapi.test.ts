import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../../../testing/test-service.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly responses: { readonly [status: string]: unknown };
}

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}

/** Parts of pages, which clients do not call. */
const PARTS = [
  'GET /docs',
  'GET /docs.js',
  'GET /logo.svg',
  'POST /gifs/{id}/report',
  'GET /embed/assets/{file}',
  'GET /admin/assets/{file}',
  'GET /media/avatar/{slug}/80h.webp',
];

let service: TestService;
let document: Document;
let operations: { name: string; path: string; operation: Operation }[];
beforeAll(async () => {
  service = createTestService(await openTestDatabase());
  document = await service.get<Document>('/openapi.json');
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
});
afterAll(() => service.close());

describe('/openapi.json', () => {
  it('serves a valid OpenAPI 3.1 description', async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('lists every route of the service and no other', () => {
    const routes = service.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g, '{$1}')}`);
    const known = operations.map(({ name }) => name);
    expect([...new Set(routes)].filter((route) => !known.includes(route) && !PARTS.includes(route))).toEqual([]);
    expect(known.filter((name) => !routes.includes(name))).toEqual([]);
  });

  it('describes the purpose, path parameters and errors of each operation', () => {
    for (const { name, path, operation } of operations) {
      expect(operation.summary, name).toBeTruthy();
      expect(operation.tags, name).toHaveLength(1);
      const inPath =
        operation.parameters?.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name) ?? [];
      expect([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter).sort(), name).toEqual(inPath.sort());
      expect(operation.responses, name).toHaveProperty('default');
    }
  });

  it.each([
    ['/v1/gifs/search', ['q', 'limit', 'offset', 'rating', 'lang', 'sort', 'excludeDynamicResults']],
    ['/v1/stickers/related', ['gif_id', 'limit', 'offset', 'rating']],
    ['/v1/videos/random', ['rating', 'tag']],
    ['/v1/text/animate', ['m', 'limit', 'offset']],
    ['/v1/gifs/search/tags', ['q', 'limit', 'offset', 'lang']],
    ['/v1/channels/search', ['q', 'limit', 'offset', 'rating']],
    ['/v2/emoji/{id}/variations', ['id', 'limit', 'offset', 'rating']],
  ])('documents the parameters of %s', (path, names) => {
    const parameters = document.paths[path]?.get?.parameters?.map(({ name }) => name) ?? [];
    expect(parameters.sort()).toEqual([...names].sort());
  });
});
