import { expect, it } from 'vitest';
import type { ExternalVideo } from './external-video.ts';
import { parseExternalVideo } from './external-video.ts';
import { playerUrl } from './player-url.ts';

const videoOf = (provider_name: 'youtube' | 'vimeo', asset_uid: string, start: number): ExternalVideo => {
  const video = parseExternalVideo({ provider_name, asset_uid, start });
  if (!video) throw new Error('The external media is invalid.');
  return video;
};
const page = { origin: 'https://gifs.example', hostPage: 'https://host.example/a?b' };

it.each([
  [30, '29'],
  [1, '0'],
  [0, '0'],
  [-5, '0'],
  [2.9, '1'],
])('plays YouTube for a GIF that starts at %d s from second %s [E-19]', (start, expected) => {
  const url = new URL(playerUrl(videoOf('youtube', 'aqz-KE-bpKQ', start), page));
  expect(url.searchParams.get('start')).toBe(expected);
});

it('plays YouTube automatically, muted and looping, with a playlist parameter before loop [E-19]', () => {
  const url = new URL(playerUrl(videoOf('youtube', 'aqz-KE-bpKQ', 0), page));
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: 'aqz-KE-bpKQ',
    playsinline: '1',
    enablejsapi: '1',
    origin: page.origin,
    widget_referrer: page.hostPage,
  });
  expect(url.search.indexOf('playlist=')).toBeLessThan(url.search.indexOf('loop='));
});

it('does not send an opaque origin to YouTube', () => {
  const url = new URL(playerUrl(videoOf('youtube', 'aqz-KE-bpKQ', 0), { origin: 'null', hostPage: '' }));
  expect(url.searchParams.has('origin')).toBe(false);
  expect(url.searchParams.has('widget_referrer')).toBe(false);
});

it('plays Vimeo muted, looping and without cookies, from the start of the GIF [E-20]', () => {
  expect(playerUrl(videoOf('vimeo', '1084537', 12), page)).toBe(
    'https://player.vimeo.com/video/1084537?autoplay=1&muted=1&loop=1&playsinline=1&dnt=1#t=12s',
  );
});

it.each([
  ['youtube', 'short'],
  ['youtube', 'aqz-KE-bpKQ&x'],
  ['youtube', '../../evil12'],
  ['youtube', 'https://evil.example/'],
  ['vimeo', '0'],
  ['vimeo', '12a'],
  ['vimeo', '-1'],
  ['vimeo', '1e9'],
  ['vimeo', 'https://evil.example/1084537'],
  ['vimeo', 'https://vimeo.com.evil.example/1084537'],
  ['vimeo', 'javascript:alert(1)//vimeo.com/1'],
] as const)('parses no video of %s from %j [E-20]', (provider_name, asset_uid) => {
  expect(parseExternalVideo({ provider_name, asset_uid, start: 0 })).toBeUndefined();
});
