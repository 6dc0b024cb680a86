const SEARCHES = 300;
const TYPOS = 60;
const TRENDING = 200;

/** Makes searches as users type them: a word of a GIF, two words of one GIF, and a word with a typo. */
export function makeRequests({ items }) {
  const gifs = items
    .filter(({ kind }) => kind === 'gif')
    .map(({ tags }) => tags.filter((tag) => /^[a-z]{5,}$/.test(tag)))
    .filter((words) => words.length > 1);
  const wordsOf = (index) => gifs[index % gifs.length];
  const search = (index) => {
    const words = wordsOf(index);
    const first = Math.floor(index / gifs.length) % (words.length - 1);
    return pathOf(index % 3 === 0 ? `${words[first]} ${words[first + 1]}` : words[first]);
  };
  return {
    search: every(SEARCHES, search),
    typo: every(TYPOS, (index) => pathOf(misspelled(wordsOf(index)[0]))),
    trending: every(TRENDING, (index) => `/v1/gifs/trending?limit=25&offset=${(index % 4) * 25}`),
  };
}

const every = (length, make) => Array.from({ length }, (_, index) => make(index));
const pathOf = (words) => `/v1/gifs/search?limit=25&q=${encodeURIComponent(words)}`;

/** Swaps two letters in the middle. */
function misspelled(word) {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle - 1)}${word[middle]}${word[middle - 1]}${word.slice(middle + 1)}`;
}
