import { describe, expect, it } from 'vitest';
import { withoutFfmpeg, withoutPgBouncer, withoutPostgres } from './missing-program.ts';

describe.each([
  ['Postgres', withoutPostgres],
  ['PgBouncer', withoutPgBouncer],
  ['ffmpeg', withoutFfmpeg],
])('the check for %s', (program, without) => {
  it.each([{}, { CI: '' }, { CI: '0' }, { CI: 'false' }])(
    'returns a message with the consequence, with the environment %j',
    (env) => {
      expect(without('clips are rejected', env)).toMatch(
        new RegExp(`${program} was not found, so clips are rejected\\.`),
      );
    },
  );

  it.each([{ CI: '1' }, { CI: 'true' }])('throws in CI, with the environment %j', (env) => {
    expect(() => without('clips are rejected', env)).toThrow(
      `${program} was not found, and CI is set. Install ${program}`,
    );
  });
});
