/** Query parameters whose values stay out of errors and logs (design, ruling 23). */
const SECRET = /\b((?:api_?)?key|access_token)=([^&#\s"'<>]*)/gi;
/** A shorter value is likely to be an ordinary word of the message too. */
const SHORTEST_SECRET = 8;

/** The text with keys and tokens as `***`: those in a query, and those of `url` wherever the text repeats them. */
export function redact(text: string, url: string = text): string {
  let clean = text.replace(SECRET, '$1=***');
  for (const [, , value = ''] of url.matchAll(SECRET)) {
    if (value.length >= SHORTEST_SECRET) clean = clean.replaceAll(value, '***');
  }
  return clean;
}
