import { expect, it } from 'vitest';
import { createTestService, openTestDatabase } from '../../testing/test-service.ts';
import { isOwnApiWord } from './own-api-words.ts';

it('knows every word that follows /api/v1 in our own paths', async () => {
  const service = createTestService(await openTestDatabase());
  const paths = service.app.routes.map(({ path }) => path).filter((path) => path.startsWith('/api/v1/'));
  const words = new Set(paths.map((path) => path.split('/')[3] ?? ''));
  const own = [...words].filter((word) => word !== ':app_key' && word !== '*');
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((word) => !isOwnApiWord(word))).toEqual([]);
  await service.close();
});
