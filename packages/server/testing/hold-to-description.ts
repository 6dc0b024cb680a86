import { type Description, describedAnswers } from './described-answers.ts';

export interface Held {
  readonly fetch: typeof fetch;
  /** Differences from the description since the last call. */
  readonly takeFaults: () => readonly string[];
}

/** Parameters of every call: the documented security scheme, and the viewer id, which the service ignores. */
const OF_EVERY_CALL = ['api_key', 'pingback_id'];

/** A fetch that compares each exchange with /openapi.json: operation, parameter names and response. */
export function holdToDescription(description: Description, fetch: typeof globalThis.fetch): Held {
  const find = describedAnswers(description);
  let faults: readonly string[] = [];

  function check(method: string, status: number, body: unknown, url: URL): readonly string[] {
    const found = find(method, url.pathname);
    if (found === undefined) return ['is not described'];
    const inQuery = (found.operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
    const known = [...OF_EVERY_CALL, ...inQuery];
    const unknown = [...url.searchParams.keys()].filter((each) => !known.includes(each));
    return [...unknown.map((each) => `sends ${each}, which is not described`), ...found.faultsOf(status, body)];
  }

  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      const body = await response.clone().json();
      const found = check(method, response.status, body, url);
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
