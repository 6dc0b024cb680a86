import { posix } from 'node:path';
import { codeBlocks } from './code-blocks.mjs';

/** Matches imports of modules, and their URLs in an import map. */
const USES =
  /(?:\b(?:from|import)\s*\(?\s*['"]|\/node_modules\/)(@zoetrope\/[\w-]+|@emotion\/react|react|react-dom)(?=['"/])/g;
/** Matches imports of widgets, which need the peer dependency `@emotion/react`. The layout does not. */
const WIDGETS = /['"]@zoetrope\/react-components(?!\/layout)[/'"]/;
const INSTALLS = /^npm install (.+?)(?: #.*)?$/gm;
/** `For a project that has followed [another page](another.md).` */
const FOLLOWED = /has followed \[[^\]]*\]\(([^)#]+\.md)\)/g;

/**
 * Returns the packages that the blocks of a page import, but that neither the page nor one that it follows installs, as
 * `page: package`. A dependency of another package does not count as installed, because pnpm and Yarn do not expose it.
 */
export function missingInstalls(pages) {
  const texts = new Map(pages.map(({ path, text }) => [path, text]));
  return pages.flatMap(({ path }) => {
    const installed = installedBy(path, texts);
    return usedBy(path, texts.get(path))
      .filter((name) => !installed.includes(name))
      .map((name) => `${path}: ${name}`);
  });
}

function usedBy(path, text) {
  const codes = codeBlocks(path, text).map(({ code }) => code);
  const names = codes.flatMap((code) => [...code.matchAll(USES)].map(([, name]) => name));
  const peers = codes.some((code) => WIDGETS.test(code)) ? ['@emotion/react'] : [];
  return [...new Set([...names, ...peers])].sort();
}

function installedBy(path, texts) {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`A page follows ${path}, which is not a page for users.`);
  const own = codeBlocks(path, text).flatMap(({ code }) =>
    [...code.matchAll(INSTALLS)].flatMap(([, names]) => names.split(' ')),
  );
  const followed = [...text.matchAll(FOLLOWED)].map(([, link]) => posix.join(posix.dirname(path), link));
  return [...own, ...followed.flatMap((page) => installedBy(page, texts))];
}
