/** Back and front colours of the five default avatars (spec §9). */
const COLOURS = [
  ['#6157ff', '#cfcbff'],
  ['#00897b', '#b9f2ea'],
  ['#c2185b', '#ffd0e2'],
  ['#b45309', '#ffe3b8'],
  ['#1565c0', '#c9e4ff'],
] as const;

/** Which of the five a creator without an avatar gets: always the same one, so that a server and a browser agree. */
export function defaultAvatarNumber(username: string): 1 | 2 | 3 | 4 | 5 {
  let hash = 0;
  for (const character of username) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return ((hash % COLOURS.length) + 1) as 1 | 2 | 3 | 4 | 5;
}

/** A default avatar as a `data:` URL, so that it needs neither a host nor a request. */
export function defaultAvatarUrl(number: 1 | 2 | 3 | 4 | 5): string {
  const [back, front] = COLOURS[number - 1] ?? COLOURS[0];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${back}"/>` +
    `<g fill="${front}"><circle cx="40" cy="32" r="14"/><path d="M12 80a28 26 0 0 1 56 0z"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
