import createCache, { type EmotionCache } from '@emotion/cache';

export interface ServerStyles {
  readonly cache: EmotionCache;
  /** Returns the styles that were used since the last call, and their names. */
  readonly flush: () => { readonly names: readonly string[]; readonly css: string };
}

/**
 * Creates an Emotion cache for one request. By default Emotion renders a style element before the element that uses it,
 * which React does not expect when it hydrates a streamed page (error #418). With `compat` it only collects the styles.
 */
export function createServerStyles(nonce?: string | undefined): ServerStyles {
  const cache = createCache({ key: 'zoetrope', ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;

  function flush() {
    const added = Object.entries(cache.inserted).filter((entry): entry is [string, string] => entry[1] !== true);
    // Emotion uses `true` for a style that the page already contains.
    for (const [name] of added) cache.inserted[name] = true;
    return { names: added.map(([name]) => name), css: added.map(([, css]) => css).join('') };
  }

  return { cache, flush };
}
