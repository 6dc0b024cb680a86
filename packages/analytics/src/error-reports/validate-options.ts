import type { ErrorReportsOptions } from './error-reports-options.ts';

const DSN_EXAMPLE = 'https://TOKEN@errors.example/1';

/** Returns the problem with the options, as a warning for the console, or undefined if they are valid. */
export function validateOptions({ dsn, sampleRate }: ErrorReportsOptions): string | undefined {
  if (!dsn) return `missing token: "dsn" is empty; expected ${DSN_EXAMPLE}. No errors are reported.`;
  const url = parse(dsn);
  if (!url || !/^https?:$/.test(url.protocol) || !/\/\d+$/.test(url.pathname)) {
    return `invalid config: "dsn" does not have the form ${DSN_EXAMPLE}. No errors are reported.`;
  }
  if (!url.username)
    return `missing token: "dsn" has no token before the @; expected ${DSN_EXAMPLE}. No errors are reported.`;
  if (sampleRate !== undefined && !(sampleRate >= 0 && sampleRate <= 1)) {
    return 'invalid config: "sampleRate" is not a number from 0 to 1. No errors are reported.';
  }
  return undefined;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
