import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../src/auth/seed-demo.ts';
import type { Call, ManagementResponse } from './management-service.ts';
import { createOperationCalls, fill, mismatch, names, type OperationCalls } from './operation-calls.ts';
import { SAMPLE_CALLS, type SampleCall } from './sample-calls.ts';
import type { SuiteContext } from './suite-context.ts';

const HOSTILE = ["'; DROP TABLE items; --", "\\'%_", '\u0000', '\ud800', '<script>alert(1)</script>', '__proto__'];

const TRAVERSAL = ['..%2f..%2fetc%2fpasswd', '..%5c..%5cetc', '%00', 'a%20b', "'", 'x'.repeat(65)];

/** Fields that contain the id of another resource. */
const REFERENCES = [
  'channel',
  'parent',
  'owner',
  'target_channel',
  'gif',
  'gif_id',
  'gif_ids',
  'takedowns',
  'trending_story',
  'gifs',
];

/** The fields once for each id, with the id of a missing resource. */
function changes<T>(fields: { readonly [field: string]: unknown }, toChange: (fields: never) => T): T[] {
  return Object.keys(fields)
    .filter((name) => REFERENCES.includes(name))
    .map((name) => toChange({ ...fields, [name]: withUnknownIds(fields[name]) } as never));
}

function withUnknownIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownIds);
  if (typeof value !== 'object' || value === null) return 'unheard-of';
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, /(^|_)id$/.test(key) ? 'unheard-of' : field]),
  );
}

/** Every management call with all kinds of invalid input. */
export function describeBadInput({ service, db }: SuiteContext): void {
  let calls: OperationCalls;
  const admin: Call = (...args) => service().as('ada')(...args);

  describe('every management call', () => {
    beforeAll(async () => {
      calls = await createOperationCalls(service());
    });

    it('has a sample and a description of every management call', () => {
      expect(calls.operations.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLE_CALLS).sort());
    });

    it('names a field that is missing, of another type, or unknown [S-9]', async () => {
      const unexpected = await calls.each(async (operation) => {
        const { json, form, query } = operation.sample;
        const omitField = <T extends object>(fields: T, name: string) =>
          Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
        const problems: string[] = [];
        for (const name of operation.required) {
          const change = {
            ...(json && { json: omitField(json, name) }),
            ...(form && { form: omitField(form, name) }),
            ...(query && name in query && { query: omitField(query, name) }),
          };
          const response = await calls.make(admin, operation, change);
          problems.push(...mismatch(response, { subject: `without ${name}`, isExpected: names(response, name) }));
        }
        for (const [name, value] of Object.entries(json ?? {})) {
          for (const other of [
            typeof value === 'string' ? { a: 1 } : 'x',
            typeof value === 'number' ? 1.5 : 12.5,
            [[]],
          ]) {
            const response = await calls.make(admin, operation, { json: { ...json, [name]: other } });
            problems.push(
              ...mismatch(response, { subject: `${name} ${JSON.stringify(other)}`, isExpected: names(response, name) }),
            );
          }
        }
        if (json !== undefined) {
          const response = await calls.make(admin, operation, { json: { ...json, unheard_of: 1 } });
          problems.push(
            ...mismatch(response, { subject: 'an unknown field', isExpected: names(response, 'unheard_of') }),
          );
          for (const body of ['', '{', '[]', 'null', '"x"', '1e999']) {
            const response = await admin(operation.method, fill(operation.path), { body });
            problems.push(
              ...mismatch(response, {
                subject: `the body ${body}`,
                isExpected: response.status === 400 && response.body.parameter !== undefined,
              }),
            );
          }
        }
        for (const name of Object.keys(query ?? {})) {
          const repeated = new URLSearchParams({ ...query });
          repeated.append(name, 'x');
          const path = fill(operation.path, operation.sample.params);
          const response = await admin(operation.method, `${path}?${repeated}`, { body: json });
          problems.push(...mismatch(response, { subject: `${name} twice`, isExpected: names(response, name) }));
        }
        return problems;
      });
      expect(unexpected).toEqual([]);
    });

    it('names an invalid number, flag, choice or file [S-9]', async () => {
      const unexpected = await calls.each(async (operation) => {
        const { query, form } = operation.sample;
        const responses = await Promise.all(
          operation.typed.map((name) => {
            const change =
              form && name in form ? { form: { ...form, [name]: 'x' } } : { query: { ...query, [name]: 'x' } };
            return calls.make(admin, operation, change);
          }),
        );
        return responses.flatMap((response, index) => {
          const name = operation.typed[index] ?? '';
          return mismatch(response, { subject: name, isExpected: names(response, name) });
        });
      });
      expect(unexpected).toEqual([]);
    });

    it('responds 404 to a body that names a missing resource, or names it in the results of a bulk call', async () => {
      const unexpected = await calls.each(async (operation) => {
        const { json, form } = operation.sample;
        if (operation.action === undefined) return [];
        const responses = await Promise.all(
          [
            ...changes(json ?? {}, (changed) => ({ json: changed })),
            ...changes(form ?? {}, (changed) => ({ form: changed })),
          ].map((change) => calls.make(admin, operation, change)),
        );
        return responses.flatMap((response) =>
          mismatch(response, {
            subject: 'an unknown id',
            isExpected:
              (response.status === 404 && response.body.code === 'not-found' && Boolean(response.body.parameter)) ||
              response.body.results?.[0]?.code === 'not-found',
          }),
        );
      });
      expect(unexpected).toEqual([]);
    });

    it('times out a body that never arrives', async () => {
      const { token } = (
        await service().signedOut('POST', '/login', { body: { username: 'ada', password: DEMO_PASSWORD } })
      ).body;
      const headers = { Authorization: `Bearer ${token}` };
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      const writes = calls.operations.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
      let waiting = 0;
      const pull = () => {
        waiting += 1;
        return new Promise<void>(() => {});
      };
      const responses = Promise.all(
        writes.map(async ({ name, method, path }) => {
          const body = new ReadableStream({ pull }, { highWaterMark: 0 });
          const init = { method, headers, body, duplex: 'half' } as RequestInit;
          return [name, (await service().request(fill(path), init)).status];
        }),
      );
      // Calls with files check the caller first.
      while (waiting < writes.length) await setImmediate();
      await vi.advanceTimersByTimeAsync(180_000);
      expect(await responses).toEqual(writes.map(({ name }) => [name, 408]));
    });

    it('responds 404 to a missing resource, and nothing else to an invalid id', async () => {
      const unexpected = await calls.each(async (operation) => {
        if (operation.sample.params?.id === undefined) return [];
        const response = await calls.make(admin, operation, {
          params: { ...operation.sample.params, id: 'unheard-of' },
        });
        const responses = await Promise.all(
          TRAVERSAL.map((id) => calls.make(admin, operation, { params: { ...operation.sample.params, id } })),
        );
        return [
          ...mismatch(response, {
            subject: 'an unknown id',
            isExpected: response.status === 404 && response.body.code === 'not-found',
          }),
          ...responses.flatMap((response, index) =>
            mismatch(response, {
              subject: TRAVERSAL[index] ?? '',
              isExpected: [400, 404, 405].includes(response.status),
            }),
          ),
        ];
      });
      expect(unexpected).toEqual([]);
    });

    it('accepts SQL, markup and unstorable bytes in every text field without an internal error', async () => {
      const tables = await db().introspection.getTables();
      const before = await db().selectFrom('items').select('id').execute();
      const unexpected = await calls.each(async (operation) => {
        const { json = {}, form = {}, query = {}, params = {} } = operation.sample;
        const problems: string[] = [];
        const check = (response: ManagementResponse, subject: string) =>
          problems.push(...mismatch(response, { subject: subject, isExpected: response.status < 500 }));
        for (const text of HOSTILE) {
          const change = (fields: object) => Object.keys(fields).map((name) => ({ ...fields, [name]: text }));
          for (const body of change(json))
            check(await calls.make(admin, operation, { json: body }), `a body with ${JSON.stringify(text)}`);
          for (const name of Object.keys(json)) {
            const value = json[name];
            if (Array.isArray(value))
              check(await calls.make(admin, operation, { json: { ...json, [name]: [text] } }), name);
          }
          for (const fields of change(query))
            check(await calls.make(admin, operation, { query: fields as SampleCall['query'] }), 'a query');
          for (const fields of change(form))
            check(await calls.make(admin, operation, { form: fields as SampleCall['form'] }), 'a form');
          for (const name of Object.keys(params)) {
            check(
              await calls.make(admin, operation, {
                params: { ...params, [name]: encodeURIComponent(text.replace('\ud800', '')) },
              }),
              `${name} ${text}`,
            );
          }
        }
        return problems;
      });
      expect(unexpected).toEqual([]);
      expect(await db().introspection.getTables()).toHaveLength(tables.length);
      const after = new Set((await db().selectFrom('items').select('id').execute()).map(({ id }) => id));
      expect(before.filter(({ id }) => !after.has(id))).toEqual([]);
    }, 120_000);

    it('rejects a body that is too large before reading it', async () => {
      const unexpected = await calls.each(async (operation) => {
        if (!['POST', 'PUT', 'PATCH'].includes(operation.method)) return [];
        const max = operation.sample.form === undefined ? 256 * 1024 : 26 * 1024 * 1024;
        const path = fill(operation.path);
        const response = await admin(operation.method, path, {
          body: '{}',
          headers: { 'Content-Length': String(max + 1024 * 1024) },
        });
        return mismatch(response, {
          subject: 'a large body',
          isExpected: response.status === 413 && response.body.code === 'too-large',
        });
      });
      expect(unexpected).toEqual([]);
    });
  });
}
