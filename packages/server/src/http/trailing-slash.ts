/** A path without its trailing slash: routes match with and without one. */
export function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
