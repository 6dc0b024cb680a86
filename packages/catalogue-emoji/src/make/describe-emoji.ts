import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import type { Picture } from './artwork.ts';
import { chooseMotion } from './choose-motion.ts';
import type { Composition } from './choose-scene.ts';
import { DELAY, FRAMES, SIDE } from './draw-master.ts';
import { SCENE_DELAY, SCENE_FRAMES, sceneMotion } from './draw-scene.ts';
import { bareEmoji, type Emoji } from './emoji.ts';
import { MOTIONS, type Motion } from './motions.ts';
import { capitalize, nameEmoji, slugOf, titleOf } from './name-emoji.ts';
import { SCENES } from './scenes.ts';

const CHANNEL = 'emoji';
const GIF_CHANNEL = 'emoji-scenes';

/** Tags of the public list that are not for all ages, or that nobody would search for. */
const UNWANTED: ReadonlySet<string> = new Set(
  '+1 -1 af ass booty bs dope g2g gtg high litaf pissed poop sexy sucks ttfn ttyl turd'.split(' '),
);

const MAX_TAGS_PER_LANGUAGE = 10;

/** Emoji that are not for all ages, by rating. All others are rated g. */
const RATED: { readonly [rating in 'pg' | 'pg-13']: string } = {
  pg: '🍺 🍻 🍷 🍸 🍹 🥂 🥃 🍾 🍶 🔫 🔪 🗡 💣 🩸 🪦 ⚰',
  'pg-13': '🖕 🚬',
};

/** By the groups of Unicode’s list: the channel of a group, which has the items with its tag. */
const GROUPS: {
  readonly [group: string]: { readonly tag: string; readonly name: string; readonly description: string };
} = {
  'smileys-emotion': { tag: 'smileys', name: 'Smileys and Hearts', description: 'Every face, and every heart.' },
  'people-body': { tag: 'people', name: 'People and Hands', description: 'People, what they do, and their hands.' },
  'animals-nature': { tag: 'nature', name: 'Animals and Plants', description: 'Everything that grows, hops or swims.' },
  'food-drink': { tag: 'meals', name: 'Food and Drink', description: 'From apples to tea.' },
  'travel-places': {
    tag: 'places',
    name: 'Travel and Weather',
    description: 'Places, ways to get there, and the sky above.',
  },
  activities: { tag: 'activities', name: 'Activities', description: 'Parties, sports and games.' },
  objects: { tag: 'objects', name: 'Objects', description: 'Things of every kind.' },
  symbols: { tag: 'symbols', name: 'Symbols', description: 'Arrows, signs and buttons.' },
  flags: { tag: 'flags', name: 'Flags', description: 'The flags of the world.' },
};

/** The channel of all stickers, one of each group in it, and the channel of all GIFs. */
export const CHANNELS: readonly CatalogueChannel[] = [
  channel(CHANNEL, null, { tag: 'emoji', name: 'Moving Emoji', description: 'A moving sticker for every emoji.' }),
  ...Object.values(GROUPS).map((group) => channel(`${CHANNEL}-${group.tag}`, CHANNEL, group)),
  channel(GIF_CHANNEL, null, {
    tag: 'emoji',
    name: 'Emoji Scenes',
    description: 'Moving emoji in lively scenes, for the most common searches.',
  }),
];

function channel(
  slug: string,
  parent: string | null,
  { tag, name, description }: { readonly tag: string; readonly name: string; readonly description: string },
): CatalogueChannel {
  return {
    slug,
    display_name: name,
    description,
    is_public: true,
    is_verified: false,
    suppress_chrome: false,
    parent,
    tags: [tag],
  };
}

/** The motion of an emoji. */
export function motionOf(emoji: Pick<Emoji, 'emoji' | 'subgroup'>): Motion {
  return MOTIONS[chooseMotion(emoji)];
}

/** A day on which all items were drawn; later ones in the list are a minute younger each. */
const FIRST_CREATED = Date.UTC(2026, 10, 1);

export interface DescribeOptions {
  readonly picture: Picture;
  /** In the list of emoji, from 0. */
  readonly position: number;
  /** What the emoji is searched for besides its own names. */
  readonly searches: readonly string[];
}

/** The item of an emoji. Its picture is drawn elsewhere. */
export function describeEmoji(emoji: Emoji, { picture, position, searches }: DescribeOptions): CatalogueItem {
  const name = nameEmoji(emoji.label);
  const id = `${CHANNEL}-${slugOf(name)}`;
  const motion = motionOf(emoji);
  return {
    id,
    kind: 'sticker',
    title: titleOf(name),
    alt_text: `The ${name} emoji ${motion.verb}`,
    tags: tagsOf(emoji, searches),
    i18n: translationsOf(emoji),
    channel: CHANNEL,
    rating: ratingOf(emoji),
    created: new Date(FIRST_CREATED + position * 60_000).toISOString(),
    width: SIDE,
    height: SIDE,
    frames: FRAMES,
    duration_ms: (motion.rest ?? DELAY) + (FRAMES - 1) * DELAY,
    master: `${id}.webp`,
    license: `${picture.license} AND Unicode-3.0`,
    author: picture.author,
    source: `${picture.source}, set in motion by the code of @zoetrope/catalogue-emoji`,
  };
}

export interface SceneOptions extends DescribeOptions {
  readonly composition: Composition;
  /** Among the GIFs of the emoji, from 1. */
  readonly number: number;
}

/** The item of a GIF: an emoji in a scene. Tags and translations are those of its sticker. */
export function describeScene(emoji: Emoji, { composition, number, ...options }: SceneOptions): CatalogueItem {
  const sticker = describeEmoji(emoji, options);
  const { title, describe } = SCENES[composition.scene];
  const id = number === 1 ? `${sticker.id}-gif` : `${sticker.id}-gif-${number}`;
  return {
    ...sticker,
    id,
    kind: 'gif',
    title: `${sticker.title} ${title}`,
    alt_text: describe(nameEmoji(emoji.label), sceneMotion(motionOf(emoji)).verb, composition.palette.name),
    channel: GIF_CHANNEL,
    width: composition.canvas.width,
    height: composition.canvas.height,
    frames: SCENE_FRAMES,
    duration_ms: SCENE_FRAMES * SCENE_DELAY,
    master: `${id}.webp`,
    source: `${options.picture.source}, set in a moving scene by the code of @zoetrope/catalogue-emoji`,
  };
}

function ratingOf({ emoji }: Emoji): CatalogueItem['rating'] {
  const bare = bareEmoji(emoji);
  if (RATED['pg-13'].split(' ').includes(bare)) return 'pg-13';
  return RATED.pg.split(' ').includes(bare) ? 'pg' : 'g';
}

function tagsOf({ emoji, group, tags }: Emoji, searches: readonly string[]): string[] {
  const wanted = tags.map((tag) => tag.toLowerCase()).filter((tag) => !UNWANTED.has(tag));
  const groupTags = [GROUPS[group]?.tag ?? [], 'emoji'].flat();
  return [...new Set([emoji, ...searches, ...wanted, ...groupTags])];
}

function translationsOf({ translations }: Emoji): CatalogueItem['i18n'] {
  return Object.fromEntries(
    [...translations].map(([language, { label, tags }]) => {
      const words = [label, ...tags].map((tag) => tag.toLocaleLowerCase(language));
      return [
        language,
        { title: capitalize(label, language), tags: [...new Set(words)].slice(0, MAX_TAGS_PER_LANGUAGE) },
      ];
    }),
  );
}
