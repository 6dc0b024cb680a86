import { describe, expect, it } from 'vitest';
import { withoutFfmpeg, withoutPgBouncer, withoutPostgres } from './missing-program.ts';

describe.each([
  ['Postgres', withoutPostgres],
  ['PgBouncer', withoutPgBouncer],
  ['ffmpeg', withoutFfmpeg],
])('a machine without %s', (program, without) => {
  it.each([{}, { CI: '' }, { CI: '0' }, { CI: 'false' }])('reports the consequence with %j', (env) => {
    expect(without('clips are rejected', env)).toMatch(
      new RegExp(`${program} was not found, so clips are rejected\\.`),
    );
  });

  it.each([{ CI: '1' }, { CI: 'true' }])('throws on a machine without a program, with %j', (env) => {
    expect(() => without('clips are rejected', env)).toThrow(
      `${program} was not found, and CI is set. Install ${program}`,
    );
  });
});
