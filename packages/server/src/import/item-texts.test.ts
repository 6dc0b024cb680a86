import { describe, expect, it } from 'vitest';
import { parseTexts, textsOfPath } from './item-texts.ts';

describe('textsOfPath', () => {
  it.each([
    ['Animals/Happy_dog-2.gif', 'Happy dog 2', ['animals', 'happy', 'dog']],
    ['cat.gif', 'cat', ['cat']],
    ['今月/爆発.gif', '爆発', ['今月', '爆発']],
    ['___.gif', 'Untitled', []],
    ['\u00a0cat\u3000nap\t.gif', 'cat nap', ['cat', 'nap']],
    ['a/b c/d.e.gif', 'd e', ['a', 'b c', 'd', 'e']],
  ])('derives the title and the tags of %s', (path, title, tags) => {
    expect(textsOfPath(path)).toEqual({ title, tags });
  });

  it('limits the title and the tags without cutting a character in two', () => {
    const { title, tags } = textsOfPath(`${'🎉'.repeat(80)}.gif`);
    expect(title).toBe('🎉'.repeat(50));
    expect(tags).toEqual(['🎉'.repeat(25)]);
    expect(textsOfPath(`${Array.from({ length: 80 }, (_, index) => `w${index}`).join(' ')}.gif`).tags).toHaveLength(50);
  });
});

describe('parseTexts', () => {
  it('reads tags that are separated by commas, and ignores empty cells and unknown columns', () => {
    const row = { title: ' Party ', tags: 'party, 🎉 ,', rating: '', author: undefined, width: '3' };
    expect(parseTexts(row)).toEqual({ title: 'Party', tags: ['party', '🎉'] });
    expect(parseTexts({ tags: ['a', ' b '] })).toEqual({ tags: ['a', 'b'] });
  });

  it.each([
    [{ rating: 'adult' }, 'rating: '],
    [{ title: 'x'.repeat(101) }, 'title: '],
    [{ id: '../secret' }, 'id: is not an id'],
    [{ tags: 'x'.repeat(51) }, 'tags'],
    [{ type: 'text' }, 'type: '],
  ])('names the invalid column of %j', (row, message) => {
    expect(parseTexts(row)).toContain(message);
  });
});
