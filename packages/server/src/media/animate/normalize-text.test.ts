import { describe, expect, it } from 'vitest';
import { normalizeText, textError } from './normalize-text.ts';

describe('normalizeText', () => {
  it.each([
    ['  two\n\n words\t', 'two words'],
    ['cafe\u0301', 'café'],
    ['a\u0000b\u0007c', 'a\uFFFDbc'],
    ['\u202Eevil\u202C', 'evil'],
    ['\u2067x\u2069\u200F', 'x'],
    ['soft\u00ADhyphen\u200B', 'softhyphen'],
    ['half \uD83D', 'half \uFFFD'],
    ['👩‍🚀', '👩‍🚀'],
    ['<script>', '<script>'],
  ])('normalizes the text %j to %j [C-7]', (given, plain) => {
    expect(normalizeText(given)).toBe(plain);
  });

  it.each(['', '   ', '\u200D', '\u0301', '\u3164', '\u2800 \u3164', '\uFE0F'])(
    'returns an empty text for %j [C-7]',
    (text) => {
      expect(textError(normalizeText(text))).toBe('must not be empty');
    },
  );

  it.each(['a', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'é'.normalize('NFD')])('accepts 60 times the character %s [C-7]', (character) => {
    expect(textError(normalizeText(character.repeat(60)))).toBeUndefined();
  });

  it.each(['a', '👩‍👩‍👧‍👦'])('rejects 61 times the character %s [C-7]', (character) => {
    expect(textError(normalizeText(character.repeat(61)))).toBeDefined();
  });

  it('rejects a character with 5,000 accents [C-7]', () => {
    expect(textError(normalizeText(`a${'\u0301'.repeat(5000)}`))).toBeDefined();
  });
});
