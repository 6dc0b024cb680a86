import type { Tell } from './tell.ts';

/** A callback for each name, which tells what it is called with. */
export function toldProps(names: readonly string[], tell: Tell): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    names.map((name) => [name, (...given: readonly unknown[]) => tell(name, given.map(wordsOf).join(' ').trim())]),
  );
}

/** What a callback is called with, in a few words; nothing for what has none, as an event of a pointer. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} GIFs`;
  if (value instanceof Error) return value.message;
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value);
  const { id, gif, gifs, type, key, status, nodeName } = value as { readonly [name: string]: unknown };
  // An event that is reported, before the GIF within it.
  if (gif) return `${type} ${wordsOf(gif)}`;
  if (gifs) return wordsOf(gifs);
  return String(nodeName ?? key ?? status ?? id ?? '');
}
