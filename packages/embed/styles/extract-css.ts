import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';

/** Serializes Emotion's styles without vendor prefixes, which no browser with `:has()` needs. */
export function extractCss(styles: readonly SerializedStyles[]): string {
  const cache = createCache({ key: 'zoetrope', stylisPlugins: [] });
  // Without a document, Emotion returns the rules instead of inserting them.
  return styles.map((style) => cache.insert('', style, cache.sheet, false) ?? '').join('');
}

/** Returns the source of the module with both style sheets. */
export function cssModule(critical: string, controls: string): string {
  return `// Generated from the Emotion styles in styles/ by "pnpm --filter @zoetrope/embed run styles".

/** Precedes the media of the embed page. */
export const CRITICAL_CSS =
  ${literal(critical)};

/** Follows the media. */
export const CONTROLS_CSS =
  ${literal(controls)};
`;
}

function literal(text: string): string {
  return JSON.stringify(text).replaceAll("'", "\\'").replaceAll('\\"', '"').replace(/^"|"$/g, "'");
}
