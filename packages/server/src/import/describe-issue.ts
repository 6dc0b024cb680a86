import type { z } from 'zod';

/** What is wrong with values from a list, in words for its author. For schemas without a message of their own. */
export const WORDS = { error: wordsOf } as const;

function wordsOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${typeName(issue.expected)}`;
    case 'invalid_value':
      return `must be ${inWords(issue.values.map(String))}`;
    case 'invalid_union':
      return 'must be a text or a list of texts';
    case 'too_big':
      return `must ${amount(issue)} at most`;
    case 'too_small':
      return `must ${amount({ ...issue, maximum: issue.minimum })} at least`;
    default:
      return 'is not valid';
  }
}

const TYPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['array', 'a list'],
  ['boolean', 'true or false'],
]);

function typeName(expected: string): string {
  return TYPE_NAMES.get(expected) ?? 'an object';
}

function amount({ origin, maximum }: { readonly origin: string; readonly maximum: number | bigint }): string {
  if (origin === 'string') return `have ${maximum} characters`;
  return origin === 'array' ? `have ${maximum} entries` : `be ${maximum}`;
}

/** `a, b or c`. */
function inWords(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} or ${last}`;
}

/** The first mistake, with the field that has it. */
export function describeIssue({ issues }: z.core.$ZodError): string {
  const [issue] = issues;
  const field = issue?.path.join('.');
  return field ? `${field}: ${issue?.message}` : `It ${issue?.message}.`;
}
