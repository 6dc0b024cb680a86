import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

describe('safeUrl', () => {
  it.each(['https://a.example/x?y=1#z', 'HTTP://a.example', '/gifs/1', 'gifs/1', '//a.example/x'])(
    'returns the safe URL %s unchanged [M-1]',
    (url) => {
      expect(safeUrl(url)).toBe(url);
    },
  );

  it('trims whitespace around a URL [M-1]', () => {
    expect(safeUrl('  /a \n')).toBe('/a');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'blob:https://a.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'http:[',
    '',
    '   ',
    7,
    null,
    undefined,
    {},
  ])('rejects the unsafe URL %j [M-1]', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});
