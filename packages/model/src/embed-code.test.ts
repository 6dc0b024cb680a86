import { describe, expect, it } from 'vitest';
import { embedCode } from './embed-code.ts';
import { localProvider } from './providers.ts';

const gif = { id: 'gif-1', url: 'https://gifs.example/gifs/gif-1', title: 'Hello', tags: [], is_sticker: false };
const provider = localProvider('https://gifs.example');

describe('embedCode', () => {
  it('returns a 480 × 480 iframe with a title, and a link [H-2]', () => {
    const code = embedCode(gif, provider);
    expect(code).toMatch(/^<iframe src="https:\/\/gifs\.example\/embed\/gif-1" width="480" height="480" title="Hello"/);
    expect(code).toMatch(
      /allowfullscreen><\/iframe><p><a href="https:\/\/gifs\.example\/gifs\/gif-1">via Zoetrope<\/a><\/p>$/,
    );
  });

  it.each(['"><svg onload=alert(1)>', "' onfocus=alert(1) '", '</iframe><script>', '&quot;'])(
    'keeps the title %s as text [H-2]',
    (title) => {
      const code = embedCode({ ...gif, title }, provider);
      expect(code.match(/</g)).toHaveLength(6);
      expect(code.match(/"/g)).toHaveLength(18);
      expect(code).not.toContain("'");
    },
  );

  it('encodes a hostile id as one path segment [H-2]', () => {
    expect(embedCode({ ...gif, id: '../x"y' }, provider)).toContain('/embed/..%2Fx%22y"');
  });

  it('never links to a javascript: URL [H-2]', () => {
    expect(embedCode({ ...gif, url: 'javascript:alert(1)' }, provider)).not.toContain('javascript');
  });
});
