import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadField, unreadableFields } from '../../../testing/clients/read-fields.ts';
import requests from '../../../testing/clients/tenor-requests.json' with { type: 'json' };
import { prepareDataFolder } from '../../../testing/data-folders.ts';
import { type Description, describedResponses } from '../../../testing/described-responses.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

interface MediaFormat {
  readonly url: string;
  readonly dims: readonly number[];
  readonly size: number;
}

interface Body {
  readonly next?: string;
  readonly results?: readonly { readonly id: string; readonly media_formats: Record<string, MediaFormat> }[];
  readonly tags?: readonly { readonly image: string; readonly path: string }[];
}

let folder: string;
let server: RunningServer;
let find: ReturnType<typeof describedResponses>;
let firstId: string;
let secondPage: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-tenor-'));
  await prepareDataFolder('empty', folder);
  server = await startServer({ catalogue: { ...catalogue, fileUrl }, port: 0, dataFolder: folder });
  const description = await fetch(`${server.origin}/openapi.json`);
  find = describedResponses((await description.json()) as Description);
  const { body } = await get('/v2/search', { q: 'cat', key: 'zoetrope-web', limit: '1' });
  firstId = body.results?.[0]?.id ?? '';
  secondPage = body.next ?? '';
}, 120_000);
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function get(path: string, query: Record<string, string>) {
  const response = await fetch(`${server.origin}${path}?${new URLSearchParams(query)}`);
  const body = (await response.json()) as Body;
  return { status: response.status, type: response.headers.get('Content-Type'), body };
}

/** The parameters with the values of this server. */
function fillIn(query: object): Record<string, string> {
  const fill = (value: string) =>
    value.replaceAll('{key}', 'zoetrope-web').replaceAll('{id}', firstId).replaceAll('{next}', secondPage);
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, fill(String(value))]));
}

/** The formats of the first result, with the sizes of their files. */
async function decodeMedia({ results = [], tags = [] }: Body): Promise<void> {
  for (const [name, { url, dims }] of Object.entries(results[0]?.media_formats ?? {})) {
    const response = await fetch(url);
    expect([name, response.status]).toEqual([name, 200]);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (name.endsWith('mp4')) expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
    else {
      const { width, height, pageHeight = height } = await sharp(bytes, { animated: true }).metadata();
      expect([name, width, pageHeight]).toEqual([name, ...dims]);
    }
  }
  for (const { image } of tags.slice(0, 1)) {
    const { format } = await sharp(await (await fetch(image)).arrayBuffer()).metadata();
    expect(format).toBe('gif');
  }
}

describe('requests of Tenor clients', () => {
  it.each(requests)(
    'sends the fields and media that $client reads: $name',
    async ({ path, query, status, reads }) => {
      const response = await get(path, fillIn(query));
      expect(String(response.status)).toMatch(status === '4xx' ? /^4\d\d$/ : new RegExp(`^${status}$`));
      expect(response.type).toMatch(/^application\/json/);
      expect(find('GET', path)?.mismatchesOf(response.status, response.body)).toEqual([]);
      expect(unreadableFields(response.body, reads as readonly ReadField[])).toEqual([]);
      if (response.status === 200 && path !== '/v2/trending_terms' && path !== '/v2/search_suggestions') {
        await decodeMedia(response.body);
      }
    },
    60_000,
  );

  it('sends the exact size of a file once it exists', async () => {
    const query = { key: 'zoetrope-web', ids: firstId, media_filter: 'nanogif' };
    const format = async () => (await get('/v2/posts', query)).body.results?.[0]?.media_formats.nanogif;
    const { byteLength } = await (await fetch((await format())?.url ?? '')).arrayBuffer();
    expect((await format())?.size).toBe(byteLength);
  }, 30_000);
});
