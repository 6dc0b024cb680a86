import { ServerError } from '../server-error.ts';

interface TakeValuesOptions {
  /** Flags of the command, without dashes. All of them have a value. */
  readonly names: ReadonlySet<string>;
  readonly usage: string;
}

/** Separates the flags of a command from those of the server, such as --data. Throws a `ServerError` with the usage. */
export function takeValues(args: readonly string[], { names, usage }: TakeValuesOptions) {
  const values: { [name: string]: string } = {};
  const rest: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const [flag = '', inline] = arg.split(/=(.*)/s);
    const name = flag.slice(2);
    if (!arg.startsWith('--') || !names.has(name)) {
      rest.push(arg);
      continue;
    }
    const value = inline ?? args[index + 1];
    if (value === undefined) throw new ServerError(`${flag} requires a value.\n${usage}`);
    values[name] = value;
    if (inline === undefined) index += 1;
  }
  return { values, rest };
}
