import createCache, { type EmotionCache } from '@emotion/cache';

export interface ServerStyles {
  readonly cache: EmotionCache;
  /** The styles that were used since this was last asked, with their names. */
  readonly takeNew: () => { readonly names: readonly string[]; readonly css: string };
}

/**
 * An Emotion cache for one rendering. By itself Emotion writes a style element before the element that uses it, which a
 * browser that takes a streamed page over does not expect there (React error 418); with `compat` it only keeps the text.
 */
export function createServerStyles(nonce?: string | undefined): ServerStyles {
  const cache = createCache({ key: 'zoetrope', ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;

  function takeNew() {
    const texts = Object.entries(cache.inserted).filter((entry): entry is [string, string] => entry[1] !== true);
    // To Emotion `true` is a style that a page has got already.
    for (const [name] of texts) cache.inserted[name] = true;
    return { names: texts.map(([name]) => name), css: texts.map(([, css]) => css).join('') };
  }

  return { cache, takeNew };
}
