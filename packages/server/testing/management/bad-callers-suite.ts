import { beforeAll, describe, expect, it } from 'vitest';
import { type Action, permissionScope } from '../../src/auth/permissions.ts';
import type { Role } from '../../src/auth/roles.ts';
import type { Call } from './management-service.ts';
import { createOperationCalls, mismatch, type OperationCalls } from './operation-calls.ts';
import type { SuiteContext } from './suite-context.ts';

const ROLES_OF: { readonly [name: string]: readonly Role[] } = {
  nil: [],
  ann: ['author'],
  art: ['artist'],
  mo: ['moderator'],
};

/** Every management call by callers without permission. */
export function describeBadCallers({ service, db }: SuiteContext): void {
  let calls: OperationCalls;
  const signedOut: Call = (...args) => service().signedOut(...args);

  describe('every management call', () => {
    beforeAll(async () => {
      calls = await createOperationCalls(service());
      // A user who is signed in without any role.
      const { quota: _, ...author } = await db()
        .selectFrom('accounts')
        .selectAll()
        .where('username', '=', 'ann')
        .executeTakeFirstOrThrow();
      const nil = { ...author, id: 'nil', username: 'nil', email: 'nil@demo.invalid', roles: [] };
      await db()
        .insertInto('accounts')
        .values({ ...nil, profile: JSON.stringify(author.profile) })
        .execute();
    });

    it('responds 401 to every guarded call without a token, with a wrong one, and with a part of one [S-9]', async () => {
      const unexpected = await calls.each(async (operation) => {
        if (operation.action === undefined) return [];
        const wrongHeaders = [
          {},
          { Authorization: 'Bearer wrong' },
          { Authorization: 'Basic YTpi' },
          { Authorization: 'Bearer ' },
          { Cookie: 'zoetrope_session=wrong', 'X-Requested-With': 'XMLHttpRequest', 'X-CSRFToken': 'x' },
        ];
        const responses = await Promise.all(
          wrongHeaders.map((headers) => calls.make(signedOut, operation, { headers })),
        );
        return responses.flatMap((response, index) => {
          const isForged = index === 4 && response.status === 403;
          return mismatch(response, {
            subject: JSON.stringify(wrongHeaders[index]),
            isExpected: (response.status === 401 && response.headers.get('WWW-Authenticate') === 'Bearer') || isForged,
          });
        });
      });
      expect(unexpected).toEqual([]);
    });

    it('responds 403 to every guarded call by each role without the permission [S-9]', async () => {
      const unexpected = await calls.each(async (operation) => {
        if (operation.action === undefined) return [];
        const action = operation.action as Action;
        const below = Object.entries(ROLES_OF).filter(([, roles]) => permissionScope(roles, action) === undefined);
        const responses = await Promise.all(below.map(([name]) => calls.make(service().as(name), operation)));
        return responses.flatMap((response, index) =>
          mismatch(response, {
            subject: below[index]?.[0] ?? '',
            isExpected: response.status === 403 && response.body.code === 'forbidden',
          }),
        );
      });
      expect(unexpected).toEqual([]);
    });

    it("responds 403 to other users for every call that is limited to one's own resources [S-9]", async () => {
      const unexpected = await calls.each(async (operation) => {
        const { action, sample } = operation;
        const own = action !== undefined && permissionScope([], action as Action) === 'own';
        // Some samples name missing resources, for which every caller gets a 404.
        const isThere =
          !['x', undefined].includes(sample.params?.id) ||
          sample.json?.channel === 'zoo' ||
          sample.json?.parent === 'zoo';
        if (!own || !isThere) return [];
        const response = await calls.make(service().as('nil'), operation);
        return mismatch(response, { subject: 'someone else', isExpected: response.status === 403 });
      });
      expect(unexpected).toEqual([]);
    });

    it('rejects every write by other sites, which have the cookie but not the headers [S-9]', async () => {
      const marked = { 'X-Requested-With': 'XMLHttpRequest' };
      const session = await signedOut('POST', '/login', {
        body: { username: 'ada', password: 'zoetrope-demo' },
        headers: marked,
      });
      const [Cookie = ''] = session.headers.get('Set-Cookie')?.split(';') ?? [];
      const unexpected = await calls.each(async (operation) => {
        if (operation.action === undefined) return [];
        const expected = operation.method === 'GET' ? 401 : 403;
        const responses = await Promise.all(
          [
            { Cookie },
            { Cookie, ...marked },
            { Cookie, ...marked, 'X-CSRFToken': 'guessed' },
            { Cookie, 'X-CSRFToken': session.body.csrf_token, 'X-Requested-With': 'fetch' },
          ].map((headers) => calls.make(signedOut, operation, { headers })),
        );
        return responses.flatMap((response, index) =>
          mismatch(response, { subject: `headers ${index}`, isExpected: response.status === expected }),
        );
      });
      expect(unexpected).toEqual([]);
    });
  });
}
