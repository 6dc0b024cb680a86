import type { LogCall } from './log-call.ts';

/** Returns a callback for each name, which logs its arguments. */
export function loggingProps(names: readonly string[], logCall: LogCall): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    names.map((name) => [name, (...args: readonly unknown[]) => logCall(name, args.map(summarize).join(' ').trim())]),
  );
}

/** Summarizes an argument of a callback. Returns an empty text for objects such as pointer events. */
function summarize(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} GIFs`;
  if (value instanceof Error) return value.message;
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return String(value);
  const { id, gif, gifs, type, key, status, nodeName } = value as { readonly [name: string]: unknown };
  // A GifEvent, which contains a GIF.
  if (gif) return `${type} ${summarize(gif)}`;
  if (gifs) return summarize(gifs);
  return String(nodeName ?? key ?? status ?? id ?? '');
}
