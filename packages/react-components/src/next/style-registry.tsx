import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { createServerStyles } from './server-styles.ts';

export interface StyleRegistryProps {
  readonly children: ReactNode;
  /** The nonce of the page's Content-Security-Policy, if it has one. */
  readonly nonce?: string | undefined;
}

/**
 * For the root layout of the Next.js App Router: inserts the styles of the widgets before the streamed content, so that
 * hydration succeeds. Not needed if the application has an Emotion registry.
 *
 * @example
 * <html lang="en">
 *   <body>
 *     <StyleRegistry>{children}</StyleRegistry>
 *   </body>
 * </html>
 */
export function StyleRegistry({ children, nonce }: StyleRegistryProps) {
  const [styles] = useState(() => createServerStyles(nonce));
  useServerInsertedHTML(() => {
    const { names, css } = styles.flush();
    if (names.length === 0) return null;
    return (
      <style
        nonce={nonce}
        data-emotion={`${styles.cache.key} ${names.join(' ')}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion generated this style sheet, which must not be escaped
        dangerouslySetInnerHTML={{ __html: css }}
      />
    );
  });
  return <CacheProvider value={styles.cache}>{children}</CacheProvider>;
}
