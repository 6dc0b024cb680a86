import { buildGif } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { createFakeHistory } from '../testing/fake-history.ts';
import { gifEvent } from '../testing/gif-event.ts';
import { createTagManager, type TagManagerOptions } from './create-tag-manager.ts';
import { dataLayerSink, type TagEvent } from './tag-event.ts';

function start(options: Partial<TagManagerOptions> = {}) {
  const pushed: TagEvent[] = [];
  const warnings: string[] = [];
  const errors: string[] = [];
  const tags = createTagManager({
    sink: (event) => pushed.push(event),
    warn: (message) => warnings.push(message),
    error: (message) => errors.push(message),
    globalPrivacyControl: false,
    ...options,
  });
  return { tags, pushed, warnings, errors };
}

const pathsOf = (pushed: readonly TagEvent[]) =>
  pushed.map((entry) => (entry.event === 'page_view' ? entry.page_path : entry.event));
const share = { target: 'twitter', gif: buildGif({ id: 'abc' }) } as const;

describe('page views', () => {
  it('pushes page views under their virtual paths, with a mode for embeds [N-7] [N-8]', () => {
    const { tags, pushed } = start();
    tags.pageView('https://gifs.example/search/cats/2');
    tags.pageView('https://gifs.example/embed/abc');
    expect(pushed).toEqual([
      { event: 'page_view', page_path: '/search/cats/page/2', page_mode: 'page' },
      { event: 'page_view', page_path: '/embed/abc', page_mode: 'embed' },
    ]);
  });

  it('pushes the URL of the page, and resolves relative URLs against it [N-7]', () => {
    const { page } = createFakeHistory('https://gifs.example/channels/nasa?offset=25');
    const { tags, pushed } = start({ page });
    tags.pageView();
    tags.pageView('/stickers/trending');
    expect(pathsOf(pushed)).toEqual(['/channels/nasa/page/2', '/create/gifmaker/decorate/stickers/trending']);
  });

  it('skips page views with an invalid URL, with a warning that does not contain the key [N-7]', () => {
    const { tags, pushed, warnings } = start();
    tags.pageView('https://[?api_key=very-secret');
    expect(pushed).toEqual([]);
    expect(warnings).toEqual([
      '@zoetrope/analytics: the URL "https://[?api_key=***" cannot be parsed; its page view is not counted.',
    ]);
  });
});

describe.each([
  ['the Navigation API', true],
  ['the History API alone', false],
])('navigation, in a browser with %s', (_name, hasNavigationApi) => {
  it('counts the first page and each navigation to another one, but only with navigation: true [N-8]', () => {
    const { page } = createFakeHistory('https://gifs.example/search/cats', { hasNavigationApi });
    const { tags, pushed } = start({ page, navigation: true });
    const withoutNavigation = start({ page });
    page.history.pushState(null, '', '/search/cats/2');
    page.history.replaceState(null, '', '/search/cats/2?from=mail');
    page.history.replaceState(null, '', '/search/dogs/2');
    page.back();
    expect(pathsOf(pushed)).toEqual(['/search/cats', '/search/cats/page/2', '/search/dogs/page/2', '/search/cats']);
    expect(withoutNavigation.pushed).toEqual([]);
    tags.close();
    page.history.pushState(null, '', '/about');
    expect(pushed).toHaveLength(4);
  });

  it('counts a page again when it is restored from the back-forward cache [N-8]', () => {
    const { page } = createFakeHistory('https://gifs.example/search/cats', { hasNavigationApi });
    const { pushed } = start({ page, navigation: true });
    page.show({ persisted: false });
    page.show({ persisted: true });
    expect(pathsOf(pushed)).toEqual(['/search/cats', '/search/cats']);
  });

  it('maps the URLs of page views with mapUrl [N-8]', () => {
    const { page } = createFakeHistory('https://gifs.example/?q=cats', { hasNavigationApi });
    const { pushed } = start({ page, navigation: true, mapUrl: (url) => `/search/${url.searchParams.get('q')}` });
    page.history.pushState(null, '', '/?q=dogs');
    expect(pathsOf(pushed)).toEqual(['/search/cats', '/search/dogs']);
  });

  it('does not prevent a navigation when mapUrl throws [N-8]', () => {
    const { page } = createFakeHistory('https://gifs.example/', { hasNavigationApi });
    const fail = () => {
      throw new Error('no such route');
    };
    const { warnings } = start({ page, navigation: true, mapUrl: fail });
    page.history.pushState(null, '', '/about');
    expect(page.location.href).toBe('https://gifs.example/about');
    expect(warnings[0]).toContain('no such route');
  });
});

it('does not restore History methods that other code has wrapped meanwhile [N-8]', () => {
  const { page } = createFakeHistory('https://gifs.example/');
  const original = page.history.pushState;
  const { tags } = start({ page, navigation: true });
  const ours = page.history.pushState;
  const theirs: typeof original = (...args) => ours.apply(page.history, args);
  page.history.pushState = theirs;
  tags.close();
  expect(page.history.pushState).toBe(theirs);
  page.history.pushState = ours;
  tags.close();
  expect(page.history.pushState).toBe(original);
});

describe('shares', () => {
  it('pushes an event for a share, and logs an error for a failed one [N-8]', () => {
    const { tags, pushed, errors, warnings } = start();
    tags.share(share);
    tags.shareFailed(share, new Error('no answer from https://x.example/?api_key=very-secret'));
    tags.shareFailed({ ...share, target: 'embed' });
    expect(pushed).toEqual([
      { event: 'share', gif_id: 'abc', share_target: 'twitter' },
      { event: 'share_failed', gif_id: 'abc', share_target: 'twitter' },
      { event: 'share_failed', gif_id: 'abc', share_target: 'embed' },
    ]);
    expect(errors).toEqual([
      '@zoetrope/analytics: sharing the GIF abc (twitter) failed: no answer from https://x.example/?api_key=***',
      '@zoetrope/analytics: sharing the GIF abc (embed) failed',
    ]);
    expect(warnings).toEqual([]);
  });

  it('logs failed shares to the console by default, even if consent is denied [N-8]', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { tags, pushed } = start({ consent: 'denied', error: undefined });
    tags.shareFailed(share);
    expect(error).toHaveBeenCalledExactlyOnceWith('@zoetrope/analytics: sharing the GIF abc (twitter) failed');
    expect(pushed).toEqual([]);
    error.mockRestore();
  });
});

describe('widget events', () => {
  it.each(['SEEN', 'CLICK', 'HOVER', 'START'] as const)('pushes the widget event %s [N-8]', (type) => {
    const { tags, pushed } = start();
    tags.track(gifEvent({ type, gif: share.gif, layoutType: 'GRID' }));
    expect(pushed).toEqual([{ event: `gif_${type.toLowerCase()}`, gif_id: 'abc', layout_type: 'GRID' }]);
  });

  it('does not throw when sink, warn and error throw [N-8]', () => {
    const fail = () => {
      throw new Error('no');
    };
    const { tags } = start({ sink: fail, warn: fail, error: fail });
    expect(() => {
      tags.track(gifEvent());
      tags.pageView('http://[');
      tags.shareFailed(share);
    }).not.toThrow();
  });

  it.each([
    ['an event without a GIF', undefined],
    [
      'a sink that throws',
      () => {
        throw new Error('full');
      },
    ],
  ])('warns and does not throw for the widget event %s [N-8]', (_case, sink) => {
    const { tags, warnings } = start(sink ? { sink } : {});
    expect(() => tags.track((sink ? gifEvent() : {}) as never)).not.toThrow();
    expect(warnings).toHaveLength(1);
  });
});

describe('consent', () => {
  it('holds the newest 100 events while consent is pending, and drops later ones when it is denied [N-8]', () => {
    const { tags, pushed } = start({ consent: 'pending' });
    for (let n = 0; n <= 100; n += 1) tags.pageView(`https://gifs.example/${n}`);
    expect(pushed).toEqual([]);
    tags.setConsent('granted');
    expect(pathsOf(pushed)).toHaveLength(100);
    expect(pathsOf(pushed)[0]).toBe('/1');
    tags.setConsent('denied');
    tags.pageView('https://gifs.example/later');
    tags.setConsent('granted');
    expect(pushed).toHaveLength(100);
  });

  it('counts as denied under Global Privacy Control until the user grants it [N-8]', () => {
    const { tags, pushed } = start({ globalPrivacyControl: true });
    tags.share(share);
    tags.setConsent('granted');
    tags.share(share);
    expect(pushed).toHaveLength(1);
  });
});

describe('dataLayerSink', () => {
  it('creates the array if the tag manager has not loaded, and uses the current one later [N-8]', () => {
    const host: { dataLayer?: unknown[] } = {};
    const sink = dataLayerSink(host);
    const event: TagEvent = { event: 'page_view', page_path: '/', page_mode: 'page' };
    sink(event);
    host.dataLayer = [...(host.dataLayer ?? [])];
    sink(event);
    expect(host.dataLayer).toEqual([event, event]);
  });

  it('pushes to dataLayerSink by default [N-8]', () => {
    vi.stubGlobal('dataLayer', undefined);
    createTagManager().pageView('https://gifs.example/');
    expect((globalThis as { dataLayer?: unknown[] }).dataLayer).toHaveLength(1);
  });
});
