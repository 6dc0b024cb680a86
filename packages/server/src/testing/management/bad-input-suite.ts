import { beforeAll, describe, expect, it } from 'vitest';
import { type Action, reachOf } from '../../access/permissions.ts';
import type { Role } from '../../access/roles.ts';
import type { Db } from '../../database/schema.ts';
import { makePicture } from './make-media.ts';
import type { Answer, Call, ManagementService } from './management-service.ts';
import { type ManagementOperation, managementOperations } from './operations.ts';
import { PICTURE_FIELD, SAMPLE_CALLS, type SampleCall } from './sample-calls.ts';

interface Place {
  readonly service: () => ManagementService;
  readonly db: () => Db;
}

const ROLES_OF: { readonly [name: string]: readonly Role[] } = {
  nil: [],
  ann: ['author'],
  art: ['artist'],
  mo: ['moderator'],
};

const HOSTILE = ["'; DROP TABLE items; --", "\\'%_", '\u0000', '\ud800', '<script>alert(1)</script>', '__proto__'];

const TRAVERSAL = ['..%2f..%2fetc%2fpasswd', '..%5c..%5cetc', '%00', 'a%20b', "'", 'x'.repeat(65)];

/** Every management call, made badly in every way. */
export function describeBadInput({ service, db }: Place): void {
  let operations: readonly ManagementOperation[];
  let picture: Blob;
  const admin: Call = (...args) => service().as('ada')(...args);
  const nobody: Call = (...args) => service().nobody(...args);

  /** Makes a call as its sample says, with some of it changed. */
  function make(
    call: Call,
    { method, path, sample }: ManagementOperation,
    change: Partial<SampleCall> = {},
    headers = {},
  ) {
    const { params = {}, query, json, form } = { ...sample, ...change };
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const search = query && new URLSearchParams(query);
    return call(method, search ? `${filled}?${search}` : filled, json ?? (form && multipart(form)), headers);
  }

  function multipart(fields: { readonly [field: string]: string }): FormData {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value === PICTURE_FIELD ? picture : value);
    return body;
  }

  /** Calls one thing of each operation after the other, and gathers what was answered otherwise than expected. */
  async function each(make: (operation: ManagementOperation) => Promise<readonly string[]>): Promise<string[]> {
    const wrong: string[] = [];
    for (const operation of operations)
      wrong.push(...(await make(operation)).map((what) => `${operation.name}: ${what}`));
    return wrong;
  }

  const unless = (isRight: boolean, what: string, { status, body }: Answer) =>
    isRight ? [] : [`${what} was answered ${status} ${JSON.stringify(body).slice(0, 120)}`];

  const names = (answer: Answer, field: string) =>
    answer.status === 400 && answer.body.code === 'validation' && answer.body.parameter === field;

  describe('every management call', () => {
    beforeAll(async () => {
      operations = await managementOperations(service());
      picture = new Blob([new Uint8Array(await makePicture('gif'))]);
      // Someone who is signed in and has no role.
      const { seedDemo } = await import('../../accounts/seed-demo.ts');
      await seedDemo(db(), { now: Date.now(), passwordCost: { n: 16, r: 1, p: 1 } });
      const made = db().selectFrom('accounts').selectAll().where('username', '=', 'ann');
      const ann = await made.executeTakeFirstOrThrow();
      const nil = {
        ...ann,
        id: 'nil',
        username: 'nil',
        email: 'nil@demo.invalid',
        roles: [],
        profile: JSON.stringify(ann.profile),
      };
      await db()
        .insertInto('accounts')
        .values(nil)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });

    it('has a sample that these tests are made from, and is described', () => {
      expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLE_CALLS).sort());
    });

    it('that is guarded answers 401 without a token, with a wrong one, and with half of one [S-9]', async () => {
      const wrong = await each(async (operation) => {
        if (operation.action === undefined) return [];
        const bad = [
          {},
          { Authorization: 'Bearer wrong' },
          { Authorization: 'Basic YTpi' },
          { Authorization: 'Bearer ' },
          { Cookie: 'zoetrope_session=wrong', 'X-Requested-With': 'XMLHttpRequest', 'X-CSRFToken': 'x' },
        ];
        const answers = await Promise.all(bad.map((headers) => make(nobody, operation, {}, headers)));
        return answers.flatMap((answer, index) => {
          const isForged = index === 4 && answer.status === 403;
          return unless(
            (answer.status === 401 && answer.headers.get('WWW-Authenticate') === 'Bearer') || isForged,
            JSON.stringify(bad[index]),
            answer,
          );
        });
      });
      expect(wrong).toEqual([]);
    });

    it('that is guarded answers 403 to each role that the table does not allow it [S-9]', async () => {
      const wrong = await each(async (operation) => {
        if (operation.action === undefined) return [];
        const action = operation.action as Action;
        const below = Object.entries(ROLES_OF).filter(([, roles]) => reachOf(roles, action) === undefined);
        const answers = await Promise.all(below.map(([name]) => make(service().as(name), operation)));
        return answers.flatMap((answer, index) =>
          unless(answer.status === 403 && answer.body.code === 'forbidden', below[index]?.[0] ?? '', answer),
        );
      });
      expect(wrong).toEqual([]);
    });

    it('that reaches one’s own things alone answers 403 to whom they do not belong [S-9]', async () => {
      const wrong = await each(async (operation) => {
        const { action, sample } = operation;
        const own = action !== undefined && reachOf([], action as Action) === 'own';
        // Some samples name what is not there; those are answered 404 whoever asks.
        const isThere =
          !['x', undefined].includes(sample.params?.id) ||
          sample.json?.channel === 'zoo' ||
          sample.json?.parent === 'zoo';
        if (!own || !isThere) return [];
        const answer = await make(service().as('nil'), operation);
        return unless(answer.status === 403, 'someone else', answer);
      });
      expect(wrong).toEqual([]);
    });

    it('that writes is refused to another site, which has the cookie and not the headers [S-9]', async () => {
      const marked = { 'X-Requested-With': 'XMLHttpRequest' };
      const session = await nobody('POST', '/login', { username: 'ada', password: 'zoetrope-demo' }, marked);
      const [Cookie = ''] = session.headers.get('Set-Cookie')?.split(';') ?? [];
      const wrong = await each(async (operation) => {
        if (operation.action === undefined) return [];
        const expected = operation.method === 'GET' ? 401 : 403;
        const answers = await Promise.all(
          [
            { Cookie },
            { Cookie, ...marked },
            { Cookie, ...marked, 'X-CSRFToken': 'guessed' },
            { Cookie, 'X-CSRFToken': session.body.csrf_token, 'X-Requested-With': 'fetch' },
          ].map((headers) => make(nobody, operation, {}, headers)),
        );
        return answers.flatMap((answer, index) => unless(answer.status === expected, `headers ${index}`, answer));
      });
      expect(wrong).toEqual([]);
    });

    it('names a field that is missing, of another type, or unknown [S-9]', async () => {
      const wrong = await each(async (operation) => {
        const { json, form, query } = operation.sample;
        const without = <T extends object>(fields: T, name: string) =>
          Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
        const found: string[] = [];
        for (const name of operation.required) {
          const change = {
            ...(json && { json: without(json, name) }),
            ...(form && { form: without(form, name) }),
            ...(query && name in query && { query: without(query, name) }),
          };
          const answer = await make(admin, operation, change);
          found.push(...unless(names(answer, name), `without ${name}`, answer));
        }
        for (const [name, value] of Object.entries(json ?? {})) {
          for (const other of [
            typeof value === 'string' ? { a: 1 } : 'x',
            typeof value === 'number' ? 1.5 : 12.5,
            [[]],
          ]) {
            const answer = await make(admin, operation, { json: { ...json, [name]: other } });
            found.push(...unless(names(answer, name), `${name} ${JSON.stringify(other)}`, answer));
          }
        }
        if (json !== undefined) {
          const answer = await make(admin, operation, { json: { ...json, unheard_of: 1 } });
          found.push(...unless(names(answer, 'unheard_of'), 'an unknown field', answer));
          for (const body of ['', '{', '[]', 'null', '"x"', '1e999']) {
            const answer = await admin(operation.method, operation.path.replace(/\{\w+\}/g, 'x'), body);
            found.push(
              ...unless(answer.status === 400 && answer.body.parameter !== undefined, `the body ${body}`, answer),
            );
          }
        }
        for (const name of Object.keys(query ?? {})) {
          const twice = new URLSearchParams({ ...query });
          twice.append(name, 'x');
          const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => operation.sample.params?.[key] ?? '');
          const answer = await admin(operation.method, `${path}?${twice}`, json);
          found.push(...unless(names(answer, name), `${name} twice`, answer));
        }
        return found;
      });
      expect(wrong).toEqual([]);
    });

    it('answers 404 for what is not there, and naught for what is no id', async () => {
      const wrong = await each(async (operation) => {
        if (operation.sample.params?.id === undefined) return [];
        const answer = await make(admin, operation, { params: { ...operation.sample.params, id: 'unheard-of' } });
        const answers = await Promise.all(
          TRAVERSAL.map((id) => make(admin, operation, { params: { ...operation.sample.params, id } })),
        );
        return [
          ...unless(answer.status === 404 && answer.body.code === 'not-found', 'an unknown id', answer),
          ...answers.flatMap((each, index) =>
            unless([400, 404, 405].includes(each.status), TRAVERSAL[index] ?? '', each),
          ),
        ];
      });
      expect(wrong).toEqual([]);
    });

    it('takes SQL, markup and bytes that no database stores in every text field without a fault', async () => {
      const tables = await db().introspection.getTables();
      const before = await db().selectFrom('items').select('id').execute();
      const wrong = await each(async (operation) => {
        const { json = {}, form = {}, query = {}, params = {} } = operation.sample;
        const found: string[] = [];
        const check = (answer: Answer, what: string) => found.push(...unless(answer.status < 500, what, answer));
        for (const text of HOSTILE) {
          const change = (fields: object) => Object.keys(fields).map((name) => ({ ...fields, [name]: text }));
          for (const body of change(json))
            check(await make(admin, operation, { json: body }), `a body with ${JSON.stringify(text)}`);
          for (const name of Object.keys(json)) {
            const value = json[name];
            if (Array.isArray(value)) check(await make(admin, operation, { json: { ...json, [name]: [text] } }), name);
          }
          for (const fields of change(query))
            check(await make(admin, operation, { query: fields as SampleCall['query'] }), 'a query');
          for (const fields of change(form))
            check(await make(admin, operation, { form: fields as SampleCall['form'] }), 'a form');
          for (const name of Object.keys(params)) {
            check(
              await make(admin, operation, {
                params: { ...params, [name]: encodeURIComponent(text.replace('\ud800', '')) },
              }),
              `${name} ${text}`,
            );
          }
        }
        return found;
      });
      expect(wrong).toEqual([]);
      expect(await db().introspection.getTables()).toHaveLength(tables.length);
      const after = new Set((await db().selectFrom('items').select('id').execute()).map(({ id }) => id));
      expect(before.filter(({ id }) => !after.has(id))).toEqual([]);
    }, 120_000);

    it('refuses a body that is too large before it reads it', async () => {
      const wrong = await each(async (operation) => {
        if (!['POST', 'PUT', 'PATCH'].includes(operation.method)) return [];
        const most = operation.sample.form === undefined ? 256 * 1024 : 26 * 1024 * 1024;
        const path = operation.path.replace(/\{\w+\}/g, 'x');
        const answer = await admin(operation.method, path, '{}', { 'Content-Length': String(most + 1024 * 1024) });
        return unless(answer.status === 413 && answer.body.code === 'too-large', 'a large body', answer);
      });
      expect(wrong).toEqual([]);
    });
  });
}
