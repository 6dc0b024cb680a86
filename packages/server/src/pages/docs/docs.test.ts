import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../../../testing/test-service.ts';
import { renderDocsPage } from './docs-page.ts';

let service: TestService;
let page: string;
beforeAll(async () => {
  service = createTestService(await openTestDatabase());
  page = await (await service.app.request('http://zoetrope.test/docs')).text();
});
afterAll(() => service.close());

describe('the page /docs', () => {
  it('has a form for every operation of /openapi.json, with a field for each parameter', async () => {
    const { paths } = await service.get<{
      paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
    }>('/openapi.json');
    const forms = new Map(
      [...page.matchAll(/<form data-method="(\w+)" data-path="([^"]+)"[\s\S]*?<\/form>/g)].map((match) => [
        `${match[1]} ${match[2]}`,
        match[0],
      ]),
    );
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [] }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        fields: parameters.map((parameter) => `name="${parameter.name}" data-in="${parameter.in}"`),
      })),
    );
    expect(operations.length).toBeGreaterThan(20);
    expect([...forms.keys()].sort()).toEqual(operations.map(({ name }) => name).sort());
    for (const { name, fields } of operations) for (const field of fields) expect(forms.get(name)).toContain(field);
  });

  it('labels every field, with unique ids', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const fields = [...page.matchAll(/<(?:input|select|textarea) id="([^"]+)"/g)].map((match) => match[1]);
    const labels = new Set([...page.matchAll(/<label for="([^"]+)"/g)].map((match) => match[1]));
    expect(fields.filter((id) => id === undefined || !labels.has(id))).toEqual([]);
  });

  it('loads nothing from other origins, and has no inline script', async () => {
    const { headers } = await service.app.request('http://zoetrope.test/docs');
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain(
      "default-src 'none'; script-src 'self' http://zoetrope.test; connect-src 'self' http://zoetrope.test;",
    );
    expect(policy).not.toContain('unsafe');
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toMatch(/<script(?! src="\/docs\.js")/);
    expect(page).not.toMatch(/ (?:on\w+|style)=/);
  });

  it('serves a script that parses', async () => {
    const response = await service.app.request('http://zoetrope.test/docs.js');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    const script = await response.text();
    expect(() => new Function(script)).not.toThrow();
  });

  it('escapes the summary and the tags of an operation', () => {
    const hostile = { get: { summary: '<img src=x onerror=alert(1)>', tags: ['"><script>'], responses: {} } };
    const markup = renderDocsPage({ paths: { '/x': hostile } }, '');
    expect(markup).not.toContain('<img');
    expect(markup).not.toContain('"><script>');
  });
});
