import { buildGif } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { createFakeHistory } from '../testing/fake-history.ts';
import { gifEvent } from '../testing/gif-event.ts';
import { createTagManager, type TagManagerOptions } from './create-tag-manager.ts';
import { dataLayerSink, type TagEvent } from './tag-event.ts';

function start(options: Partial<TagManagerOptions> = {}) {
  const told: TagEvent[] = [];
  const warnings: string[] = [];
  const errors: string[] = [];
  const tags = createTagManager({
    sink: (event) => told.push(event),
    warn: (message) => warnings.push(message),
    error: (message) => errors.push(message),
    globalPrivacyControl: false,
    ...options,
  });
  return { tags, told, warnings, errors };
}

const pathsOf = (told: readonly TagEvent[]) =>
  told.map((each) => (each.event === 'page_view' ? each.page_path : each.event));
const share = { target: 'twitter', gif: buildGif({ id: 'abc' }) } as const;

describe('page views', () => {
  it('go out under their virtual paths, embeds apart [N-7] [N-8]', () => {
    const { tags, told } = start();
    tags.pageView('https://gifs.example/search/cats/2');
    tags.pageView('https://gifs.example/embed/abc');
    expect(told).toEqual([
      { event: 'page_view', page_path: '/search/cats/page/2', page_mode: 'page' },
      { event: 'page_view', page_path: '/embed/abc', page_mode: 'embed' },
    ]);
  });

  it('take the address of the page, and paths on it [N-7]', () => {
    const { page } = createFakeHistory('https://gifs.example/channels/nasa?offset=25');
    const { tags, told } = start({ page });
    tags.pageView();
    tags.pageView('/stickers/trending');
    expect(pathsOf(told)).toEqual(['/channels/nasa/page/2', '/create/gifmaker/decorate/stickers/trending']);
  });

  it('of an address that cannot be parsed are a warning that keeps its key to itself [N-7]', () => {
    const { tags, told, warnings } = start();
    tags.pageView('https://[?api_key=very-secret');
    expect(told).toEqual([]);
    expect(warnings).toEqual([
      '@zoetrope/analytics: the URL "https://[?api_key=***" cannot be parsed; its page view is not counted.',
    ]);
  });
});

describe.each([
  ['the Navigation API', true],
  ['the History API alone', false],
])('navigation, in a browser with %s', (_name, modern) => {
  it('counts the first page and each step to another one, and only when asked [N-8]', () => {
    const { page } = createFakeHistory('https://gifs.example/search/cats', modern);
    const { tags, told } = start({ page, navigation: true });
    const quiet = start({ page });
    page.history.pushState(null, '', '/search/cats/2');
    page.history.replaceState(null, '', '/search/cats/2?from=mail');
    page.history.replaceState(null, '', '/search/dogs/2');
    page.back();
    expect(pathsOf(told)).toEqual(['/search/cats', '/search/cats/page/2', '/search/dogs/page/2', '/search/cats']);
    expect(quiet.told).toEqual([]);
    tags.close();
    page.history.pushState(null, '', '/about');
    expect(told).toHaveLength(4);
  });

  it('counts a page again that comes back from the back-forward cache [N-8]', () => {
    const { page } = createFakeHistory('https://gifs.example/search/cats', modern);
    const { told } = start({ page, navigation: true });
    page.show(false);
    page.show(true);
    expect(pathsOf(told)).toEqual(['/search/cats', '/search/cats']);
  });

  it('reads addresses as the application writes them [N-8]', () => {
    const { page } = createFakeHistory('https://gifs.example/?q=cats', modern);
    const { told } = start({ page, navigation: true, addressOf: (url) => `/search/${url.searchParams.get('q')}` });
    page.history.pushState(null, '', '/?q=dogs');
    expect(pathsOf(told)).toEqual(['/search/cats', '/search/dogs']);
  });

  it('does not stop a step when the application’s own function throws [N-8]', () => {
    const { page } = createFakeHistory('https://gifs.example/', modern);
    const fail = () => {
      throw new Error('no such route');
    };
    const { warnings } = start({ page, navigation: true, addressOf: fail });
    page.history.pushState(null, '', '/about');
    expect(page.location.href).toBe('https://gifs.example/about');
    expect(warnings[0]).toContain('no such route');
  });
});

it('leaves a History API alone that somebody else has wrapped since [N-8]', () => {
  const { page } = createFakeHistory('https://gifs.example/', false);
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
  it('are told; one that failed is told and logged as an error [N-8]', () => {
    const { tags, told, errors, warnings } = start();
    tags.share(share);
    tags.shareFailed(share, new Error('no answer from https://x.example/?api_key=very-secret'));
    tags.shareFailed({ ...share, target: 'embed' });
    expect(told).toEqual([
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

  it('log an error by default, also where nothing may be told [N-8]', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { tags, told } = start({ consent: 'denied', error: undefined });
    tags.shareFailed(share);
    expect(error).toHaveBeenCalledExactlyOnceWith('@zoetrope/analytics: sharing the GIF abc (twitter) failed');
    expect(told).toEqual([]);
    error.mockRestore();
  });
});

describe('the events of widgets', () => {
  it.each(['SEEN', 'CLICK', 'HOVER', 'START'] as const)('%s goes to the tag manager too [N-8]', (type) => {
    const { tags, told } = start();
    tags.track(gifEvent({ type, gif: share.gif, layoutType: 'GRID' }));
    expect(told).toEqual([{ event: `gif_${type.toLowerCase()}`, gif_id: 'abc', layout_type: 'GRID' }]);
  });

  it('survive a host whose sink and whose warning throw [N-8]', () => {
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
  ])('survive %s with a warning [N-8]', (_what, sink) => {
    const { tags, warnings } = start(sink ? { sink } : {});
    expect(() => tags.track((sink ? gifEvent() : {}) as never)).not.toThrow();
    expect(warnings).toHaveLength(1);
  });
});

describe('consent', () => {
  it('pending keeps the newest 100 until the answer, denied forgets them [N-8]', () => {
    const { tags, told } = start({ consent: 'pending' });
    for (let n = 0; n <= 100; n += 1) tags.pageView(`https://gifs.example/${n}`);
    expect(told).toEqual([]);
    tags.setConsent('granted');
    expect(pathsOf(told)).toHaveLength(100);
    expect(pathsOf(told)[0]).toBe('/1');
    tags.setConsent('denied');
    tags.pageView('https://gifs.example/later');
    tags.setConsent('granted');
    expect(told).toHaveLength(100);
  });

  it('counts as denied under Global Privacy Control until the viewer says otherwise [N-8]', () => {
    const { tags, told } = start({ globalPrivacyControl: true });
    tags.share(share);
    tags.setConsent('granted');
    tags.share(share);
    expect(told).toHaveLength(1);
  });
});

describe('dataLayerSink', () => {
  it('makes the array where the tag manager has not been loaded yet, and uses what is there [N-8]', () => {
    const host: { dataLayer?: unknown[] } = {};
    const sink = dataLayerSink(host);
    const event: TagEvent = { event: 'page_view', page_path: '/', page_mode: 'page' };
    sink(event);
    host.dataLayer = [...(host.dataLayer ?? [])];
    sink(event);
    expect(host.dataLayer).toEqual([event, event]);
  });

  it('is where events go by default [N-8]', () => {
    vi.stubGlobal('dataLayer', undefined);
    createTagManager().pageView('https://gifs.example/');
    expect((globalThis as { dataLayer?: unknown[] }).dataLayer).toHaveLength(1);
  });
});
