import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { siteFolder } from '@zoetrope/admin';

/** The built admin pages. */
export interface AdminSite {
  /** The document, with placeholders: see `renderAdminPage`. */
  readonly page: string;
  /** Scripts, styles and fonts by name. The names contain content hashes. */
  readonly files: ReadonlyMap<string, AdminFile>;
}

export interface AdminFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
]);

/** Reads the built pages of `@zoetrope/admin`. Undefined if they were not built, as in a fresh checkout. */
export function readAdminSite(): AdminSite | undefined {
  const page = new URL('index.html', siteFolder());
  if (!existsSync(page)) return undefined;
  const assets = new URL('assets/', siteFolder());
  const files = readdirSync(assets).map((name) => {
    const type = TYPES.get(extname(name)) ?? 'application/octet-stream';
    return [name, { bytes: new Uint8Array(readFileSync(new URL(name, assets))), type }] as const;
  });
  return { page: readFileSync(page, 'utf8'), files: new Map(files) };
}

export interface AdminPageValues {
  /** Unique per response. */
  readonly nonce: string;
  /** A public API key, for the calls that viewers make. */
  readonly apiKey: string;
}

/** Fills in the placeholders of the document. */
export function renderAdminPage({ page }: AdminSite, { nonce, apiKey }: AdminPageValues): string {
  // Neither needs to be escaped: `requireKey` limits the characters of keys.
  return page.replaceAll('{{nonce}}', nonce).replaceAll('{{api-key}}', apiKey);
}
