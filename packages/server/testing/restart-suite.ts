import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ShutdownMode, TemporaryPostgres } from '@zoetrope/testkit/postgres';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { DEMO_PASSWORD } from '../src/auth/seed-demo.ts';
import { uuidV7 } from '../src/pingback/uuid-v7.ts';
import { makePicture } from './management/make-media.ts';
import { buildEvent, type CollectorResult } from './pingback-events.ts';
import { runCommand } from './run-command.ts';

export const POLL_OPTIONS = { timeout: 60_000, interval: 50 };
const KEY = 'api_key=zoetrope-web';
const BATCH = 5;
/** Clients that repeat rejected requests at once use all processors while Postgres starts. */
const RETRY_MS = 50;

/** Routes that read the database. */
const ROUTES = [
  '/healthz',
  `/v1/gifs/search?q=duck&${KEY}`,
  `/v1/gifs/trending?${KEY}`,
  `/v1/gifs/random?${KEY}`,
  `/v1/gifs/duckling?${KEY}`,
  `/v2/pingback/recent?${KEY}`,
  `/v2/pingback/summary?${KEY}`,
  `/v2/pingback/stream?${KEY}`,
  '/media/duckling/200.webp',
  '/',
  '/gifs/duckling',
  '/channel/zoo',
  '/embed/duckling',
  '/api/v4/channels/zoo',
];

/** Closes every connection, whatever it is doing. */
async function terminateBackends({ connectionString }: TemporaryPostgres): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  await client.end();
}

/** A client that writes and reads continuously, and records acknowledged writes. */
interface Client {
  readonly batches: (readonly unknown[])[];
  readonly channels: string[];
  readonly uploads: string[];
  /** Responses other than a success and a well-formed 503. */
  readonly wrong: string[];
}

interface RestartOptions {
  readonly shutdowns: readonly ShutdownMode[];
  /** Limit for the recovery of the service once Postgres accepts connections. */
  readonly recovery: { readonly timeout: number; readonly interval: number };
}

/** Restarts Postgres under five clients, and checks every response and every acknowledged write. */
export async function restartUnderLoad(
  postgres: TemporaryPostgres,
  { shutdowns, recovery }: RestartOptions,
): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'zoetrope-restart-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));

  // Both start at the same time, as after a reboot.
  await postgres.shutDown();
  const service = runCommand(['--port', '0', '--data', data, '--rate-limits', 'off', '--demo'], {
    env: { DATABASE_URL: postgres.connectionString },
    catalogue: 'fixture',
  });
  onTestFinished(() => void service.process.kill('SIGKILL'));
  let log = '';
  service.process.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  await expect.poll(() => log, POLL_OPTIONS).toContain('The database cannot be reached. Retrying.');
  await postgres.start();
  const origin = await service.ready;
  const token = await signIn(origin);

  const stopping = new AbortController();
  const clients = Array.from({ length: 5 }, () => ({ batches: [], channels: [], uploads: [], wrong: [] }) as Client);
  const running = clients.map((client, number) =>
    runClient(client, { origin, token, number, signal: stopping.signal }),
  );

  for (const mode of shutdowns) {
    await everyClientIsServed(clients);
    await postgres.shutDown(mode);
    const statuses = await Promise.all(ROUTES.map((path) => describeUnavailable(origin, path)));
    // Embed pages that were shown before are cached; this one was not.
    expect(statuses, mode).toEqual(ROUTES.map((path) => `${path} 503`));
    await postgres.start();
    await expect.poll(async () => (await fetch(`${origin}${ROUTES[1]}`)).status, recovery).toBe(200);
    await everyClientIsServed(clients);
    await terminateBackends(postgres);
  }
  await everyClientIsServed(clients);
  stopping.abort();
  await Promise.all(running);
  expect(clients.flatMap(({ wrong }) => wrong)).toEqual([]);

  for (const batch of clients.flatMap(({ batches }) => batches)) {
    const response = await send(`${origin}/v2/pingback?${KEY}`, { body: { events: batch } });
    expect((await response.json()) as CollectorResult).toMatchObject({ accepted: 0, duplicates: BATCH });
  }
  const written = [
    ...clients.flatMap(({ channels }) => channels.map((slug) => `/api/v4/channels/${slug}`)),
    ...clients.flatMap(({ uploads }) => uploads.map((id) => `/v1/gifs/${id}?${KEY}`)),
  ];
  for (const path of written) expect((await fetch(`${origin}${path}`)).status, path).toBe(200);

  // Pending writes fail; the service closes anyway.
  await fetch(`${origin}/v1/gifs/search?q=duck&${KEY}`);
  await postgres.shutDown();
  expect(await failedOperations(origin, token)).toEqual([]);
  service.process.kill('SIGTERM');
  const { code, err } = await service.ended;
  expect(code).toBe(0);
  expect(err).not.toContain('Unhandled');
}

/** Resolves once each client has had another write acknowledged. */
async function everyClientIsServed(clients: readonly Client[]): Promise<void> {
  const countAcknowledged = ({ batches, channels, uploads }: Client) =>
    batches.length + channels.length + uploads.length;
  const before = clients.map(countAcknowledged);
  await expect
    .poll(() => clients.every((client, index) => countAcknowledged(client) > (before[index] ?? 0)), POLL_OPTIONS)
    .toBe(true);
}

interface ClientOptions {
  readonly origin: string;
  readonly token: string;
  readonly number: number;
  readonly signal: AbortSignal;
}

async function runClient(client: Client, { origin, token, number, signal }: ClientOptions): Promise<void> {
  const picture = await makePicture('png', { width: 16, height: 16 });
  const headers = { Authorization: `Bearer ${token}` };
  const isServed = async (response: Response): Promise<boolean> => {
    if (response.ok) return true;
    const problem = response.status === 503 ? await unavailableProblem(response) : await response.text();
    if (problem !== undefined) client.wrong.push(`${response.url} ${response.status}: ${problem}`);
    await delay(RETRY_MS);
    return false;
  };

  for (let turn = 0; !signal.aborted; turn += 1) {
    const name = `r${number}-${turn}`;
    const batch = Array.from({ length: BATCH }, () => buildEvent({ event_id: uuidV7(Date.now()) }));
    if (await isServed(await send(`${origin}/v2/pingback?${KEY}`, { body: { events: batch } }))) {
      client.batches.push(batch);
    }
    await isServed(await fetch(`${origin}/v1/gifs/search?q=duck&${KEY}`));
    // Slower calls, one client each: a transaction, and a transaction with files.
    if (number === 0) {
      const body = { slug: name, display_name: name, parent: 'zoo' };
      if (await isServed(await send(`${origin}/api/v4/channels`, { body, headers }))) client.channels.push(name);
    }
    if (number === 1) {
      const form = new FormData();
      for (const [field, value] of Object.entries({ channel: 'zoo', title: name, tags: name })) {
        form.append(field, value);
      }
      form.append('file', new Blob([new Uint8Array(picture)]), 'x.png');
      const response = await fetch(`${origin}/api/v1/gifs`, { method: 'POST', headers, body: form });
      if (await isServed(response)) client.uploads.push(((await response.json()) as { id: string }).id);
    }
  }
}

/** Calls every operation in the description, and returns those with a failure other than a well-formed 503. */
async function failedOperations(origin: string, token: string): Promise<string[]> {
  const { paths } = (await (await fetch(`${origin}/openapi.json`)).json()) as { paths: { [path: string]: object } };
  const failed: string[] = [];
  for (const [template, operations] of Object.entries(paths)) {
    const path = template.replace(/\{\w+\}/g, 'duckling');
    for (const method of Object.keys(operations)) {
      const body = method === 'get' ? undefined : {};
      const headers = { Authorization: `Bearer ${token}` };
      const response = await send(`${origin}${path}?q=duck&${KEY}`, { method: method.toUpperCase(), body, headers });
      const problem = response.status < 500 ? undefined : await unavailableProblem(response);
      if (response.status < 500) await response.body?.cancel();
      if (response.status === 500 || problem !== undefined)
        failed.push(`${method} ${path} ${response.status} ${problem}`);
    }
  }
  return failed;
}

async function describeUnavailable(origin: string, path: string): Promise<string> {
  const response = await fetch(`${origin}${path}`);
  const problem = await unavailableProblem(response);
  return `${path} ${response.status}${problem === undefined ? '' : ` ${problem}`}`;
}

/** What a 503 response lacks. Undefined for a well-formed one. */
async function unavailableProblem(response: Response): Promise<string | undefined> {
  const body = await response.text();
  if (!/^[1-9]\d*$/.test(response.headers.get('Retry-After') ?? '')) return 'without Retry-After';
  return isUnavailable(body) ? undefined : body;
}

/** Whether an error names the outage, in the shape of the native dialect or in Tenor's. */
function isUnavailable(body: string): boolean {
  const { code, error } = JSON.parse(body) as { code?: string; error?: { status?: string } };
  return code === 'unavailable' || error?.status === 'UNAVAILABLE';
}

interface SendOptions {
  /** Default: 'POST'. */
  readonly method?: string;
  readonly body: unknown;
  readonly headers?: { readonly [name: string]: string };
}

function send(url: string, { method = 'POST', body, headers = {} }: SendOptions): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function signIn(origin: string): Promise<string> {
  const response = await send(`${origin}/login`, { body: { username: 'ada', password: DEMO_PASSWORD } });
  return ((await response.json()) as { token: string }).token;
}
