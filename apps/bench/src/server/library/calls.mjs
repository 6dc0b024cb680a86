import { createRandom, pick, seedOf } from './random.mjs';
import { exclusivePairs, idOf, SEED } from './synthetic-library.mjs';

const TRENDING = 'trending';
const TENOR_TRENDING = 'trending, in the format of Tenor';
const KLIPY_TRENDING = 'trending, in the format of KLIPY';

/** Formats whose responses may cost at most 1.3 times the CPU time of the native one. */
export const FORMATS = { native: TRENDING, others: [TENOR_TRENDING, KLIPY_TRENDING], maxRatio: 1.3 };

/**
 * Returns the measured calls: the name, the path of each call, and the goals of p50 and p95 for a million items in ms.
 * Each call has other words, drawn with a seeded generator.
 */
export function createCalls({ items, library }) {
  const { vocabulary } = library;
  const common = (random) => vocabulary.en.words[Math.floor(random() * 10)];
  const known = (random) => vocabulary.en.words[100 + Math.floor(random() * 2000)];
  const pairs = exclusivePairs(vocabulary);
  const anyId = (random) => idOf(Math.floor(random() * items));
  const smallChannels = library.channels.filter(({ slug }) => slug.startsWith('small-'));
  const search = (q, more = '', kind = 'gifs') => `/v1/${kind}/search?limit=25&q=${encodeURIComponent(q)}${more}`;
  const translated = (language) => (random) =>
    search(vocabulary[language].words[Math.floor(random() * 50)], `&lang=${language}`);

  return [
    call('search, common word', [20, 60], (random) => search(common(random))),
    call('search, two common words', [30, 90], (random) => search(twoOf(random, vocabulary.en.words.slice(0, 10)))),
    call('search, two words that never occur together', [60, 150], (random) => search(pick(random, pairs).join(' '))),
    call('search, stop word', undefined, (random) => search(pick(random, ['with', 'the', 'in']))),
    call('search in a channel of 100, common word', [30, 90], (random) =>
      search(`@${pick(random, smallChannels).slug} ${common(random)}`),
    ),
    call('stickers/search, common word', [40, 120], (random) => search(common(random), '', 'stickers')),
    call('search, rating=g', [40, 120], (random) => search(common(random), '&rating=g')),
    call('search, 3-letter prefix', [25, 80], (random) => search(known(random).slice(0, 3))),
    call('search, typo', [60, 150], (random) => search(misspelled(known(random)))),
    call('search, lang=de', [30, 90], translated('de')),
    call('search, lang=ja', [30, 90], translated('ja')),
    call('search, offset 4,975', [60, 150], (random) => search(common(random), '&offset=4975')),
    call('search, sort=recent', [60, 150], (random) => search(common(random), '&sort=recent')),
    call('related', [20, 60], (random) => `/v1/gifs/related?limit=25&gif_id=${anyId(random)}`),
    call('random', [8, 20], () => '/v1/gifs/random?'),
    call('categories', [10, 25], () => '/v1/gifs/categories?'),
    call('related tags', [20, 60], (random) => `/v1/tags/related/${common(random)}?`),
    call('page /gifs/{id}', [25, 80], (random) => `/gifs/${anyId(random)}?`),
    call(TRENDING, [10, 25], (random) => `/v1/gifs/trending?limit=25&offset=${Math.floor(random() * 4) * 25}`),
    call(TENOR_TRENDING, [10, 25], () => '/v2/featured?limit=25&key=zoetrope-web'),
    call(KLIPY_TRENDING, [10, 25], () => '/api/v1/zoetrope-web/gifs/trending?per_page=25'),
    call('by id', [10, 25], (random) => `/v1/gifs/${anyId(random)}?`),
    call('search tags', [10, 25], (random) => `/v1/gifs/search/tags?q=${known(random).slice(0, 3)}`),
  ];
}

/** Calls by 16 clients at once, with the goal in calls per second. */
export const CONCURRENT = [
  { name: 'search, common word', perSecond: 150 },
  { name: TRENDING, perSecond: 200 },
];

function call(name, goals, path) {
  return { name, goals, pathOf: (index) => path(createRandom(seedOf(SEED + 2, index))) };
}

function twoOf(random, words) {
  const first = pick(random, words);
  const second = pick(
    random,
    words.filter((word) => word !== first),
  );
  return `${first} ${second}`;
}

/** Swaps two letters in the middle. */
function misspelled(word) {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle - 1)}${word[middle]}${word[middle - 1]}${word.slice(middle + 1)}`;
}
