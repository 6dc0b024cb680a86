import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: { readonly [status: string]: unknown };
}

export interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}

export interface DescribedOperation {
  readonly operation: Operation;
  /** What is wrong with an answer in JSON. A field that is not described is a fault too, or one that was renamed would pass as a new one beside a missing one. */
  readonly faultsOf: (status: number, body: unknown) => readonly string[];
}

const JSON_TYPE = 'application/json';

/** Finds what /openapi.json says of a call, by its method and path. */
export function describedAnswers(
  description: Description,
): (method: string, pathname: string) => DescribedOperation | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(closer(description)(description), 'api');
  const find = finder(description);
  const validators = new Map<string, ValidateFunction>();
  /** Compiled once: that takes much longer than to validate a response. */
  function validatorOf(ref: string): ValidateFunction {
    const validator = validators.get(ref) ?? ajv.compile({ $ref: ref });
    validators.set(ref, validator);
    return validator;
  }
  return (method, pathname) => {
    const found = find(method.toLowerCase(), pathname);
    if (found === undefined) return undefined;
    const { operation, pointer } = found;
    return {
      operation,
      faultsOf(status, body) {
        const described = Object.hasOwn(operation.responses, status) ? String(status) : 'default';
        const schema = ['responses', described, 'content', JSON_TYPE, 'schema'].map(segment).join('/');
        const validate = validatorOf(`api#${pointer}/${schema}`);
        validate(body);
        return (validate.errors ?? []).map(
          ({ instancePath, message, params }) =>
            `answers ${status}: ${instancePath} ${message} ${JSON.stringify(params)}`,
        );
      },
    };
  };
}

/** Finds the operation of a path; one that is written out goes before one with parameters. */
function finder({ paths }: Description) {
  const patterns = Object.entries(paths)
    .map(([path, methods]) => ({ path, methods, open: path.split('{').length }))
    .sort((a, b) => a.open - b.open)
    .map((each) => ({ ...each, pattern: new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (method: string, pathname: string) => {
    const found = patterns.find(({ pattern, methods }) => pattern.test(pathname) && Object.hasOwn(methods, method));
    const operation = found?.methods[method];
    if (found === undefined || operation === undefined) return undefined;
    return { operation, pointer: `/${['paths', found.path, method].map(segment).join('/')}` };
  };
}

/** Makes the same with no object open to fields that it does not name. What extends another is one object with the fields of both. */
function closer(root: object) {
  return function close(value: unknown): object {
    if (Array.isArray(value)) return value.map((each) => (isObject(each) ? close(each) : each));
    if (!isObject(value)) return {};
    if ('allOf' in value && Array.isArray(value.allOf))
      return close(merged(value.allOf.map((part) => resolved(root, part))));
    const made = Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, isObject(each) ? close(each) : each]),
    );
    return 'properties' in made && made.type === 'object' && !('additionalProperties' in made)
      ? { ...made, additionalProperties: false }
      : made;
  };
}

interface Part {
  readonly $ref?: string | undefined;
  readonly allOf?: readonly Part[] | undefined;
  readonly properties?: object | undefined;
  readonly required?: readonly string[] | undefined;
}

/** One schema of several. Where a part leaves its fields open, all of it is. */
function merged(parts: readonly Part[]): Part & { readonly type: 'object' } {
  const isOpen = parts.some(({ properties }) => properties === undefined);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  return { type: 'object', required, ...(isOpen ? {} : { properties }) };
}

/** A part of a schema: itself, where it points to, or what that is made of. */
function resolved(root: object, part: Part): Part {
  if (part.$ref !== undefined) {
    const steps = part.$ref.replace(/^#\//, '').split('/');
    return resolved(
      root,
      steps.reduce((at: object, step) => Object(at)[step], root),
    );
  }
  return part.allOf === undefined ? part : merged(part.allOf.map((each) => resolved(root, each)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A step of a JSON pointer in an address. */
function segment(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
