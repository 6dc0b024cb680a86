import { describe, expect, it } from 'vitest';
import { withoutFfmpeg, withoutPostgres } from './missing-program.ts';

describe.each([
  ['Postgres', withoutPostgres],
  ['ffmpeg', withoutFfmpeg],
])('a machine without %s', (program, without) => {
  it.each([{}, { CI: '' }, { CI: '0' }, { CI: 'false' }])('reports the consequence with %j', (env) => {
    expect(without('clips are refused', env)).toMatch(new RegExp(`${program} was not found, so clips are refused\\.`));
  });

  it.each([{ CI: '1' }, { CI: 'true' }])('throws with %j', (env) => {
    expect(() => without('clips are refused', env)).toThrow(
      `${program} was not found, and CI is set. Install ${program}`,
    );
  });
});
