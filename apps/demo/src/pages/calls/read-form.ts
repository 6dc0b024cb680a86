import type { Arguments, Call, Parameter } from './call.ts';

/** What a person typed, by the parameter's name. */
export type FormValues = Readonly<Record<string, string>>;

export function firstValues({ parameters }: Call): FormValues {
  return Object.fromEntries(parameters.map(({ name, example, choices }) => [name, example ?? choices?.[0] ?? '']));
}

/** The arguments of a call. What is empty or the default is left out. */
export function readForm({ parameters }: Call, values: FormValues): Arguments {
  const given = (parameter: Parameter) => (values[parameter.name] ?? '').trim();
  const options: Record<string, string | number> = {};
  for (const parameter of parameters) {
    const value = given(parameter);
    if (parameter.positional || value === '' || value === parameter.choices?.[0]) continue;
    options[parameter.name] = parameter.kind === 'number' && !Number.isNaN(Number(value)) ? Number(value) : value;
  }
  const positional = parameters.filter((parameter) => parameter.positional);
  return { options, positional: positional.map((parameter) => readPositional(parameter, given(parameter))) };
}

function readPositional({ kind }: Parameter, value: string): string | readonly string[] {
  if (kind !== 'list') return value;
  return value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
