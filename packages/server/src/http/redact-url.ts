/** Only these values are logged. Others may be secrets, search texts or viewer ids, also in unknown parameters. */
const SHOWN = new Set(['limit', 'offset', 'page', 'rating', 'lang', 'sort', 'type', 'gif_id', 'ids', 'score']);

/** A path with its query for logs. */
export function redactUrl(pathAndQuery: string): string {
  const [path = '', query] = pathAndQuery.split(/\?(.*)/s);
  if (query === undefined || query === '') return path;
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=');
    return SHOWN.has(name.toLowerCase()) ? part : `${name}=***`;
  });
  return `${path}?${parts.join('&')}`;
}
