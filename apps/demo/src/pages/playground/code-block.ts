/** What code needs around a component. */
export interface CodeBlock {
  /** Names by the module that they come from; a type as `type Gif`. */
  readonly imports?: { readonly [module: string]: readonly string[] } | undefined;
  /** Lines before the example. */
  readonly before?: readonly string[] | undefined;
  /** The parameters of the example. */
  readonly takes?: string | undefined;
  /** Lines before it returns. */
  readonly body?: readonly string[] | undefined;
  /** Lines above the component. */
  readonly beside?: readonly string[] | undefined;
}

/** A state as code: the props that no control says, and what they need. */
export interface StateCode extends CodeBlock {
  readonly props: readonly string[];
}
