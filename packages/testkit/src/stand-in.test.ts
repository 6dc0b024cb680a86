import { expect, it } from 'vitest';
import { withoutPostgres } from './without-postgres.ts';

it.each([{}, { ZOETROPE_NEEDS_POSTGRES: '' }, { ZOETROPE_NEEDS_POSTGRES: '0' }])(
  'lets the embedded one stand in with %j, and says so',
  (env) => {
    expect(withoutPostgres('this is tried on the embedded one', env)).toContain('this is tried on the embedded one');
  },
);

it('fails where a Postgres is needed', () => {
  expect(() => withoutPostgres('nothing is tried', { ZOETROPE_NEEDS_POSTGRES: '1' })).toThrow('Install Postgres');
});
