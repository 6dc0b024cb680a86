import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';

/** Emotion's styles as the text of one sheet, without prefixes: every browser that has `:has()` does without them. */
export function extractCss(styles: readonly SerializedStyles[]): string {
  const cache = createCache({ key: 'zoetrope', stylisPlugins: [] });
  // Without a page Emotion hands the rules back instead of writing them into one.
  return styles.map((each) => cache.insert('', each, cache.sheet, false) ?? '').join('');
}

/** The module that holds the sheet. */
export function cssModule(sheet: string): string {
  return `// Made from the Emotion styles in styles/ by "pnpm --filter @zoetrope/embed run styles".

/** The style sheet of the embed page. A Content-Security-Policy allows it by a nonce, or by its SHA-256. */
export const EMBED_CSS: string =
  ${JSON.stringify(sheet).replaceAll("'", "\\'").replaceAll('\\"', '"').replace(/^"|"$/g, "'")};
`;
}
