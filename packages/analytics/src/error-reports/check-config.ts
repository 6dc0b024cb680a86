import type { ErrorReportsOptions } from './error-reports-options.ts';

/** What is wrong with the options (spec §8), in words for the console; undefined when they can be used. */
export function complaintAbout({ dsn, sampleRate }: ErrorReportsOptions): string | undefined {
  if (!dsn)
    return 'missing token: "dsn" is empty, and looks like https://TOKEN@errors.example/1. No errors are reported.';
  const url = parse(dsn);
  if (!url || !/^https?:$/.test(url.protocol) || !/\/\d+$/.test(url.pathname)) {
    return 'invalid config: "dsn" does not look like https://TOKEN@errors.example/1. No errors are reported.';
  }
  if (!url.username) return 'missing token: "dsn" names nobody before its @. No errors are reported.';
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
