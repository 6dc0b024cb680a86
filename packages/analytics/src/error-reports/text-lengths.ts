/** Maximum length of a text, such as a log entry, a URL or a file name. */
export const MAX_TEXT_LENGTH = 500;

/** Maximum lengths of the fields with a limit of their own, by their names in Sentry's event payload. */
export const MAX_FIELD_LENGTHS: Readonly<Record<string, number>> = { value: 1000, type: 100, function: 200 };

/** Maximum number of stack frames. The newest are kept: they are enough to diagnose infinite recursion. */
export const MAX_FRAMES = 50;

/** Shortens a text to `length` characters including an ellipsis, without splitting a surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
