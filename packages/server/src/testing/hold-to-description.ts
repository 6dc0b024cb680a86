import { Ajv2020 } from 'ajv/dist/2020.js';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: { readonly [status: string]: unknown };
}

export interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}

export interface Held {
  readonly fetch: typeof fetch;
  /** What was asked or answered otherwise than described, since the last time this was asked. */
  readonly takeFaults: () => readonly string[];
}

/** Of every call: the security scheme of the description, and the viewer's id, which the service has no use for. */
const OF_EVERY_CALL = ['api_key', 'pingback_id'];
const JSON_TYPE = 'application/json';

/**
 * A fetch that holds each exchange to what /openapi.json says of it: the operation, the names of its parameters, and the
 * answer. A field that is not described is a fault too, or one that was renamed would pass as a new one beside a missing one.
 */
export function holdToDescription(description: Description, fetch: typeof globalThis.fetch): Held {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(closed(description), 'api');
  const find = finder(description);
  let faults: readonly string[] = [];

  function check(name: string, status: number, body: unknown, url: URL): readonly string[] {
    const found = find(name, url.pathname);
    if (found === undefined) return ['is not described'];
    const { operation, pointer } = found;
    const known = [...OF_EVERY_CALL, ...(operation.parameters ?? []).filter((each) => each.in === 'query').map(nameOf)];
    const unknown = [...url.searchParams.keys()].filter((each) => !known.includes(each));
    const described = Object.hasOwn(operation.responses, status) ? String(status) : 'default';
    const schema = ['responses', described, 'content', JSON_TYPE, 'schema'].map(segment).join('/');
    ajv.validate({ $ref: `api#${pointer}/${schema}` }, body);
    return [
      ...unknown.map((each) => `sends ${each}, which is not described`),
      ...(ajv.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `answers ${status}: ${instancePath} ${message} ${JSON.stringify(params)}`,
      ),
    ];
  }

  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      const body = await response.clone().json();
      const found = check(method.toLowerCase(), response.status, body, url);
      faults = [...faults, ...found.map((fault) => `${method} ${url.pathname} ${fault}`)];
      return response;
    },
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
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

/** The same with no object open to fields that it does not name. */
function closed(value: unknown): object {
  if (Array.isArray(value)) return value.map((each) => (isObject(each) ? closed(each) : each));
  const entries = Object.entries(isObject(value) ? value : {});
  const made = Object.fromEntries(entries.map(([key, each]) => [key, isObject(each) ? closed(each) : each]));
  return 'properties' in made && made.type === 'object' && !('additionalProperties' in made)
    ? { ...made, additionalProperties: false }
    : made;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const nameOf = ({ name }: { readonly name: string }) => name;

/** A step of a JSON pointer in an address. */
function segment(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
