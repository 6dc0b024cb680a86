/** The code around a component. */
export interface CodeBlock {
  /** Imported names by module; a type as `type Gif`. */
  readonly imports?: { readonly [module: string]: readonly string[] } | undefined;
  /** Declarations before the example. */
  readonly before?: readonly string[] | undefined;
  /** Parameters of the example. */
  readonly parameters?: string | undefined;
  /** Statements before its `return`. */
  readonly body?: readonly string[] | undefined;
  /** Elements above the component. */
  readonly siblings?: readonly string[] | undefined;
}

/** The code of a state: the props without controls, and the code that they need. */
export interface StateCode extends CodeBlock {
  readonly props: readonly string[];
}
