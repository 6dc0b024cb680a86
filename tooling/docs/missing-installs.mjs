import { posix } from 'node:path';
import { codeBlocks } from './code-blocks.mjs';

/** Imports of modules, and the addresses that an import map has for them. */
const USES =
  /(?:\b(?:from|import)\s*\(?\s*['"]|\/node_modules\/)(@zoetrope\/[\w-]+|@emotion\/react|react|react-dom)(?=['"/])/g;
/** The widgets' peer that a project of React does not have by itself. The layout needs none. */
const WIDGETS = /['"]@zoetrope\/react-components(?!\/layout)[/'"]/;
const INSTALLS = /^npm install (.+?)(?: #.*)?$/gm;
/** `For a project that has followed [another page](another.md).` */
const FOLLOWED = /has followed \[[^\]]*\]\(([^)#]+\.md)\)/g;

/**
 * What the blocks of each page import, and neither it nor a page that it says to have followed installs: `page: package`. A package that
 * is there only as a dependency of another one does not count, since pnpm and Yarn keep it out of reach.
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
  if (text === undefined) throw new Error(`${path} is said to have been followed, and is no page that users read.`);
  const own = codeBlocks(path, text).flatMap(({ code }) =>
    [...code.matchAll(INSTALLS)].flatMap(([, names]) => names.split(' ')),
  );
  const followed = [...text.matchAll(FOLLOWED)].map(([, link]) => posix.join(posix.dirname(path), link));
  return [...own, ...followed.flatMap((page) => installedBy(page, texts))];
}
