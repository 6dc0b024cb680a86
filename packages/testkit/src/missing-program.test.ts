import { describe, expect, it } from 'vitest';
import {
  missingFfmpegMessage,
  missingHaproxyMessage,
  missingNatsMessage,
  missingPgBouncerMessage,
  missingPostgresMessage,
  missingRedisMessage,
  missingSwiftMessage,
} from './missing-program.ts';

describe.each([
  ['Postgres', missingPostgresMessage],
  ['PgBouncer', missingPgBouncerMessage],
  ['ffmpeg', missingFfmpegMessage],
  ['Swift', missingSwiftMessage],
  ['nats-server', missingNatsMessage],
  ['redis-server', missingRedisMessage],
  ['HAProxy', missingHaproxyMessage],
])('the message about missing %s', (program, messageOf) => {
  it.each([{}, { CI: '' }, { CI: '0' }, { CI: 'false' }])('names the consequence if the environment is %j', (env) => {
    expect(messageOf('clips are rejected', env)).toMatch(
      new RegExp(`${program} was not found, so clips are rejected\\.`),
    );
  });

  it.each([{ CI: '1' }, { CI: 'true' }])('is thrown as an error if the environment is %j', (env) => {
    expect(() => messageOf('clips are rejected', env)).toThrow(`${program} was not found, and CI is set. Install `);
  });
});
