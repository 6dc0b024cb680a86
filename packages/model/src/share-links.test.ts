import { describe, expect, it } from 'vitest';
import { localProvider } from './providers.ts';
import { shareLinks } from './share-links.ts';

const gif = {
  id: 'gif-1',
  url: 'https://gifs.example/gifs/gif-1',
  title: 'A & B',
  tags: [],
  is_sticker: false,
  images: { original: { url: '/media/gif-1/original.gif', width: 480, height: 270 } },
};
const provider = localProvider('https://gifs.example');

describe('shareLinks', () => {
  it('returns the five share targets with their popup sizes [H-1]', () => {
    const links = shareLinks(gif, provider);
    expect(links.twitter).toEqual({
      href: 'https://twitter.com/intent/tweet?url=https%3A%2F%2Fgifs.example%2Fgifs%2Fgif-1&text=A+%26+B',
      popup: { width: 750, height: 350 },
    });
    expect(links.facebook).toEqual({
      href: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fgifs.example%2Fgifs%2Fgif-1',
      popup: { width: 480, height: 480 },
    });
    expect(new URL(links.pinterest.href).searchParams.get('media')).toBe(
      'https://gifs.example/media/gif-1/original.gif',
    );
    expect(links.pinterest.popup).toEqual({ width: 480, height: 480 });
    expect(links.link.text).toBe('https://gifs.example/gifs/gif-1');
    expect(links.embed.text).toContain('<iframe src="https://gifs.example/embed/gif-1"');
  });

  it.each([
    ['the title', { alt_text: 'Two letters dance' }, 'A & B'],
    ['the alternative text without a title', { alt_text: 'Two letters dance', title: ' ' }, 'Two letters dance'],
    ['creator and tags without either', { title: '', tags: ['cat'], user: undefined }, 'cat GIF'],
  ])('shares %s on Twitter [H-1]', (_, change, text) => {
    const { twitter } = shareLinks({ ...gif, ...change }, provider);
    expect(new URL(twitter.href).searchParams.get('text')).toBe(text);
  });

  it('describes a pin with the alt text [H-1]', () => {
    const { pinterest } = shareLinks({ ...gif, alt_text: 'Two letters dance' }, provider);
    expect(new URL(pinterest.href).searchParams.get('description')).toBe('Two letters dance');
  });

  it('shares the short URL if there is one [H-1]', () => {
    expect(shareLinks({ ...gif, bitly_url: 'https://s.example/1' }, provider).link.text).toBe('https://s.example/1');
  });

  it('resolves the GIF page URL, and builds one if the GIF has none [H-1]', () => {
    expect(shareLinks({ ...gif, url: '/gifs/gif-1' }, provider).link.text).toBe('https://gifs.example/gifs/gif-1');
    expect(shareLinks({ ...gif, url: '' }, provider).link.text).toBe('https://gifs.example/gifs/gif-1');
  });

  it('never shares a javascript: URL [H-1]', () => {
    const hostile = { ...gif, url: 'javascript:alert(1)', bitly_url: 'javascript:alert(2)', images: undefined };
    expect(JSON.stringify(shareLinks(hostile, provider))).not.toContain('javascript');
    expect(shareLinks(hostile, provider).pinterest.href).not.toContain('media=');
  });

  it('returns relative URLs for a same-origin provider [H-1]', () => {
    expect(shareLinks({ ...gif, url: '' }, localProvider('')).link.text).toBe('/gifs/gif-1');
  });
});
