import { expect, it } from 'vitest';
import { ServerError } from '../server-error.ts';
import { isConnectionError } from './is-connection-error.ts';

const withFields = (fields: object, message = 'x') => Object.assign(new Error(message), fields);

it.each([
  ['a refused connection', withFields({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a Unix socket that is not there', withFields({ code: 'ENOENT', syscall: 'connect' })],
  ['a name that does not resolve', withFields({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' })],
  ['a refusal of every address of a name', new AggregateError([withFields({ code: 'ECONNREFUSED' })])],
  ['a shutdown', withFields({ code: '57P01', severity: 'FATAL' })],
  ['a crash', withFields({ code: '57P02', severity: 'WARNING' })],
  ['a server that starts', withFields({ code: '57P03', severity: 'FATAL' })],
  ['too many connections', withFields({ code: '53300', severity: 'FATAL' })],
  ['a database that accepts no connections', withFields({ code: '55000', severity: 'FATAL' })],
  ['a standby that is read-only', withFields({ code: '25006', severity: 'ERROR' })],
  ['an end in the middle of a query', new Error('Connection terminated unexpectedly')],
  [
    'the rollback on a connection that is lost',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
  ['an error that one of these caused', new ServerError('x', { cause: withFields({ code: '57P01' }) })],
])('recognizes %s as a connection error', (_, error) => {
  expect(isConnectionError(error)).toBe(true);
});

it.each([
  ['a duplicate key', withFields({ code: '23505', severity: 'ERROR' })],
  ['a canceled statement', withFields({ code: '57014', severity: 'ERROR' })],
  ['a file that is not there', withFields({ code: 'ENOENT', syscall: 'open' })],
  ['a bug', new TypeError('x is undefined')],
  ['something that is no error', 'Connection terminated'],
])('does not recognize %s as a connection error', (_, error) => {
  expect(isConnectionError(error)).toBe(false);
});
