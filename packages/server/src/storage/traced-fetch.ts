import type { Tracing } from '../tracing/tracing.ts';

/** A `fetch` whose requests are recorded with the path of their URL, because a query can contain a signature. */
export function tracedFetch({ traceCall }: Tracing): typeof fetch {
  return (input, init) => {
    const { method, url } = new Request(input, { method: init?.method ?? 'GET' });
    const { origin, pathname, hostname, port, protocol } = new URL(url);
    const attributes = {
      'http.request.method': method,
      'url.full': `${origin}${pathname}`,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    };
    return traceCall(
      { name: method, attributes },
      () => fetch(input, init),
      ({ status }) => ({
        attributes: { 'http.response.status_code': status },
        errorType: status >= 400 ? String(status) : undefined,
      }),
    );
  };
}
