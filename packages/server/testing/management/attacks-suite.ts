import { describe, expect, it } from 'vitest';
import { insertAccount } from '../../src/auth/account-store.ts';
import { requestReset } from '../../src/auth/password-reset.ts';
import { digestPassword } from '../../src/auth/passwords.ts';
import { resendConfirmation } from '../../src/auth/registration.ts';
import type { Db } from '../../src/database/schema.ts';
import type { createOutbox } from '../../src/storage/outbox.ts';
import { makePicture } from './make-media.ts';
import { type Call, CHEAP } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

/** Attempts of a signed-in user with the role of an author only. */
export function describeAttacks({ service, db }: SuiteContext): void {
  const [ann, art, ada]: readonly [Call, Call, Call] = [
    (...args) => service().as('ann')(...args),
    (...args) => service().as('art')(...args),
    (...args) => service().as('ada')(...args),
  ];

  describe('privilege escalation', () => {
    it.each([
      ['PATCH', '/api/v1/users/ann', { roles: ['admin'] }, 403],
      ['PATCH', '/api/v1/users/ann', { is_verified: true }, 403],
      ['PATCH', '/api/v1/users/ann', { seeded: false }, 400],
      ['PATCH', '/api/v1/users/ann', { email: 'ada@demo.invalid' }, 400],
      ['PATCH', '/api/v1/users/art', { display_name: 'Ann' }, 403],
      ['POST', '/api/v4/channels', { slug: 'anns', display_name: 'x', owner: 'ann' }, 403],
      ['PATCH', '/api/v4/channels/zoo', { owner: 'ann' }, 403],
      ['PATCH', '/api/v4/channels/zoo', { parent: null }, 400],
      ['POST', '/stories', { username: 'ada', story: { title: 'x', gifs: ['duckling'], is_published: true } }, 403],
      ['POST', '/ajax/gif/update', { gif_id: 'duckling', key: 'title', value: 'x' }, 403],
      [
        'POST',
        '/api/v3/register',
        { username: 'x_y', email: 'x@y.example', password: 'long enough', roles: ['admin'] },
        400,
      ],
    ])('grants no role, owner or name by %s %s with %j [S-3] [S-6]', async (method, path, body, status) => {
      expect((await ann(method, path, { body })).status).toBe(status);
    });

    it('does not let an author change, publish or delete the story of another author, or take it over [G-7]', async () => {
      const story = { title: 'By Ada', slug: 'by-ada', gifs: ['duckling'], is_published: false };
      const { story_id } = (await ada('POST', '/stories', { body: { username: 'ada', story } })).body;
      for (const username of ['ann', 'ada']) {
        expect(
          (await ann('PUT', '/stories', { body: { story_id, username, story: { ...story, title: 'Mine' } } })).status,
        ).toBe(403);
      }
      expect((await ann('DELETE', `/stories/${story_id}`)).status).toBe(403);
      expect((await ann('GET', `/stories/${story_id}`)).status).toBe(404);
      expect((await ada('DELETE', `/stories/${story_id}`)).status).toBe(204);
    });

    it('grants permissions of a role as long as it is assigned, with the same token', async () => {
      const story = { title: 'For a while', gifs: ['duckling'], is_published: true };
      const write = () => ann('POST', '/stories', { body: { username: 'ann', story } });
      const { story_id } = (await write()).body;
      await ada('PATCH', '/api/v1/users/ann', { body: { roles: [] } });
      expect((await write()).status).toBe(403);
      await ada('PATCH', '/api/v1/users/ann', { body: { roles: ['author'] } });
      expect((await ann('DELETE', `/stories/${story_id}`)).status).toBe(204);
    });

    it('does not serve markup inside an uploaded file as markup', async () => {
      const markup = '<script>alert(1)</script>';
      const gif = await makePicture('gif');
      const comment = Buffer.concat([Buffer.from([0x21, 0xfe, markup.length]), Buffer.from(markup), Buffer.from([0])]);
      const head = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
      const file = Buffer.concat([gif.subarray(0, head), comment, gif.subarray(head), Buffer.from(`<html>${markup}`)]);
      const created = await art('POST', '/api/v1/gifs', { body: multipart({ channel: 'zoo', title: markup, file }) });
      expect(created.status).toBe(201);
      for (const image of [created.body.images.original, created.body.images.fixed_width]) {
        for (const address of [image.url, image.webp]) {
          const served = await service().app.request(address);
          expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
          expect(served.headers.get('Content-Type')).toMatch(/^image\//);
          expect(Buffer.from(await served.arrayBuffer()).includes(markup)).toBe(false);
        }
      }
      const extra = multipart({ channel: 'zoo', title: 'x', added_by: 'ada', file });
      expect((await art('POST', '/api/v1/gifs', { body: extra })).body).toMatchObject({
        code: 'validation',
        parameter: 'added_by',
      });
      await art('DELETE', `/api/v1/gifs/${created.body.id}`);
    });
  });

  describe('guessing', () => {
    it('allows the same number of password attempts by name, id and email, for both calls [S-1] [S-3]', async () => {
      const email = 'gus@example.org';
      const passwordDigest = await digestPassword('the password', CHEAP);
      const gus = {
        username: 'gus',
        email,
        passwordDigest,
        roles: [],
        isConfirmed: true,
        now: 0,
      };
      const { id = '' } = (await insertAccount(db(), gus)) ?? {};
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 4; attempt += 1) {
        for (const name of ['gus', id, email]) {
          const body = { username: name, password: 'not the password' };
          statuses.push((await service().signedOut('POST', '/login', { body })).status);
        }
        const headers = { 'X-Password': 'wrong' };
        statuses.push((await service().signedOut('GET', '/api/v1/users/gus', { headers })).status);
      }
      expect(statuses).toEqual([...Array(10).fill(401), ...Array(6).fill(429)]);
    });

    it.each([
      ['a new password', requestReset],
      ['the confirmation again', resendConfirmation],
    ])('does not reveal by timing whether an address has an account for %s [S-2]', async (_, send) => {
      const email = `slow.${send.name}@example.org`;
      const account = { username: send.name.toLowerCase().slice(0, 30), email, passwordDigest: '', roles: [] };
      await insertAccount(db(), { ...account, isConfirmed: false, now: 0 });
      const recordSteps = async (to: string) => {
        const steps: string[] = [];
        const outbox = { put: async () => void steps.push('a mail is written') };
        await send({ db: recordStatements(db(), steps), outbox, origin: undefined, now: Date.now() }, to);
        return steps;
      };
      const known = await recordSteps(email);
      expect(known.length).toBeGreaterThan(3);
      expect(await recordSteps('nobody.at.all@example.org')).toEqual(known);
    });

    it('does not reveal a code through a forged Host header [S-2]', async () => {
      const put: string[] = [];
      const outbox: ReturnType<typeof createOutbox> = { put: async ({ text }) => void put.push(text) };
      await requestReset({ db: db(), outbox, origin: undefined, now: Date.now() }, 'ada@demo.invalid');
      expect(put).toHaveLength(1);
      expect(put[0]).toContain('set a new password with this code');
    });
  });
}

/** The same database, recording the kinds of statements. */
function recordStatements(db: Db, steps: string[]): Db {
  return db.withPlugin({
    transformQuery({ node }) {
      steps.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
