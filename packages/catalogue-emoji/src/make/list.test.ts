import { describe, expect, it } from 'vitest';
import { createPictureFinder } from './artwork.ts';
import { EXCEPTION_BY_EMOJI } from './choose-motion.ts';
import { CHANNELS, describeEmoji } from './describe-emoji.ts';
import { bareEmoji, LANGUAGES, readEmoji } from './emoji.ts';
import { MOTIONS } from './motions.ts';
import { nameEmoji, slugOf, titleOf } from './name-emoji.ts';
import { createSearchFinder, SEARCHES, SOURCES } from './searches.ts';

const list = readEmoji();
const findPicture = createPictureFinder();
const searchesOf = createSearchFinder();
const items = list.map((emoji, position) => {
  const picture = findPicture(emoji);
  if (picture === undefined) throw new Error(`${emoji.label} has no picture.`);
  return describeEmoji(emoji, { picture, position, searches: searchesOf(emoji.emoji) });
});
const itemOf = (emoji: string) => items[list.findIndex((each) => bareEmoji(each.emoji) === bareEmoji(emoji))];

describe('the items', () => {
  it('has a picture of a freely licensed set for each of the 1,914 emoji that are not components', () => {
    expect(items).toHaveLength(1914);
    expect(new Set(items.map(({ license }) => license))).toEqual(
      new Set(['MIT AND Unicode-3.0', 'Apache-2.0 AND Unicode-3.0']),
    );
    expect(itemOf('🐶')?.source).toMatch(/^dog-face of microsoft\/fluentui-emoji,/);
    expect(itemOf('🫍')?.source).toMatch(/^orca of googlefonts\/noto-emoji,/);
    expect(itemOf('🇩🇪')?.source).toMatch(/^de of HatScripts\/circle-flags,/);
    expect(itemOf('🏴󠁧󠁢󠁳󠁣󠁴󠁿')?.source).toMatch(/^gb-sct of HatScripts\/circle-flags,/);
  });

  it('has unique ids that fit in a URL', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id } of items) expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
  });

  it('describes each emoji by what it shows and what it does', () => {
    expect(new Set(items.map(({ alt_text }) => alt_text)).size).toBe(items.length);
    expect(itemOf('🐶')?.alt_text).toBe('The dog face emoji hops from side to side');
    expect(itemOf('🇳🇱')).toMatchObject({
      title: 'Flag of the Netherlands',
      alt_text: 'The flag of the Netherlands emoji flutters',
    });
  });

  it('tags each emoji with itself, and with the searches that it fits', () => {
    for (const [index, { emoji }] of list.entries()) expect(items[index]?.tags[0]).toBe(emoji);
    expect(itemOf('🎂')?.tags).toContain('happy birthday');
  });

  it('rates a few emoji that are not for all ages, and all others g', () => {
    expect(itemOf('🖕')?.rating).toBe('pg-13');
    expect(itemOf('🍺')?.rating).toBe('pg');
    expect(itemOf('🗡️')?.rating).toBe('pg');
    expect(items.filter(({ rating }) => rating !== 'g')).toHaveLength(18);
  });

  it('has no tags that are not for all ages', () => {
    const tags = new Set(items.flatMap((item) => item.tags));
    for (const tag of ['sexy', 'ass', 'booty', 'turd', 'pissed']) expect(tags).not.toContain(tag);
  });

  it('has titles and tags in all ten languages', () => {
    for (const { id, i18n } of items) {
      expect(Object.keys(i18n), id).toEqual([...LANGUAGES]);
      for (const { title, tags } of Object.values(i18n)) {
        expect(title, id).not.toBe('');
        expect(tags.length, id).toBeGreaterThan(0);
      }
    }
    expect(itemOf('🐶')?.i18n.de).toMatchObject({ title: 'Hundegesicht', tags: expect.arrayContaining(['hund']) });
  });

  it('are in one channel, whose children have a tag of the items', () => {
    const [parent] = CHANNELS;
    const children = CHANNELS.filter((channel) => channel.parent === parent?.slug);
    expect(new Set(items.map(({ channel }) => channel))).toEqual(new Set([parent?.slug]));
    expect(children).toHaveLength(9);
    for (const { slug, tags } of children) {
      expect(items.filter((item) => item.tags.includes(tags[0] ?? '')).length, slug).toBeGreaterThan(50);
    }
  });
});

describe('nameEmoji', () => {
  it.each([
    ['dog face', 'dog face', 'Dog Face'],
    ['flag: United States', 'flag of the United States', 'Flag of the United States'],
    ['flag: Falkland Islands', 'flag of the Falkland Islands', 'Flag of the Falkland Islands'],
    ['man: bald', 'bald man', 'Bald Man'],
    ['woman: red hair', 'woman with red hair', 'Woman with Red Hair'],
    ['family: man, woman, boy', 'family of man, woman and boy', 'Family of Man, Woman and Boy'],
    ['keycap: #', 'keycap #', 'Keycap #'],
    ['woman running: facing right', 'woman running, facing right', 'Woman Running, Facing Right'],
  ])('turns the label %j into a name and a title', (label, name, title) => {
    expect(nameEmoji(label)).toBe(name);
    expect(titleOf(name)).toBe(title);
  });

  it('gives an id without accents and signs', () => {
    expect(slugOf('flag of Côte d’Ivoire')).toBe('flag-of-cote-d-ivoire');
    expect(slugOf('keycap *')).toBe('keycap-asterisk');
  });
});

describe('the motions', () => {
  it('begin with the still picture, and change it', () => {
    for (const [name, { at }] of Object.entries(MOTIONS)) {
      const poses = [0, 0.1, 0.2, 0.3, 0.4].map((moment) => JSON.stringify(rounded(at(moment))));
      expect(rounded(at(0)), name).toEqual({});
      expect(new Set(poses).size, name).toBeGreaterThan(2);
    }
  });

  it('has exceptions for emoji of the list only', () => {
    const known = new Set(list.map(({ emoji }) => bareEmoji(emoji)));
    expect([...EXCEPTION_BY_EMOJI.keys()].filter((emoji) => !known.has(emoji))).toEqual([]);
    expect(EXCEPTION_BY_EMOJI.size).toBeGreaterThan(150);
  });
});

/** The parts of a pose that differ from the still picture. */
function rounded(pose: { readonly [key: string]: number }): { readonly [key: string]: number } {
  const entries = Object.entries(pose).map(([key, value]) => [key, Math.round(value * 1000) / 1000] as const);
  const still = (key: string) => (key.startsWith('scale') || key === 'opacity' ? 1 : 0);
  return Object.fromEntries(entries.filter(([key, value]) => value !== still(key)));
}

describe('the common searches', () => {
  it('has 200 terms with a source each', () => {
    expect(new Set(SEARCHES.map(({ term }) => term)).size).toBe(200);
    expect(Object.keys(SOURCES).sort()).toEqual([...new Set(SEARCHES.map(({ source }) => source))].sort());
    for (const source of Object.values(SOURCES)) expect(source).toMatch(/https?:|emojibase-data/);
  });

  it('has only keywords of emoji as terms that no list of GIF searches names', () => {
    const compact = (text: string) => text.toLowerCase().replaceAll(' ', '');
    const keywords = new Set(list.flatMap(({ label, tags }) => [label, ...tags].map(compact)));
    const terms = SEARCHES.filter(({ source }) => source === 'keywords').map(({ term }) => term);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.filter((term) => !keywords.has(compact(term)))).toEqual([]);
  });

  it('has at least five emoji of the list for each term, and none for more than eight terms', () => {
    const known = new Set(list.map(({ emoji }) => bareEmoji(emoji)));
    const uses = new Map<string, number>();
    for (const { term, emoji } of SEARCHES) {
      const bare = new Set(emoji.map(bareEmoji));
      expect(bare.size, term).toBeGreaterThanOrEqual(5);
      for (const each of bare) {
        expect(known.has(each), `${each} of ${term}`).toBe(true);
        uses.set(each, (uses.get(each) ?? 0) + 1);
      }
    }
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(8);
  });
});
