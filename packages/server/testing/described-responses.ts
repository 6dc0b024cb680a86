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
  /**
   * Differences between a JSON response and its description. Undocumented fields are reported too, so that a renamed
   * field does not pass as an additional one.
   */
  readonly mismatchesOf: (status: number, body: unknown) => readonly string[];
}

const JSON_TYPE = 'application/json';

/** Finds the description of a call in /openapi.json by method and path. */
export function describedResponses(
  description: Description,
): (method: string, pathname: string) => DescribedOperation | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(createCloser(description)(description), 'api');
  const find = finder(description);
  const validators = new Map<string, ValidateFunction>();
  /** Compiled once: that takes much longer than to validate a response. */
  function validatorOf(ref: string): ValidateFunction {
    const validator = validators.get(ref) ?? ajv.compile({ $ref: ref });
    validators.set(ref, validator);
    return validator;
  }
  return (method, pathname) => {
    const described = find(method.toLowerCase(), pathname);
    if (described === undefined) return undefined;
    const { operation, pointer } = described;
    return {
      operation,
      mismatchesOf(status, body) {
        const described = Object.hasOwn(operation.responses, status) ? String(status) : 'default';
        const schema = ['responses', described, 'content', JSON_TYPE, 'schema'].map(segment).join('/');
        const validate = validatorOf(`api#${pointer}/${schema}`);
        validate(body);
        return (validate.errors ?? []).map(
          ({ instancePath, message, params }) =>
            `responds with ${status}: ${instancePath} ${message} ${JSON.stringify(params)}`,
        );
      },
    };
  };
}

/** Finds the operation of a path; literal paths go before those with parameters. */
function finder({ paths }: Description) {
  const patterns = Object.entries(paths)
    .map(([path, methods]) => ({ path, methods, open: path.split('{').length }))
    .sort((a, b) => a.open - b.open)
    .map((entry) => ({ ...entry, pattern: new RegExp(`^${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (method: string, pathname: string) => {
    const entry = patterns.find(({ pattern, methods }) => pattern.test(pathname) && Object.hasOwn(methods, method));
    const operation = entry?.methods[method];
    if (entry === undefined || operation === undefined) return undefined;
    return { operation, pointer: `/${['paths', entry.path, method].map(segment).join('/')}` };
  };
}

/** A copy in which no object allows additional fields. Schemas that extend another are merged. */
function createCloser(root: object) {
  return function close(value: unknown): object {
    if (Array.isArray(value)) return value.map((item) => (isObject(item) ? close(item) : item));
    if (!isObject(value)) return {};
    if ('allOf' in value && Array.isArray(value.allOf))
      return close(mergeParts(value.allOf.map((part) => resolvePart(root, part))));
    const closed = Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, isObject(field) ? close(field) : field]),
    );
    return 'properties' in closed && closed.type === 'object' && !('additionalProperties' in closed)
      ? { ...closed, additionalProperties: false }
      : closed;
  };
}

interface Part {
  readonly $ref?: string | undefined;
  readonly allOf?: readonly Part[] | undefined;
  readonly properties?: object | undefined;
  readonly required?: readonly string[] | undefined;
}

/** Merges schemas. The result allows additional fields if a part does. */
function mergeParts(parts: readonly Part[]): Part & { readonly type: 'object' } {
  const isOpen = parts.some(({ properties }) => properties === undefined);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  return { type: 'object', required, ...(isOpen ? {} : { properties }) };
}

/** Resolves a part of a schema: itself, a reference, or a composition. */
function resolvePart(root: object, part: Part): Part {
  if (part.$ref !== undefined) {
    const steps = part.$ref.replace(/^#\//, '').split('/');
    return resolvePart(
      root,
      steps.reduce((at: object, step) => Object(at)[step], root),
    );
  }
  return part.allOf === undefined ? part : mergeParts(part.allOf.map((member) => resolvePart(root, member)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A step of a JSON pointer in a URL. */
function segment(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
