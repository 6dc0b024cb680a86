import { lettering, rainbow } from '../lib/lettering.mjs';
import { translations } from './word-translations.mjs';

const WIDTH = 320;

const HEIGHT = 160;

/** A word cut out with a white border, on nothing. */
const wordSticker = (id, { word, text, motion, fill, stroke, alt, tags, font = 'Lilita', ...rest }) => ({
  id: `words-${id}`,
  kind: 'sticker',
  channel: 'bigwords',
  title: text,
  alt,
  tags: [...tags, 'text', 'words', 'sticker', 'typography'],
  i18n: translations(word),
  ...rest,
  width: WIDTH,
  height: HEIGHT,
  frames: 24,
  delay: 80,
  quality: 55,
  canvas: () => (context, t) => {
    const place = { x: WIDTH / 2, y: HEIGHT * 0.55, size: 92, width: WIDTH * 0.82, motion, t, font };
    lettering(context, text, { ...place, fill: '#fff', stroke: '#fff', strokeWidth: 0.42 });
    lettering(context, text, {
      ...place,
      fill: typeof fill === 'function' ? fill(t) : fill,
      stroke,
      strokeWidth: 0.16,
    });
  },
});

/** What a service that animates any text would answer: no sticker, but text made for one search. */
const DYNAMIC = { kind: 'text', flags: { is_dynamic: true } };

/** Every letter the next colour of a palette. */
const inTurn =
  (...colors) =>
  () =>
  (index) =>
    colors[index % colors.length];

export const wordStickers = [
  wordSticker('thanks', {
    word: 'thanks',
    text: 'Thanks!',
    motion: 'bounce',
    fill: (t) => rainbow(t),
    stroke: '#2b1a3a',
    alt: 'The word Thanks! bounces in rainbow colours',
    tags: ['thanks', 'thank you', 'grateful', 'appreciate', 'rainbow'],
  }),
  wordSticker('omg', {
    word: 'omg',
    text: 'OMG',
    motion: 'shake',
    fill: '#ff3d7f',
    stroke: '#4a0d2b',
    font: 'Bungee',
    alt: 'The letters OMG shake in hot pink',
    tags: ['omg', 'oh my god', 'wow', 'shock', 'surprise'],
  }),
  wordSticker('okay', {
    word: 'okay',
    text: 'Okay',
    motion: 'wave',
    fill: '#2ec4b6',
    stroke: '#0b3b3a',
    alt: 'The word Okay waves in turquoise',
    tags: ['ok', 'okay', 'fine', 'yes', 'alright'],
  }),
  wordSticker('lol', {
    word: 'lol',
    text: 'LOL',
    motion: 'wiggle',
    fill: inTurn('#ffca3a', '#ff924c', '#ffca3a'),
    stroke: '#5b2d0e',
    font: 'Bungee',
    alt: 'The letters LOL wiggle in yellow and orange',
    tags: ['lol', 'laugh', 'funny', 'haha', 'laughing'],
  }),
  wordSticker('yes', {
    word: 'yes',
    text: 'Yes!',
    motion: 'bounce',
    fill: '#7ae582',
    stroke: '#0f5132',
    alt: 'The word Yes! jumps in bright green',
    tags: ['yes', 'yeah', 'agree', 'ok', 'sure'],
  }),
  wordSticker('no-way', {
    word: 'noWay',
    text: 'No way',
    motion: 'wiggle',
    fill: '#ff595e',
    stroke: '#5a0b14',
    alt: 'The words No way wiggle in red',
    tags: ['no way', 'no', 'nope', 'never', 'impossible'],
  }),
  wordSticker('hello', {
    word: 'hello',
    text: 'Hello',
    motion: 'wave',
    fill: inTurn('#ff595e', '#ffca3a', '#8ac926', '#1982c4', '#b07cff'),
    stroke: '#24123a',
    alt: 'The word Hello waves, each letter in another colour',
    tags: ['hello', 'hi', 'hey', 'greeting', 'welcome'],
  }),
  wordSticker('bye', {
    word: 'bye',
    text: 'Bye!',
    motion: 'wave',
    fill: '#4cc9f0',
    stroke: '#0a2a52',
    alt: 'The word Bye! waves in sky blue',
    tags: ['bye', 'goodbye', 'see you', 'later', 'leaving'],
  }),
  wordSticker('sorry', {
    word: 'sorry',
    text: 'Sorry',
    motion: 'jelly',
    fill: '#a9bcd0',
    stroke: '#26364a',
    alt: 'The word Sorry wobbles in grey blue',
    tags: ['sorry', 'apology', 'my bad', 'forgive me', 'oops'],
  }),
  wordSticker('nice', {
    word: 'nice',
    text: 'Nice',
    motion: 'jelly',
    fill: inTurn('#ff8fab', '#ffc2d1'),
    stroke: '#6d1337',
    alt: 'The word Nice wobbles in two pinks',
    tags: ['nice', 'cool', 'great', 'good job', 'like'],
  }),
  wordSticker('oops', {
    word: 'oops',
    text: 'Oops',
    motion: 'bounce',
    fill: inTurn('#ff924c', '#ffca3a'),
    stroke: '#5b2d0e',
    alt: 'The word Oops hops in orange and yellow',
    tags: ['oops', 'mistake', 'my bad', 'awkward', 'sorry'],
  }),
  wordSticker('miss-you', {
    word: 'missYou',
    text: 'Miss you',
    motion: 'wave',
    fill: '#c77dff',
    stroke: '#35105c',
    alt: 'The words Miss you wave in lilac',
    tags: ['miss you', 'i miss you', 'love', 'lonely', 'sad'],
  }),
  wordSticker('text-happy-friday', {
    word: 'friday',
    text: 'Happy Friday',
    motion: 'wave',
    ...DYNAMIC,
    fill: (t) => rainbow(t),
    stroke: '#2b1a3a',
    alt: 'The words Happy Friday wave in rainbow colours',
    tags: ['happy friday', 'friday', 'weekend', 'tgif', 'finally'],
  }),
  wordSticker('text-lets-eat', {
    word: 'eat',
    text: 'Let’s eat!',
    motion: 'bounce',
    ...DYNAMIC,
    fill: '#ff924c',
    stroke: '#4a1d0b',
    alt: 'The words Let’s eat! bounce in orange',
    tags: ['let’s eat', 'food', 'hungry', 'dinner', 'lunch'],
  }),
];
