/** Query parameters whose values stay out of errors and logs (design, ruling 23). */
const SECRET = /\b((?:api_?)?key|access_token)=([^&#\s"'<>]*)/gi;

/** The text with keys and tokens as `***`: those in a query, and those of `url` wherever the text repeats them. */
export function redact(text: string, url: string = text): string {
  let clean = text.replace(SECRET, '$1=***');
  for (const [, , value = ''] of url.matchAll(SECRET)) {
    // A server quotes what it was sent, or what it read: a character, or its escape.
    const pattern = value.replace(/%\w\w|\W/g, '(%\\w\\w|.)');
    // A shorter value is likely to be an ordinary word of the message too.
    if (value[7]) clean = clean.replace(RegExp(pattern, 'g'), '***');
  }
  return clean;
}
