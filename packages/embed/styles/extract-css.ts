import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';

/** Emotion's styles as the text of one sheet, without prefixes: every browser that has `:has()` does without them. */
export function extractCss(styles: readonly SerializedStyles[]): string {
  const cache = createCache({ key: 'zoetrope', stylisPlugins: [] });
  // Without a page Emotion hands the rules back instead of writing them into one.
  return styles.map((each) => cache.insert('', each, cache.sheet, false) ?? '').join('');
}

/** The module that holds the sheet in its two parts. */
export function cssModule(first: string, later: string): string {
  return `// Made from the Emotion styles in styles/ by "pnpm --filter @zoetrope/embed run styles".

/** What stands before the media of the embed page. */
export const FIRST_CSS =
  ${literal(first)};

/** What stands after it. */
export const LATER_CSS =
  ${literal(later)};
`;
}

function literal(text: string): string {
  return JSON.stringify(text).replaceAll("'", "\\'").replaceAll('\\"', '"').replace(/^"|"$/g, "'");
}
