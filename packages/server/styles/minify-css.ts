import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** Reads a style sheet of this folder and minifies it, because every page contains it. */
export function minifyCss(name: 'page.css' | 'docs.css'): string {
  const css = readFileSync(new URL(name, import.meta.url), 'utf8');
  return transformSync(css, { loader: 'css', minify: true }).code.trim();
}

/** Returns the source of a module that exports a minified style sheet. */
export function cssModule(name: 'page.css' | 'docs.css', constant: string): string {
  const literal = minifyCss(name).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `// Generated from styles/${name} by "pnpm --filter @zoetrope/server run styles".
export const ${constant} =
  '${literal}';
`;
}
