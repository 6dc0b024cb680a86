/** A type for the test of prop-tables.mjs. */
type Kind = 'a' | 'b';

interface Base {
  readonly inherited?: boolean;
}

export interface Example extends Base {
  /** Identifies the example. */
  readonly id: string;
  /** One of two kinds. @default 'a' */
  readonly kind?: Kind | undefined;
  /** Gap in px. Default: 6. */
  readonly gap?: number | undefined;
  /** Called with the id. */
  readonly onPick?: ((id: string) => void) | undefined;
}
