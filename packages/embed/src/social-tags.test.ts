import { localProvider } from '@zoetrope/model';
import { buildGif, buildImages, buildUser } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { renderSocialTags } from './social-tags.ts';

const provider = localProvider('https://gifs.example');

/** Names and contents, in their order. */
function tagsOf(gif: Parameters<typeof renderSocialTags>[0]): readonly (readonly [string, string])[] {
  const tags = renderSocialTags(gif, provider).markup.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return [...tags].map(([, name = '', content = '']) => [name, content]);
}

const valuesOf = (tags: ReturnType<typeof tagsOf>, name: string) =>
  tags.filter(([tagName]) => tagName === name).map(([, content]) => content);

const video = { assets: { '480p': { url: 'https://m.example/cat.mp4', width: 854, height: 480 } }, previews: {} };

it('renders a player card with the player, its size, its stream, an image and texts', () => {
  const images = buildImages({ width: 440, height: 330 });
  const tags = tagsOf(buildGif({ id: 'cat', title: 'A cat', alt_text: 'A cat that naps', video, images }));
  expect(Object.fromEntries(tags.filter(([name]) => name.startsWith('twitter:')))).toEqual({
    'twitter:card': 'player',
    'twitter:title': 'A cat',
    'twitter:description': 'A cat that naps',
    'twitter:player': 'https://gifs.example/embed/cat/twitter/iframe',
    'twitter:player:width': '480',
    'twitter:player:height': '360',
    'twitter:player:stream': 'https://m.example/cat.mp4',
    'twitter:player:stream:content_type': 'video/mp4',
    'twitter:image': expect.stringMatching(/^https:/),
    'twitter:image:alt': 'A cat that naps',
  });
});

it('renders the video file and then the player with type and size, and the animated and the still image', () => {
  const tags = tagsOf(buildGif({ id: 'cat', video, images: buildImages({ width: 480, height: 270 }) }));
  expect(valuesOf(tags, 'og:video')).toEqual(['https://m.example/cat.mp4', 'https://gifs.example/embed/cat']);
  expect(valuesOf(tags, 'og:video:secure_url')).toEqual(valuesOf(tags, 'og:video'));
  expect(valuesOf(tags, 'og:video:type')).toEqual(['video/mp4', 'text/html']);
  expect(valuesOf(tags, 'og:video:width')).toEqual(['854', '480']);
  expect(valuesOf(tags, 'og:video:height')).toEqual(['480', '270']);
  expect(valuesOf(tags, 'og:image')).toHaveLength(2);
  expect(valuesOf(tags, 'og:image:width')).toEqual(['480', '480']);
  expect(valuesOf(tags, 'og:type')).toEqual(['video.other']);
});

it('omits unknown sizes and missing files', () => {
  const tags = tagsOf(buildGif({ images: undefined, video: undefined }));
  expect(valuesOf(tags, 'og:video:type')).toEqual(['text/html']);
  expect(tags.map(([name]) => name)).not.toContain('og:image');
  expect(tags.map(([name]) => name)).not.toContain('twitter:player:stream');
  const sizeless = tagsOf(
    buildGif({ images: { original: { url: 'https://m.example/a.gif', width: 0, height: 0 } }, video: undefined }),
  );
  expect(valuesOf(sizeless, 'og:image:width')).toEqual([]);
});

it('renders the author if attribution is shown [E-3]', () => {
  const authorsOf = (user: ReturnType<typeof buildUser> | undefined) => valuesOf(tagsOf(buildGif({ user })), 'author');
  expect(authorsOf(buildUser({ display_name: 'Little Places' }))).toEqual(['Little Places']);
  expect(authorsOf(buildUser({ username: 'places', display_name: '' }))).toEqual(['@places']);
  expect(authorsOf(buildUser({ is_public: false }))).toEqual([]);
  expect(authorsOf(buildUser({ suppress_chrome: true }))).toEqual([]);
  expect(authorsOf(undefined)).toEqual([]);
});
