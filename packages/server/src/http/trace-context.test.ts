import { describe, expect, it } from 'vitest';
import { traceIdOf } from './trace-context.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

describe('traceIdOf', () => {
  it.each([
    ['version 00', `00-${TRACE}-${PARENT}-01`],
    ['a later version with more fields', `cc-${TRACE}-${PARENT}-01-more`],
  ])('reads the trace id of %s', (_, header) => {
    expect(traceIdOf(header)).toBe(TRACE);
  });

  it.each([
    ['an empty header', ''],
    ['more fields in version 00', `00-${TRACE}-${PARENT}-01-more`],
    ['the invalid version', `ff-${TRACE}-${PARENT}-01`],
    ['upper case', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
    ['a short trace id', `00-${TRACE.slice(1)}-${PARENT}-01`],
    ['a trace id of zeros', `00-${'0'.repeat(32)}-${PARENT}-01`],
    ['a parent id of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['no flags', `00-${TRACE}-${PARENT}`],
    ['a line break', `00-${TRACE}\n-${PARENT}-01`],
  ])('ignores %s', (_, header) => {
    expect(traceIdOf(header)).toBeUndefined();
  });
});
