import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';

const { items, channels } = catalogue;
const LANGUAGES = ['de', 'fr', 'es', 'pt', 'it', 'ja', 'zh', 'ko', 'ru'];
const wordOf = (tag: string | { readonly text: string }) => (typeof tag === 'string' ? tag : tag.text);

describe('the items', () => {
  it('has at least 150 items with unique ids that fit in a URL', () => {
    const ids = items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(150);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it.each(items.map((item) => [item.id, item] as const))(
    'describes the item %s with a title, tags, creator, license and source',
    (_, item) => {
      expect(item.title.trim()).not.toBe('');
      expect(item.alt_text.length).toBeGreaterThan(14);
      expect(item.alt_text).not.toBe(item.title);
      expect(item.tags.length).toBeGreaterThanOrEqual(6);
      expect(item.tags.length).toBeLessThanOrEqual(12);
      expect(new Set(item.tags.map(wordOf)).size).toBe(item.tags.length);
      expect(item.license).toMatch(/^(CC0-1\.0|MIT|(CC0-1\.0|MIT) AND (MIT|Unicode-3\.0))$/);
      expect(item.source).not.toBe('');
      expect(new Date(item.created).toISOString()).toBe(item.created);
      if (item.channel !== null) expect(channels.map(({ slug }) => slug)).toContain(item.channel);
    },
  );

  it('names, for every picture of others, one of the two sources in LICENSES.md', () => {
    const others = items.filter(({ license }) => license.includes('MIT'));
    expect(others.length).toBeGreaterThan(100);
    const sources = [' of microsoft/fluentui-emoji', '(@bybas/weather-icons 2.0.0), rendered to frames'];
    const unknown = others.filter(({ source }) => !sources.some((ending) => source.endsWith(ending)));
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  it('has a title and tags in all ten languages for every sticker', () => {
    const stickers = items.filter(({ kind }) => kind === 'sticker');
    expect(stickers.length).toBeGreaterThan(50);
    for (const { id, i18n } of stickers) {
      expect(Object.keys(i18n), id).toEqual(LANGUAGES);
      for (const { title, tags } of Object.values(i18n)) {
        expect(title, id).not.toBe('');
        expect(tags.length, id).toBeGreaterThan(0);
      }
    }
  });

  it('has tags in all ten languages for every gif and video', () => {
    const moving = items.filter(({ kind }) => kind === 'gif' || kind === 'video');
    expect(moving.length).toBeGreaterThan(100);
    for (const { id, i18n } of moving) {
      expect(Object.keys(i18n), id).toEqual(LANGUAGES);
      for (const { tags } of Object.values(i18n)) expect(new Set(tags).size, id).toBe(tags.length);
    }
    const cats = items.filter(({ i18n }) => i18n.de?.tags.includes('katze')).map(({ kind }) => kind);
    expect(new Set(cats)).toEqual(new Set(['gif', 'sticker']));
  });

  it('has items of all kinds, mostly rated g, in many proportions and from several years', () => {
    const kinds = new Set(items.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['gif', 'sticker', 'text', 'video']));
    const ratings = items.map(({ rating }) => rating);
    expect(ratings.filter((rating) => rating === 'g').length).toBeGreaterThan(items.length * 0.9);
    expect(ratings).toContain('pg');
    expect(ratings).toContain('pg-13');
    const shapes = new Set(items.map(({ width, height }) => Math.round((width / height) * 10)));
    expect(shapes.size).toBeGreaterThanOrEqual(7);
    expect(new Set(items.map(({ created }) => created.slice(0, 4))).size).toBeGreaterThanOrEqual(3);
  });
});

describe('the channels', () => {
  it('has channels with unique slugs and existing parents', () => {
    const slugs = channels.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { parent } of channels) if (parent !== null) expect(slugs).toContain(parent);
  });

  it('has eleven top-level channels with items, and three special cases', () => {
    const top = channels.filter(({ parent }) => parent === null).map(({ slug }) => slug);
    expect(top).toHaveLength(14);
    for (const slug of top)
      expect(
        items.some(({ channel }) => channel === slug),
        slug,
      ).toBe(true);
  });

  it('has child channels whose tags match items of their parent', () => {
    for (const { slug, parent, tags } of channels) {
      if (parent === null) continue;
      const found = items.filter(
        (item) => item.channel === parent && item.tags.some((tag) => tags.includes(wordOf(tag))),
      );
      expect(found.length, slug).toBeGreaterThan(0);
    }
  });
});

describe('the cases that a widget must get right', () => {
  const channelWhere = (rule: (channel: (typeof channels)[number]) => boolean) =>
    channels.filter(rule).map(({ slug }) => slug);

  it('has a private channel, one without decoration, and one without name and picture', () => {
    expect(channelWhere(({ is_public }) => !is_public)).toEqual(['backroom']);
    expect(channelWhere(({ suppress_chrome }) => suppress_chrome)).toEqual(['plainframe']);
    expect(channelWhere(({ display_name, avatar }) => !display_name && !avatar)).toEqual(['facelesslot']);
  });

  it('has an item without creator, one with tags as objects, and an animated text', () => {
    expect(items.some(({ channel }) => channel === null)).toBe(true);
    expect(items.some(({ tags }) => tags.every((tag) => typeof tag === 'object'))).toBe(true);
    expect(items.some(({ kind, flags }) => kind === 'text' && flags?.is_dynamic)).toBe(true);
  });

  it('has an external video of each provider and a call to action with a web link', () => {
    const providers = items.flatMap(({ external_media }) => external_media?.provider_name ?? []);
    expect(providers.sort()).toEqual(['vimeo', 'youtube']);
    const links = items.flatMap(({ cta }) => cta?.link ?? []);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(new URL(link).protocol).toBe('http:');
  });
});
