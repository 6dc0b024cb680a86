import { expect, it } from 'vitest';
import type { OutsideFilm } from './outside-film.ts';
import { outsideFilm } from './outside-film.ts';
import { playerUrl } from './player-url.ts';

const film = (provider_name: 'youtube' | 'vimeo', asset_uid: string, start: number): OutsideFilm => {
  const found = outsideFilm({ provider_name, asset_uid, start });
  if (!found) throw new Error('No such film.');
  return found;
};
const here = { origin: 'https://gifs.example', hostPage: 'https://host.example/a?b' };

it.each([
  [30, '29'],
  [1, '0'],
  [0, '0'],
  [-5, '0'],
  [2.9, '1'],
])('starts a film of YouTube that is named from second %d at second %s [E-19]', (start, expected) => {
  const url = new URL(playerUrl(film('youtube', 'aqz-KE-bpKQ', start), here));
  expect(url.searchParams.get('start')).toBe(expected);
});

it('plays YouTube muted, at once and in a loop, which needs its own playlist before it [E-19]', () => {
  const url = new URL(playerUrl(film('youtube', 'aqz-KE-bpKQ', 0), here));
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: 'aqz-KE-bpKQ',
    playsinline: '1',
    enablejsapi: '1',
    origin: here.origin,
    widget_referrer: here.hostPage,
  });
  expect(url.search.indexOf('playlist=')).toBeLessThan(url.search.indexOf('loop='));
});

it('does not tell YouTube an origin that is none', () => {
  const url = new URL(playerUrl(film('youtube', 'aqz-KE-bpKQ', 0), { origin: 'null', hostPage: '' }));
  expect(url.searchParams.has('origin')).toBe(false);
  expect(url.searchParams.has('widget_referrer')).toBe(false);
});

it('plays Vimeo muted, in a loop and without its cookies, from where the GIF was cut [E-20]', () => {
  expect(playerUrl(film('vimeo', '1084537', 12), here)).toBe(
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
] as const)('has no film of %s for %j [E-20]', (provider_name, asset_uid) => {
  expect(outsideFilm({ provider_name, asset_uid, start: 0 })).toBeUndefined();
});
