/** Query parameters whose values are redacted, unless they are `***` already. */
const SECRET = /((?:key|token)=)(?!\*{3})([^&#\s"'<>]+)/gi;

/** The app key in paths of KLIPY's API, such as `/api/v1/{key}/gifs/search`. */
const SECRET_IN_PATH =
  /(\/api\/v1\/)(?!\*{3})([^/?#\s"'<>]+)(?=\/(?:gifs|stickers|clips|memes|static-memes|emojis|autocomplete|search-suggestions)\/)/gi;

/** From this length, a key is redacted inside longer words too; a shorter one could be a part of an ordinary word. */
const MIN_LENGTH_WITHIN_WORDS = 8;

/** Characters of a key that a server may escape in its response. */
const ESCAPED = /(%\w\w|\W)+/g;

/**
 * Matches such characters in any escaped form. For `ab/cd`: `ab%2Fcd` (URL), `ab\/cd` and `ab\u002fcd` (JSON),
 * `ab&#47;cd` (HTML), or as they are.
 */
const ANY_ESCAPE = '(?:[%\\\\&]#?\\w{1,6};?|\\W){1,99}?';

/**
 * Replaces keys and tokens in a text by `***`: the values of `…key=` and `…token=` in URLs, the app key in paths of
 * KLIPY's API, and these values of `url` wherever the text repeats them, in any escaped form. Default for `url`: the
 * text.
 *
 * @example
 * redact('/v1/gifs?api_key=abc'); // '/v1/gifs?api_key=***'
 * redact('The key zoetrope-web is unknown', '/v1/gifs?api_key=zoetrope-web'); // 'The key *** is unknown'
 */
export function redact(text: string, url: string = text): string {
  let redacted = text.replace(SECRET, '$1***').replace(SECRET_IN_PATH, '$1***');
  for (const [, , secret = ''] of [...url.matchAll(SECRET), ...url.matchAll(SECRET_IN_PATH)]) {
    const pattern = secret.replace(ESCAPED, ANY_ESCAPE);
    const isLong = secret.length >= MIN_LENGTH_WITHIN_WORDS;
    redacted = redacted.replace(new RegExp(isLong ? pattern : `\\b${pattern}(?!\\w)`, 'gi'), '***');
  }
  return redacted;
}
