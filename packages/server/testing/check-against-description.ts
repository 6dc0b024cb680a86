import { type Description, describedResponses } from './described-responses.ts';

export interface CheckedFetch {
  readonly fetch: typeof fetch;
  /** Differences from the description since the last call. */
  readonly takeMismatches: () => readonly string[];
}

/** Parameters of every call: the documented security scheme, and the viewer id, which the service ignores. */
const COMMON_PARAMETERS = ['api_key', 'pingback_id'];

interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly status: number;
  readonly body: unknown;
}

/** A fetch that compares each exchange with /openapi.json: operation, parameter names and response. */
export function checkAgainstDescription(description: Description, fetch: typeof globalThis.fetch): CheckedFetch {
  const find = describedResponses(description);
  let mismatches: readonly string[] = [];

  function check({ method, url, status, body }: Exchange): readonly string[] {
    const described = find(method, url.pathname);
    if (described === undefined) return ['is not described'];
    const inQuery = (described.operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    const known = [...COMMON_PARAMETERS, ...inQuery];
    const unknown = [...url.searchParams.keys()].filter((name) => !known.includes(name));
    return [...unknown.map((name) => `sends ${name}, which is not described`), ...described.mismatchesOf(status, body)];
  }

  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      const body = await response.clone().json();
      const newMismatches = check({ method, url, status: response.status, body });
      mismatches = [...mismatches, ...newMismatches.map((mismatch) => `${method} ${url.pathname} ${mismatch}`)];
      return response;
    },
    takeMismatches() {
      const taken = mismatches;
      mismatches = [];
      return taken;
    },
  };
}
