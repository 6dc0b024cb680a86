/** Characters that are kept of a text (spec §9, "truncated at set lengths"): of a log entry, an address, a file name. */
export const MAX_TEXT = 500;

/** Those of the texts that have a length of their own, by their names in Sentry's protocol. */
export const TEXT_LENGTHS: Readonly<Record<string, number>> = { value: 1000, type: 100, function: 200 };

/** The stack of an endless recursion says everything in its newest calls. */
export const MAX_FRAMES = 50;

/** The text, or its beginning and an ellipsis, `length` characters in all. A pair of surrogates is not torn apart. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
