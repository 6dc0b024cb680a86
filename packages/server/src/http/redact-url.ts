/** Secrets, search texts and viewer ids are not logged. */
const PRIVATE = new Set(['api_key', 'apikey', 'access_token', 'token', 'password', 'pingback_id', 'q', 'm']);

/** A path with its query for logs. */
export function redactUrl(pathAndQuery: string): string {
  const [path = '', query] = pathAndQuery.split(/\?(.*)/s);
  if (query === undefined || query === '') return path;
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=');
    return PRIVATE.has(name.toLowerCase()) || name.includes('%') ? `${name}=***` : part;
  });
  return `${path}?${parts.join('&')}`;
}
