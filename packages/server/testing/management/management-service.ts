import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD, seedDemo } from '../../src/auth/seed-demo.ts';
import type { AppOptions } from '../../src/create-app.ts';
import { type Description, describedResponses } from '../described-responses.ts';
import { createTestService, type TestDatabase } from '../test-service.ts';
import { MANAGEMENT } from './management-paths.ts';

/** Minimal cost, so that a test signs in within a millisecond. */
export const CHEAP = { n: 16, r: 1, p: 1 };

export interface ManagementResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of any shape, and fails if one has another
  readonly body: any;
}

export interface CallOptions {
  /** Sent as JSON unless it is a string or a `FormData`. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<ManagementResponse>;

/** The services of a worker share it: to describe all calls and compile their schemas takes longer than most tests. */
let described: Promise<ReturnType<typeof describedResponses>> | undefined;

async function describe({ app }: ReturnType<typeof createTestService>) {
  const response = await app.request('http://zoetrope.test/openapi.json');
  return describedResponses((await response.json()) as Description);
}

/** The service with the seeded accounts, called as one of them or signed out. */
export async function createManagementService(database: TestDatabase, options: Partial<AppOptions> = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-management-'));
  await seedDemo(database.db, { now: Date.now(), passwordCost: CHEAP });
  // Art owns a channel of the catalogue, and therefore its children.
  const art = database.db.selectFrom('accounts').select('id').where('username', '=', 'art');
  await database.db.updateTable('channels').set({ owner: art }).where('slug', '=', 'zoo').execute();
  const service = createTestService(database, {
    dataFolder,
    cacheFolder: join(dataFolder, 'media'),
    demo: true,
    rateLimits: false,
    trustProxy: 1,
    passwordCost: CHEAP,
    siteUrl: 'http://zoetrope.test',
    ...options,
  });
  const tokens = new Map<string, Promise<string>>();
  described ??= describe(service);
  const find = await described;
  let mismatches: readonly string[] = [];

  const call: Call = async (method, path, { body, headers = {} } = {}) => {
    const isJson = body !== undefined && !(body instanceof FormData) && typeof body !== 'string';
    const key = path.startsWith('/v1/') ? `${path.includes('?') ? '&' : '?'}api_key=zoetrope-web` : '';
    const response = await service.app.request(`http://zoetrope.test${path}${key}`, {
      method,
      headers: { ...(isJson || typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}), ...headers },
      body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
    } as RequestInit);
    const type = response.headers.get('Content-Type') ?? '';
    const isJsonResponse = type.startsWith('application/json');
    const read = await (isJsonResponse ? response.json() : response.arrayBuffer().then(Buffer.from));
    const isDescribed = isJsonResponse && MANAGEMENT.test(path);
    const described = isDescribed
      ? find(method, new URL(path, 'http://zoetrope.test').pathname.replace(/\/$/, ''))
      : undefined;
    const newMismatches = described?.mismatchesOf(response.status, read) ?? [];
    mismatches = [...mismatches, ...newMismatches.map((mismatch) => `${method} ${path} ${mismatch}`)];
    return { status: response.status, headers: response.headers, body: read };
  };

  async function signIn(username: string): Promise<string> {
    const { status, body } = await call('POST', '/login', { body: { username, password: DEMO_PASSWORD } });
    if (status !== 200) throw new Error(`${username} could not sign in: ${body.message}`);
    return body.token;
  }

  /** All mails to an address, oldest first. */
  async function mailsTo(address: string): Promise<readonly string[]> {
    const folder = join(dataFolder, 'outbox');
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
    return mails.filter((mail) => mail.includes(`\r\nTo: ${address}\r\n`));
  }

  return {
    ...service,
    dataFolder,
    signedOut: call,
    /** Differences between responses and /openapi.json since the last call. */
    takeMismatches() {
      const taken = mismatches;
      mismatches = [];
      return taken;
    },
    /** Calls as a seeded account: `ada`, `mo`, `ann` or `art`. */
    as(username: string): Call {
      return async (method, path, { body, headers } = {}) => {
        const token = tokens.get(username) ?? signIn(username);
        tokens.set(username, token);
        return call(method, path, { body, headers: { Authorization: `Bearer ${await token}`, ...headers } });
      };
    },
    mailsTo,
    /** The newest mail to an address in the outbox. */
    async mailTo(address: string): Promise<string | undefined> {
      return (await mailsTo(address)).at(-1);
    },
    async close() {
      await service.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export type ManagementService = Awaited<ReturnType<typeof createManagementService>>;

/** The code in a mail: the only line that is one long word. */
export function codeIn(mail: string | undefined): string {
  const [code = ''] = /^[\w-]{43}$/m.exec(mail ?? '') ?? [];
  return code;
}
