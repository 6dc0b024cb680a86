import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { createServerStyles } from './server-styles.ts';

export interface StyleRegistryProps {
  readonly children: ReactNode;
  /** That of the page's Content-Security-Policy, where it has one. */
  readonly nonce?: string | undefined;
}

/**
 * For the root layout of the App Router of Next.js: puts the styles of the widgets ahead of what is streamed, where a
 * browser that takes the page over does not stumble over them. An application that has an Emotion registry needs no second one.
 */
export function StyleRegistry({ children, nonce }: StyleRegistryProps) {
  const [styles] = useState(() => createServerStyles(nonce));
  useServerInsertedHTML(() => {
    const { names, css } = styles.takeNew();
    if (!names.length) return null;
    return (
      <style
        nonce={nonce}
        data-emotion={`${styles.cache.key} ${names.join(' ')}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet is text that must not be escaped, and Emotion wrote it
        dangerouslySetInnerHTML={{ __html: css }}
      />
    );
  });
  return <CacheProvider value={styles.cache}>{children}</CacheProvider>;
}
