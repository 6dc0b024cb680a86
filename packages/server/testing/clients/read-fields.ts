/** A field that a client reads from a response. */
export interface ReadField {
  /** For example `results[].media_formats.gif.dims[0]`; `[]` is every element. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
}

const CHECKS: { readonly [type: string]: (value: unknown) => boolean } = {
  string: (value) => typeof value === 'string',
  url: (value) => typeof value === 'string' && URL.canParse(value),
  number: (value) => typeof value === 'number',
  int: (value) => Number.isInteger(value),
  uint: (value) => Number.isInteger(value) && Number(value) >= 0,
  'string-or-int': (value) => typeof value === 'string' || Number.isInteger(value),
  'int-or-numeric-string': (value) => Number.isInteger(value) || (typeof value === 'string' && /^\d+$/.test(value)),
  'string-nonempty': (value) => typeof value === 'string' && value !== '',
  any: () => true,
  true: (value) => value === true,
  '"gif"': (value) => value === 'gif',
  array: Array.isArray,
  'empty-array': (value) => Array.isArray(value) && value.length === 0,
  'array of uint': (value) =>
    Array.isArray(value) && value.every((element) => Number.isInteger(element) && element >= 0),
  'string /api key/i and /invalid|not valid/i': (value) =>
    typeof value === 'string' && /api key/i.test(value) && /invalid|not valid/i.test(value),
};

/** The fields that a client cannot read, each with the reason. A list without elements is one. */
export function unreadableFields(body: unknown, fields: readonly ReadField[]): readonly string[] {
  return fields.flatMap(({ path, type, required }) => {
    const check = CHECKS[type];
    if (check === undefined) throw new Error(`There is no check for the type ${type}.`);
    const values = valuesAt(body, path.replaceAll('[', '.[').split('.'));
    if (values.length === 0) return [`${path}: the list is empty`];
    const isReadable = (value: unknown) => (value === undefined ? !required : check(value));
    const unreadable = values.find((value) => !isReadable(value));
    return values.every(isReadable) ? [] : [`${path}: ${JSON.stringify(unreadable)} is no ${type}`];
  });
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((element) => valuesAt(element, rest)) : [undefined];
  const key = step.replace('[', '').replace(']', '');
  return valuesAt(Object(value)[key], rest);
}
