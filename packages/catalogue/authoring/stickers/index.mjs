import { emojiSource, loadEmoji } from '../lib/emoji.mjs';
import { emojiTags, emojiTranslations } from '../lib/translations.mjs';
import { handyHearts } from './handy-hearts.mjs';
import { moodlings } from './moodlings.mjs';
import { pocketThings } from './pocket-things.mjs';
import { zoohop } from './zoohop.mjs';

const MAX_TAGS = 12;
/** What every sticker of a channel is also found by. */
const SHARED_TAGS = {
  moodlings: ['face', 'emoji', 'mood', 'reaction'],
  zoohop: ['animals', 'cute', 'emoji', 'nature'],
  handyhearts: ['emoji', 'reaction'],
  pocketthings: ['emoji', 'objects'],
};
const SIZE = 240;
/** How large an emoji is drawn: it needs room to jump. */
const DRAWN = 202;

/** An emoji as a transparent sticker. */
function sticker(channel, [name, code, title, alt, words, rating = 'g']) {
  return {
    id: `${channel}-${name}`,
    kind: 'sticker',
    channel,
    title,
    alt,
    rating,
    tags: [...new Set([...words.split(', '), ...emojiTags(code).slice(0, 5), ...SHARED_TAGS[channel]])].slice(
      0,
      MAX_TAGS,
    ),
    i18n: emojiTranslations(code),
    license: 'MIT AND Unicode-3.0',
    source: emojiSource('Moved by code in this repository', [code]),
    width: SIZE,
    height: SIZE,
    frames: 36,
    delay: 80,
    quality: 52,
    canvas: async () => {
      const emoji = await loadEmoji(code);
      return (context, t) => emoji.draw(context, t, { x: SIZE / 2, y: SIZE / 2, size: DRAWN });
    },
  };
}

export const stickers = [
  ...moodlings.map((row) => sticker('moodlings', row)),
  ...zoohop.map((row) => sticker('zoohop', row)),
  ...handyHearts.map((row) => sticker('handyhearts', row)),
  ...pocketThings.map((row) => sticker('pocketthings', row)),
];
