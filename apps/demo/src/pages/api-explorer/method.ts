import type { CallOptions, Client } from '@zoetrope/fetch-api';

/** One parameter of a method, as a field of the form. */
export interface Parameter {
  readonly name: string;
  readonly hint?: string;
  /** Initial value of the field. */
  readonly example?: string;
  readonly kind?: 'text' | 'number' | 'list' | 'secret';
  /** Allowed values. The first is the default of the method and is not sent. */
  readonly choices?: readonly string[];
  /** A required argument before the options. */
  readonly positional?: boolean;
}

/** The arguments of a call: positional ones in order, and options by name. */
export interface Arguments {
  readonly positional: readonly (string | readonly string[])[];
  readonly options: Readonly<Record<string, string | number>>;
}

/** One method of the API client. */
export interface Method {
  readonly name: string;
  /** HTTP method and path, as in the specification. */
  readonly endpoint: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** The result is not an object with `data`. */
  readonly returnsPlainValue?: true;
  readonly run: (client: Client, args: Arguments, options: CallOptions) => Promise<unknown>;
}

export interface MethodGroup {
  readonly title: string;
  readonly methods: readonly Method[];
}
