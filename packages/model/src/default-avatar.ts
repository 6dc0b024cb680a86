/** Background and foreground colors of the five default avatars. */
const COLORS = [
  ['#6157ff', '#cfcbff'],
  ['#00897b', '#b9f2ea'],
  ['#c2185b', '#ffd0e2'],
  ['#b45309', '#ffe3b8'],
  ['#1565c0', '#c9e4ff'],
] as const;

/**
 * The default avatar of a creator. A username always has the same one, so that server and browser render the same.
 *
 * @example
 * defaultAvatarUrl(defaultAvatarNumber('zoe'));
 */
export function defaultAvatarNumber(username: string): 1 | 2 | 3 | 4 | 5 {
  let hash = 0;
  for (const character of username) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return ((hash % COLORS.length) + 1) as 1 | 2 | 3 | 4 | 5;
}

/**
 * A default avatar as a `data:` URL, which needs no request.
 *
 * @example
 * defaultAvatarUrl(1); // 'data:image/svg+xml,…'
 */
export function defaultAvatarUrl(number: 1 | 2 | 3 | 4 | 5): string {
  const [background, foreground] = COLORS[number - 1] ?? COLORS[0];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${background}"/>` +
    `<g fill="${foreground}"><circle cx="40" cy="32" r="14"/><path d="M12 80a28 26 0 0 1 56 0z"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
