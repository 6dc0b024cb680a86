// A library of any size whose words are distributed as in real texts. A small repeated catalogue would have neither
// words that match a fifth of all items, nor words that match one.
import { between, createRandom, createZipf, pick, seedOf } from './random.mjs';
import { makeVocabulary, TRANSLATED } from './vocabulary.mjs';

export const SEED = 33;

/** Flattens the first ranks, so that the most common word is in about a fifth of all items. */
const ZIPF_OFFSET = 6;
/** An item has only the even or only the odd words of these ranks, so 20 pairs of common words never occur together. */
const EXCLUSIVE = { first: 10, end: 50 };
const TOPICS = 400;
const WORDS_PER_TOPIC = 40;
const LARGE_CHANNELS = 10;
/** One channel of about 100 items for each 500. */
const ITEMS_PER_SMALL_CHANNEL = 500;
const FIRST_CREATED = Date.UTC(2021, 0, 1);
const FIVE_YEARS_MS = 5 * 365 * 86_400_000;

/** The file of every item, unless files are given. */
const NO_FILE = { master: 'none.webp', width: 480, height: 270, frames: 24, duration_ms: 1920 };

/**
 * Creates a library of `items` items, the same for the same seed. It uses no memory, because each item is computed from
 * its index.
 *
 * `files` are items whose masters, sizes and durations the synthetic items have in turn. Default: a file that does not
 * exist.
 *
 * @example
 * const library = createLibrary({ items: 1_000_000 });
 * for await (const item of library.stream()) write(item);
 */
export function createLibrary({ items, seed = SEED, files = [NO_FILE] }) {
  const vocabulary = makeVocabulary(seed);
  const { words } = vocabulary.en;
  const drawWord = createZipf(words.length, ZIPF_OFFSET);
  const drawTopic = createZipf(TOPICS, 4);
  const drawOfTopic = createZipf(WORDS_PER_TOPIC, 3);
  const topics = makeTopics({ seed, words, drawWord });
  const smallChannels = Math.max(1, Math.floor(items / ITEMS_PER_SMALL_CHANNEL));

  /** Draws the rank of a word: of the item's topic, or of the language. */
  function rankFor({ random, topic, side }) {
    const rank = random() < 0.4 ? topics[topic][drawOfTopic(random)] : drawWord(random);
    if (rank < EXCLUSIVE.first || rank >= EXCLUSIVE.end) return rank;
    return rank - (rank % 2) + side;
  }

  /** Returns the word of a language for an English rank. The other vocabularies are smaller, so ranks wrap around. */
  function wordIn(language, rank, random) {
    const own = vocabulary[language];
    const word = own.words[rank % own.words.length];
    return random() < 0.2 ? `${word}${pick(random, own.inflections)}` : word;
  }

  function itemAt(index) {
    const random = createRandom(seedOf(seed, index));
    const subject = { random, topic: drawTopic(random), side: between(random, 0, 1) };
    const ranks = (count) => Array.from({ length: count }, () => rankFor(subject));
    const english = (list) => list.map((rank) => wordIn('en', rank, random));

    const titleRanks = ranks(between(random, 2, 5));
    const tagRanks = Array.from({ length: between(random, 3, 9) }, () => ranks(random() < 0.2 ? 2 : 1));
    const [subjectWord, doing, place] = english(ranks(3));
    return {
      id: idOf(index),
      kind: kindOf(random()),
      title: english(titleRanks).map(capitalized).join(' '),
      alt_text: `A ${subjectWord} that is ${doing} with ${english(ranks(between(random, 1, 4))).join(' and ')} in the ${place}`,
      tags: tagRanks.map((tag) => english(tag).join(' ')),
      i18n: translations({ random, titleRanks, tagRanks }),
      channel: channelOf(random),
      rating: ratingOf(random()),
      created: new Date(FIRST_CREATED + Math.floor(random() * FIVE_YEARS_MS)).toISOString(),
      ...fileFacts(files[index % files.length]),
      license: 'CC0-1.0',
      source: 'made for a benchmark',
    };
  }

  function translations({ random, titleRanks, tagRanks }) {
    if (random() < 0.7) return {};
    const languages = TRANSLATED.filter(() => random() < 0.4);
    const text = (language, ranks) =>
      ranks.map((rank) => wordIn(language, rank, random)).join(language === 'ja' || language === 'zh' ? '' : ' ');
    return Object.fromEntries(
      languages.map((language) => [
        language,
        { title: text(language, titleRanks), tags: tagRanks.map((tag) => text(language, tag)) },
      ]),
    );
  }

  /** A fifth of the items are in a few large channels, a fifth in channels of about 100, and the rest in no channel. */
  function channelOf(random) {
    const share = random();
    if (share < 0.2) return `large-${between(random, 0, LARGE_CHANNELS - 1)}`;
    return share < 0.4 ? `small-${between(random, 0, smallChannels - 1)}` : null;
  }

  function* stream() {
    for (let index = 0; index < items; index += 1) yield itemAt(index);
  }

  return {
    vocabulary,
    itemAt,
    /** The items, one at a time. */
    async *stream() {
      yield* stream();
    },
    /** All items at once, for small libraries. */
    toArray: () => [...stream()],
    channels: [
      ...channels('large', LARGE_CHANNELS, () => null),
      ...channels('small', smallChannels, (index) => (index % 10 === 0 ? `large-${index % LARGE_CHANNELS}` : null)),
    ],
  };

  function channels(name, count, parentOf) {
    return Array.from({ length: count }, (_, index) => ({
      slug: `${name}-${index}`,
      display_name: `${capitalized(words[(index * 7 + 60) % words.length])} ${name}`,
      description: '',
      is_public: true,
      is_verified: index % 5 === 0,
      suppress_chrome: false,
      parent: parentOf(index),
      tags: [],
    }));
  }
}

/** Returns pairs of common words that never occur together, as [word, word]. */
export function exclusivePairs({ en: { words } }) {
  const pairs = [];
  for (let rank = EXCLUSIVE.first; rank < EXCLUSIVE.end; rank += 2) pairs.push([words[rank], words[rank + 1]]);
  return pairs;
}

export const idOf = (index) => `item-${index}`;

/** Draws the ranks of the words of each topic. Topics overlap, so they share common words. */
function makeTopics({ seed, words, drawWord }) {
  const random = createRandom(seed + 1);
  return Array.from({ length: TOPICS }, () =>
    Array.from({ length: WORDS_PER_TOPIC }, () =>
      random() < 0.3 ? drawWord(random) : between(random, 100, words.length - 1),
    ),
  );
}

function kindOf(share) {
  if (share < 0.01) return 'sticker';
  return share < 0.015 ? 'text' : 'gif';
}

/** 2 % are suitable for everyone. */
function ratingOf(share) {
  if (share < 0.02) return 'g';
  if (share < 0.7) return 'pg';
  return share < 0.95 ? 'pg-13' : 'r';
}

const fileFacts = ({ master, width, height, frames, duration_ms }) => ({ master, width, height, frames, duration_ms });

const capitalized = (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
