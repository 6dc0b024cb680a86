import { expect, it } from 'vitest';
import { validateOptions } from './validate-options.ts';

const DSN = 'https://token@errors.example/1';

it.each([
  ['missing token', { dsn: '' }],
  ['missing token', { dsn: undefined as never }],
  ['missing token', { dsn: 'https://errors.example/1' }],
  ['invalid config', { dsn: 'errors' }],
  ['invalid config', { dsn: 'https://token@errors.example' }],
  ['invalid config', { dsn: 'ftp://token@errors.example/1' }],
  ['invalid config', { dsn: DSN, sampleRate: 1.1 }],
  ['invalid config', { dsn: DSN, sampleRate: Number.NaN }],
])('returns a warning of %s for %j [N-9]', (problem, options) => {
  expect(validateOptions(options)).toMatch(new RegExp(`^${problem}: .+ No errors are reported\\.$`));
});

it.each([{ dsn: DSN }, { dsn: 'http://token@127.0.0.1:9000/path/17', sampleRate: 1 }, { dsn: DSN, sampleRate: 0 }])(
  'accepts the error report options %j [N-9]',
  (options) => {
    expect(validateOptions(options)).toBeUndefined();
  },
);
