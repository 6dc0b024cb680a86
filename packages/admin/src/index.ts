/**
 * Returns the folder of the built pages: `index.html`, and `assets/` with content hashes in the names of its files. In
 * `index.html`, replace `{{nonce}}` with the nonce of the response's Content-Security-Policy and `{{api-key}}` with a
 * public API key. Serve the page at `admin/` below the URL of the API. The folder does not exist before `pnpm build`.
 *
 * @example
 * const page = await readFile(new URL('index.html', siteFolder()), 'utf8');
 */
export function siteFolder(): URL {
  // The same from `src` and from `dist`.
  return new URL('../dist/site/', import.meta.url);
}
