import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolder } from '@zoetrope/admin';
import { createPingback } from '@zoetrope/analytics';
import { createReports } from '@zoetrope/analytics/reports';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { catalogueFolder } from '@zoetrope/catalogue-emoji';
import { renderEmbedPage } from '@zoetrope/embed';
import { createClient } from '@zoetrope/fetch-api';
import { klipyDialect, klipyRecents, klipyReports } from '@zoetrope/fetch-api/dialects/klipy';
import { tenor, tenorReports } from '@zoetrope/fetch-api/dialects/tenor';
import { downloadGif } from '@zoetrope/fetch-api/download';
import { fallback } from '@zoetrope/fetch-api/fallback';
import { createManagementClient } from '@zoetrope/management-api';
import { altText, bestRendition, localProvider } from '@zoetrope/model';
import { Gif } from '@zoetrope/react-components';
import * as layout from '@zoetrope/react-components/layout';
import { request } from '@zoetrope/transport';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, inject, it } from 'vitest';
import { GIF } from '../gif.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const API_KEY = 'zoetrope-web';
// `setup.mjs` starts the service with the command that is installed here.
const origin = inject('service');
const provider = localProvider(origin);

it('model: chooses renditions and describes a GIF [M-3, M-4]', () => {
  expect(altText(GIF)).toBe('A cat waves');
  expect(bestRendition(GIF.images, { width: 200, height: 150 })).toBeDefined();
});

it('transport: makes a request and parses the response', async () => {
  const http = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end('{"ok":true}'),
  );
  await new Promise((resolve) => http.listen(0, '127.0.0.1', resolve));
  try {
    const { status, data } = await request(`http://127.0.0.1:${http.address().port}/`, { as: 'json' });
    expect({ status, data }).toEqual({ status: 200, data: { ok: true } });
  } finally {
    http.close();
  }
});

it('catalogue-emoji: names its own folder', () => {
  expect(readFileSync(new URL('LICENSES.md', catalogueFolder()), 'utf8')).toContain(
    '# Licenses of the emoji catalogue',
  );
});

it('catalogue: contains the files of its items', () => {
  expect(catalogue.items.length).toBeGreaterThan(0);
  expect(readFileSync(fileUrl(catalogue.items[0].master)).length).toBeGreaterThan(1000);
});

it('admin: the packed server serves the packed pages', async () => {
  expect(readFileSync(new URL('index.html', siteFolder()), 'utf8')).toContain('{{nonce}}');
  const response = await fetch(`${origin}/admin`);
  const page = await response.text();
  expect({ status: response.status, url: response.url }).toEqual({ status: 200, url: `${origin}/admin/` });
  const [, script] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
  const served = await fetch(new URL(script, response.url));
  expect({ status: served.status, type: served.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'text/javascript; charset=utf-8',
  });
});

it('server and fetch-api: the packed client finds GIFs of the packed server [C-8, C-9]', async () => {
  const client = createClient({ provider, apiKey: API_KEY });
  const { data } = await client.trending();
  expect(data.length).toBeGreaterThan(0);
  const found = await client.search(data[0].title);
  expect(found.data.map((gif) => gif.id)).toContain(data[0].id);
});

it.each([
  ['Tenor', tenor, tenorReports],
  ['KLIPY', klipyDialect(), klipyReports],
])(
  'fetch-api: the dialect of %s reads the packed server, and createReports reports a pick',
  async (_, dialect, reports) => {
    const client = createClient({ provider, apiKey: API_KEY, dialect });
    const { data } = await client.search('cat');
    const native = await createClient({ provider, apiKey: API_KEY }).search('cat');
    expect(data.map(({ id }) => id)).toEqual(native.data.map(({ id }) => id));
    const warnings = [];
    const { track, close } = createReports({ client, calls: reports(client), warn: (text) => warnings.push(text) });
    track({ type: 'CLICK', gif: data[0], term: 'cat' });
    await close();
    expect(warnings).toEqual([]);
    if (dialect !== tenor) expect((await klipyRecents(client)).data.map(({ id }) => id)).toEqual([data[0].id]);
  },
);

it('fetch-api: fallback calls the second client, and downloadGif returns a file of its GIF', async () => {
  const away = createClient({ provider: localProvider('http://127.0.0.1:1'), apiKey: API_KEY, retry: false });
  const client = fallback([away, createClient({ provider, apiKey: API_KEY })]);
  const { data, meta } = await client.search('cat');
  expect(meta.provider).toBe(provider.id);
  const file = await downloadGif(data[0], { types: ['image/webp'], maxWidth: 200 });
  expect(file).toMatchObject({ type: 'image/webp', name: `${data[0].id}.webp`, altText: altText(data[0]) });
  expect(file.bytes.length).toBeGreaterThan(1000);
});

it('management-api: has all methods, and rejects with the error of the packed server [S-9]', async () => {
  const client = createManagementClient({ provider, auth: { token: 'invalid-token' } });
  const calls = Object.values(client).filter((value) => typeof value === 'function');
  expect(calls.length).toBeGreaterThan(60);
  await expect(client.signOut()).rejects.toMatchObject({ status: expect.any(Number), body: expect.anything() });
});

it('analytics: the packed server stores events of the packed client [N-3]', async () => {
  const stream = await fetch(`${origin}/v2/pingback/stream?api_key=${API_KEY}`);
  const client = createClient({ provider, apiKey: API_KEY });
  const pingback = createPingback({ provider, apiKey: API_KEY });
  const { data } = await client.trending();
  pingback.track({ type: 'CLICK', gif: data[0] });
  await pingback.flush();
  pingback.close();
  // Other consumers send events too.
  const isReported = () => text.split('\n').some((line) => line.includes('CLICK') && line.includes(data[0].id));
  let text = '';
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (isReported()) break;
  }
  expect(isReported()).toBe(true);
});

it('embed: renders a page with the media', () => {
  expect(renderEmbedPage(GIF, { provider })).toContain(GIF.images.original.url);
});

it('react-components: renders on a server with React 19, and its layout needs no React [W-6]', () => {
  expect(renderToString(createElement(Gif, { gif: GIF, width: 200 }))).toContain('A cat waves');
  expect(Object.keys(layout).length).toBeGreaterThan(0);
  const code = readFileSync(join(HERE, 'node_modules/@zoetrope/react-components/dist/layout.js'), 'utf8');
  expect(code).not.toMatch(/from ["']react|use client/);
});

it('server: has a command with --help', () => {
  const { bin } = JSON.parse(readFileSync(join(HERE, 'node_modules/@zoetrope/server/package.json'), 'utf8'));
  const command = join(HERE, 'node_modules/@zoetrope/server', bin['zoetrope-server']);
  expect(execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' })).toContain('--port');
});
