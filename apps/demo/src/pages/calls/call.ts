import type { CallOptions, Client } from '@zoetrope/fetch-api';

/** One parameter of a call, as a person may fill it in. */
export interface Parameter {
  readonly name: string;
  readonly hint?: string;
  /** What the form begins with. */
  readonly example?: string;
  readonly kind?: 'text' | 'number' | 'list' | 'secret';
  /** The values there are; the first is the default of the call and is not sent. */
  readonly choices?: readonly string[];
  /** Stands by itself before the options; the call needs it. */
  readonly positional?: boolean;
}

/** What the form holds, after reading: the positional ones in order, the others by name. */
export interface Arguments {
  readonly positional: readonly (string | readonly string[])[];
  readonly options: Readonly<Record<string, string | number>>;
}

/** One public call: what it is named, asks and takes, and how it is made. */
export interface Call {
  readonly name: string;
  /** Method, version and path, as in the specification. */
  readonly asks: string;
  readonly about: string;
  readonly parameters: readonly Parameter[];
  /** Its answer is no `{ data }`. */
  readonly isBare?: true;
  readonly run: (client: Client, given: Arguments, options: CallOptions) => Promise<unknown>;
}

export interface CallGroup {
  readonly title: string;
  readonly calls: readonly Call[];
}
