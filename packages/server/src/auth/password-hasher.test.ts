import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { CHEAP, createManagementService, type ManagementService } from '../../testing/management/management-service.ts';
import { openTestDatabase } from '../../testing/test-service.ts';
import { createPasswordHasher } from './password-hasher.ts';

/** Tens of milliseconds: long enough that hashes are pending while a file is read. */
const SLOW = { n: 2 ** 13, r: 8, p: 1 };

let folder: string;
let service: ManagementService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-hashes-'));
  for (const { master } of fixtureCatalogue.items) await writeFile(join(folder, basename(master)), 'a picture');
  const fileUrl = (name: string) => pathToFileURL(join(folder, basename(name)));
  const catalogue = { ...fixtureCatalogue, fileUrl };
  service = await createManagementService(await openTestDatabase(), { catalogue, passwordCost: SLOW, trustProxy: 1 });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

it('keeps media responsive while 24 wrong passwords are checked', async () => {
  let checked = 0;
  const guesses = Array.from({ length: 24 }, async (_, n) => {
    const headers = { 'X-Forwarded-For': `203.0.113.${n}` };
    const { status } = await service.signedOut('POST', '/login', {
      body: { username: `guess${n}`, password: 'wrong' },
      headers,
    });
    checked += 1;
    return status;
  });
  // All guesses have been read once the first one is checked.
  await Promise.race(guesses);
  expect((await service.signedOut('GET', '/media/duckling/original.webp')).status).toBe(200);
  expect(checked).toBeLessThan(16);
  expect(await Promise.all(guesses)).toEqual(Array(24).fill(401));
});

it('rejects passwords with 503 while too many wait, of all callers or of one network', async () => {
  const { matches } = createPasswordHasher(CHEAP);
  const check = (network: string) => matches({ password: 'x', digest: undefined, network });
  const outcomesOf = (checks: readonly Promise<boolean>[]) =>
    Promise.allSettled(checks).then((all) => all.map(({ status }) => status === 'fulfilled'));
  const first = outcomesOf(Array.from({ length: 18 }, () => check('198.51.100.7')));
  const others = outcomesOf(Array.from({ length: 18 }, (_, n) => check(`203.0.113.${n}`)));
  await expect(check('203.0.113.99')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  expect(await first).toEqual([...Array(16).fill(true), false, false]);
  expect(await others).toEqual([...Array(16).fill(true), false, false]);
  // `x` does not match, but it is checked again.
  expect(await check('198.51.100.7')).toBe(false);
});
