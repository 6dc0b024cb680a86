/** Secrets (ruling 23), and what a person looked for or is known by, which is no business of a log. */
const PRIVATE = /^(api_key|apikey|access_token|token|password|pingback_id|q|m)$/i;

/** A path and query as they may be written down. */
export function redactUrl(pathAndQuery: string): string {
  const [path = '', query] = pathAndQuery.split(/\?(.*)/s);
  if (query === undefined || query === '') return path;
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=');
    return PRIVATE.test(name) || /%/.test(name) ? `${name}=***` : part;
  });
  return `${path}?${parts.join('&')}`;
}
