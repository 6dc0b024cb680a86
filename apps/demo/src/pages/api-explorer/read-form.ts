import type { Arguments, Method, Parameter } from './method.ts';

/** Texts of the form, by the name of the parameter. */
export type FormValues = Readonly<Record<string, string>>;

export function initialValues({ parameters }: Method): FormValues {
  return Object.fromEntries(parameters.map(({ name, example, choices }) => [name, example ?? choices?.[0] ?? '']));
}

/** Converts the texts of the form to arguments. Empty texts and defaults are omitted. */
export function readForm({ parameters }: Method, values: FormValues): Arguments {
  const textOf = (parameter: Parameter) => (values[parameter.name] ?? '').trim();
  const options: Record<string, string | number> = {};
  for (const parameter of parameters) {
    const value = textOf(parameter);
    if (parameter.positional || value === '' || value === parameter.choices?.[0]) continue;
    options[parameter.name] = parameter.kind === 'number' && !Number.isNaN(Number(value)) ? Number(value) : value;
  }
  const positional = parameters.filter((parameter) => parameter.positional);
  return { options, positional: positional.map((parameter) => readPositional(parameter, textOf(parameter))) };
}

function readPositional({ kind }: Parameter, value: string): string | readonly string[] {
  if (kind !== 'list') return value;
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
