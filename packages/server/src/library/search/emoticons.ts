/**
 * The emoji of emoticons in lower case and without noses. From emojibase-data 17.0.0 (MIT), without those of letters and
 * digits alone, which are also words, and without the rare ones; the last three rows are the most common kaomoji.
 */
const EMOTICONS: ReadonlyMap<string, string> = new Map([
  [':d', '😄'],
  [":'d", '🤣'],
  [":')", '😂'],
  [':)', '🙂'],
  ['(:', '🙂'],
  [';)', '😉'],
  [':>', '😊'],
  ['o:)', '😇'],
  [':x', '😘'],
  [':*', '😚'],
  [':p', '😛'],
  [';p', '😜'],
  [':|', '😐'],
  [':#', '😶'],
  ['8)', '😎'],
  [':/', '😕'],
  [':\\', '😕'],
  [':(', '☹️'],
  ['):', '☹️'],
  [':o', '😲'],
  [':$', '😳'],
  [':s', '😧'],
  [":'(", '😢'],
  [":'o", '😭'],
  ['x(', '😖'],
  [':<', '😓'],
  ['d:', '😩'],
  [':c', '😫'],
  ['>:/', '😡'],
  [':@', '🤬'],
  ['>:)', '😈'],
  ['>:(', '👿'],
  [':3', '😽'],
  ['</3', '💔'],
  ['<3', '❤️'],
  ['\\m/', '🤘'],
  ['^_^', '😊'],
  ['^^', '😊'],
  ['-_-', '😑'],
  ['>_<', '😣'],
  ['t_t', '😭'],
  [';_;', '😭'],
  ['\\o/', '🙌'],
]);

/** The face of ¯\_(ツ)_/¯, whose backslash and underscores are often lost. */
const SHRUGGING_FACE = '(ツ)';
const SHRUG = '🤷';

/** Replaces emoticons that are separate words by emoji: "love you <3" becomes "love you ❤️". */
export function replaceEmoticons(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => emojiOf(word) ?? word)
    .join(' ');
}

function emojiOf(word: string): string | undefined {
  if (word.includes(SHRUGGING_FACE)) return SHRUG;
  const text = word.toLowerCase();
  return EMOTICONS.get(text) ?? EMOTICONS.get(text.replace('-', ''));
}
