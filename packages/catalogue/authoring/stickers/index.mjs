import { emojiFile } from '../lib/emoji.mjs';
import { readFrames } from '../lib/frames.mjs';
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

/** An animated emoji as a transparent sticker: every second one of its 24 frames a second, shown for 80 ms. */
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
    source: `Fluent UI animated emoji ${code} (microsoft/fluentui-emoji-animated), resized`,
    delay: 80,
    quality: 52,
    draw: () => readFrames(emojiFile(code), { width: SIZE, height: SIZE, step: 2 }),
  };
}

export const stickers = [
  ...moodlings.map((row) => sticker('moodlings', row)),
  ...zoohop.map((row) => sticker('zoohop', row)),
  ...handyHearts.map((row) => sticker('handyhearts', row)),
  ...pocketThings.map((row) => sticker('pocketthings', row)),
];
