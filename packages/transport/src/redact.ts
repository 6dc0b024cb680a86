/** Query parameters whose values stay out of errors and logs (design, ruling 23); what is hidden already is passed over. */
const SECRET = /(key|token)=(?!\*{3})([^&#\s"'<>]+)/gi;

/** The text with keys and tokens as `***`: those in a query, and those of `url` wherever the text repeats them. */
export function redact(text: string, url: string = text): string {
  let clean = text.replace(SECRET, '$1=***');
  for (const [, , value] of url.matchAll(SECRET) as Iterable<[string, string, string]>) {
    // A server quotes what it was sent, or what it read, and escapes it for a URL, for JSON or for HTML.
    const pattern = value.replace(/(%\w\w|\W)+/g, '(?:[%\\\\&]#?\\w{1,6};?|\\W){1,99}?');
    // A shorter one is likely to be a part of ordinary words too.
    clean = clean.replace(RegExp(value[7] ? pattern : `\\b${pattern}(?!\\w)`, 'gi'), '***');
  }
  return clean;
}
