import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import { createOperationCalls, mismatch, names, type OperationCalls } from './operation-calls.ts';
import type { SuiteContext } from './suite-context.ts';

/** Each resembles a timestamp. */
const TIMESTAMPS = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
  '2020-01-01T00:00:00+23:00',
  '2020-01-01T00:00:00-15:00',
  '2026-02-30T00:00:00Z',
  '2026-01-01',
  '1e30',
];

/** The fields of a sample once for each timestamp, replaced by that value. */
function withTimestamp(part: string, fields: { readonly [field: string]: unknown } = {}, timestamp: string) {
  const written = /"(\d{4}-\d\d-\d\dT[^"]+|\d{13})"/;
  return Object.entries(fields)
    .filter(([, value]) => written.test(JSON.stringify(value)))
    .map(([name, value]) => {
      const changed: unknown = JSON.parse(JSON.stringify(value).replace(written, JSON.stringify(timestamp)));
      return [part, name, { ...fields, [name]: changed }] as const;
    });
}

/** Every management call with a timestamp, with invalid ones. */
export function describeBadTimestamps({ service }: SuiteContext): void {
  let calls: OperationCalls;
  const admin: Call = (...args) => service().as('ada')(...args);

  describe('every management call', () => {
    beforeAll(async () => {
      calls = await createOperationCalls(service());
    });

    it('names an invalid or unstorable timestamp [S-9]', async () => {
      const combinations: string[] = [];
      const unexpected = await calls.each(async (operation) => {
        const { json, query } = operation.sample;
        const problems: string[] = [];
        for (const timestamp of TIMESTAMPS) {
          for (const [part, name, fields] of [
            ...withTimestamp('json', json, timestamp),
            ...withTimestamp('query', query, timestamp),
          ]) {
            combinations.push(`${operation.name} ${name}`);
            const response = await calls.make(admin, operation, { [part]: fields });
            problems.push(
              ...mismatch(response, { subject: `${name} ${timestamp}`, isExpected: names(response, name) }),
            );
          }
        }
        return problems;
      });
      expect(unexpected).toEqual([]);
      expect([...new Set(combinations)].sort()).toEqual([
        'GET /stories/partnerArtist since',
        'GET /stories/partnerArtist until',
        'POST /stories publish_datetime',
        'POST /stories/trending trending_story',
        'POST /trendingscheduler/schedule timestamp',
        'PUT /stories publish_datetime',
      ]);
      for (const path of ['/stories?username=ann&', '/stories/trending?']) {
        for (const at of ['0000-01-01T00:00:00.000Z', '-00001-01-01T00:00:00.00Z', '+012026-01-01T00:00:00Z.']) {
          const cursor = Buffer.from(`${at} x`).toString('base64url');
          const response = await admin('GET', `${path}next_cursor=${cursor}`);
          expect(mismatch(response, { subject: `${path} ${at}`, isExpected: names(response, 'next_cursor') })).toEqual(
            [],
          );
        }
      }
    });
  });
}
