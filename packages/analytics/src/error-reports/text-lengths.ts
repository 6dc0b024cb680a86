/** Characters kept of a text: log entries, URLs, file names. */
export const MAX_TEXT = 500;

/** Limits of texts that have their own, by their names in Sentry's protocol. */
export const TEXT_LENGTHS: Readonly<Record<string, number>> = { value: 1000, type: 100, function: 200 };

/** The newest calls say everything about an infinite recursion. */
export const MAX_FRAMES = 50;

/** Shortens a text to `length` characters including an ellipsis, without splitting a surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
