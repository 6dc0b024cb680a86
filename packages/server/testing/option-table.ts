import { optionTable } from '../src/cli/describe-options.ts';

const START = '<!-- options: zoetrope-server -->';
const END = '<!-- /options -->';

/** A page whose table of options, between two comments, is replaced by the current one. */
export function writeOptionTable(page: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start === -1 || end < start) throw new Error(`The page has no ${START} … ${END}.`);
  return `${page.slice(0, start)}${START}\n${optionTable()}\n${page.slice(end)}`;
}
