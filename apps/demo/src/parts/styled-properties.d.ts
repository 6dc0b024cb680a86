import 'react';

declare module 'react' {
  /** Custom properties are how views hand numbers to their style sheets. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
