import { beforeAll, describe, expect, it, vi } from 'vitest';
import { codeBlocks } from './code-blocks.mjs';
import { compileBlocks } from './compile-blocks.mjs';
import { functionsWithoutExample, jsdocExamples } from './jsdoc-examples.mjs';
import { playgroundBlocks } from './playground-blocks.mjs';
import { allCodeBlocks, liveExamples } from './read-pages.mjs';

// The compiler reads the sources of every package.
vi.setConfig({ hookTimeout: 240_000 });

const PAGE = [
  '# A page',
  '<!-- given:',
  'import type { Gif } from "@zoetrope/model";',
  'declare const gif: Gif;',
  '-->',
  '<!-- run -->',
  '',
  '```ts',
  "import { altText } from '@zoetrope/model';",
  'const text: number = altText(gif);',
  '```',
  'Text.',
  '```',
  'a → b',
  '```',
].join('\n');

it('returns the blocks of a page with the comments above them', () => {
  expect(codeBlocks('page.md', PAGE)).toMatchObject([
    { line: 8, language: 'ts', given: [expect.stringContaining('declare const gif: Gif;')], isProgram: true },
    { line: 13, language: '', code: 'a → b', given: [], isProgram: false },
  ]);
  expect(() => codeBlocks('page.md', '```ts\nconst a = 1;')).toThrow('page.md:1');
});

describe('compileBlocks', () => {
  const PAGES = ['page.md', 'imports.md', 'broken.md'];
  const fence = (file, code) => `<!-- file: ${file} -->\n\`\`\`ts\n${code}\n\`\`\`\n`;
  const imports =
    fence('part.ts', 'export const part: number = 1;') +
    fence('page.ts', "import { part } from './part';\npart.trim();");
  const blocks = allCodeBlocks();
  const examples = liveExamples();
  const samples = playgroundBlocks();
  const functionExamples = jsdocExamples();
  const broken = { ...functionExamples[0], path: 'broken.md', code: 'const number: number = "text";' };
  let errors;
  // One program for all blocks: a program takes longer to read the packages than to check the blocks.
  beforeAll(() => {
    const own = [...codeBlocks('page.md', PAGE), ...codeBlocks('imports.md', imports), broken];
    errors = compileBlocks([...own, ...blocks, ...examples, ...samples, ...functionExamples]);
  });
  const errorsIn = (page) => errors.filter((error) => error.startsWith(`${page}:`));

  it('reports the page and the line of an error', () => {
    expect(errorsIn('page.md')).toEqual(["page.md:10: Type 'string' is not assignable to type 'number'."]);
  });

  it('resolves imports of another block by its file name', () => {
    expect(errorsIn('imports.md')).toEqual(["imports.md:8: Property 'trim' does not exist on type 'number'."]);
  });

  it('compiles every code block of the pages, every live example, every sample of the playground and every @example', () => {
    expect(blocks.filter(({ language }) => /^tsx?$/.test(language)).length).toBeGreaterThan(20);
    expect(samples.length).toBeGreaterThan(50);
    expect(examples.length).toBeGreaterThan(4);
    expect(functionExamples.length).toBeGreaterThan(100);
    expect(errors.filter((error) => !PAGES.some((page) => error.startsWith(`${page}:`)))).toEqual([]);
  });

  it('reports an error of an @example', () => {
    expect(errorsIn('broken.md')).toHaveLength(1);
  });
});

it('finds an @example of every public function of the client packages', () => {
  expect(functionsWithoutExample()).toEqual([]);
});

it('parses every JSON block', () => {
  for (const { code } of allCodeBlocks().filter(({ language }) => language === 'json')) JSON.parse(code);
});
