import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeIn,
  createManagementService,
  type ManagementService,
} from '../../testing/management/management-service.ts';
import { openTestDatabase } from '../../testing/test-service.ts';
import { DEMO_PASSWORD } from './seed-demo.ts';

let service: ManagementService;
beforeAll(async () => {
  service = await createManagementService(await openTestDatabase(), { trustProxy: 1 });
});
afterAll(() => service.close());

const HOME = '192.0.2.7';

async function signIn(username: string, password: string, network: string): Promise<number> {
  const headers = { 'X-Forwarded-For': network };
  return (await service.signedOut('POST', '/login', { body: { username, password }, headers })).status;
}

describe('wrong passwords', () => {
  it('slows down a guesser of passwords, but not the owner [S-1]', async () => {
    expect(await signIn('ann', DEMO_PASSWORD, HOME)).toBe(200);
    const guesses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) guesses.push(await signIn('ann', 'wrong', '203.0.113.1'));
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await signIn('ann', DEMO_PASSWORD, '203.0.113.1')).toBe(429);
    expect(await signIn('ann', DEMO_PASSWORD, HOME)).toBe(200);
    expect(await signIn('ann', DEMO_PASSWORD, '198.51.100.2')).toBe(200);
  });

  it('slows down all networks from which the owner has not signed in, if guesses come from many [S-1]', async () => {
    expect(await signIn('art', DEMO_PASSWORD, HOME)).toBe(200);
    const guesses: number[] = [];
    // The sign-in from home before it was known counts too.
    for (let guess = 0; guess < 31; guess += 1) guesses.push(await signIn('art', 'wrong', `203.0.113.${guess}`));
    expect(guesses).toEqual([...Array(29).fill(401), 429, 429]);
    const away = '198.51.100.3';
    expect(await signIn('art', DEMO_PASSWORD, away)).toBe(429);
    expect(await signIn('art', DEMO_PASSWORD, HOME)).toBe(200);

    await service.signedOut('POST', '/api/v3/password/reset', { body: { email: 'art@demo.invalid' } });
    const token = codeIn(await service.mailTo('art@demo.invalid'));
    const reset = { token, password: 'a new password' };
    const headers = { 'X-Forwarded-For': away };
    expect((await service.signedOut('POST', '/api/v3/password/reset', { body: reset, headers })).status).toBe(204);
    expect(await signIn('art', reset.password, away)).toBe(200);
  });
});

describe('a common password', () => {
  it.each(['password123', 'Qwertyuiop', ' basketball '])(
    'rejects the common password %j at registration and change [S-2]',
    async (password) => {
      const account = { username: 'cara', email: 'cara@example.org' };
      for (const [path, body] of [
        ['/api/v3/register', { ...account, password }],
        ['/api/v3/password/reset', { token: 'x', password }],
      ] as const) {
        const rejected = await service.signedOut('POST', path, { body });
        expect(rejected).toMatchObject({ status: 400, body: { code: 'validation', parameter: 'password' } });
        expect(rejected.body.message).toContain('list of common passwords');
      }
    },
  );

  it('accepts an uncommon password [S-2]', async () => {
    const newUser = { username: 'dora', email: 'dora@example.org', password: 'basketball in the rain' };
    expect((await service.signedOut('POST', '/api/v3/register', { body: newUser })).status).toBe(201);
  });
});
