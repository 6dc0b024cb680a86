import { posix } from 'node:path';
import { sitePath } from './site-path.mjs';

const LINK = /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\((?!\w+:|#)([^)\s#]+)(#[^)\s]*)?\)/g;

/** Rewrites the links of a page for the site. A link to a file that the site does not show becomes plain text. */
export function rewriteLinks(text, file) {
  return text.replace(LINK, (_all, picture, words, target, part = '') => {
    const path = sitePath(fileOf(posix.normalize(posix.join(posix.dirname(file), target))));
    return path === undefined ? words : `${picture}[${words}](/${path}${part})`;
  });
}

/** A link to the folder of a package leads to its README. */
const fileOf = (path) => (/^packages\/[\w-]+\/?$/.test(path) ? `${path.replace(/\/$/, '')}/README.md` : path);
