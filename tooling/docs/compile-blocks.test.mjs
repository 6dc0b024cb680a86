import { expect, it, vi } from 'vitest';
import { codeBlocks } from './code-blocks.mjs';
import { compileBlocks } from './compile-blocks.mjs';
import { functionsWithoutExample, jsdocExamples } from './jsdoc-examples.mjs';
import { playgroundBlocks } from './playground-blocks.mjs';
import { allCodeBlocks, liveExamples } from './read-pages.mjs';

// The compiler reads the sources of every package.
vi.setConfig({ testTimeout: 240_000 });

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

it('reports the page and the line of an error', () => {
  expect(compileBlocks(codeBlocks('page.md', PAGE))).toEqual([
    "page.md:10: Type 'string' is not assignable to type 'number'.",
  ]);
});

it('resolves imports of another block by its file name', () => {
  const fence = (file, code) => `<!-- file: ${file} -->\n\`\`\`ts\n${code}\n\`\`\`\n`;
  const page =
    fence('part.ts', 'export const part: number = 1;') +
    fence('page.ts', "import { part } from './part';\npart.trim();");
  expect(compileBlocks(codeBlocks('page.md', page))).toEqual([
    "page.md:8: Property 'trim' does not exist on type 'number'.",
  ]);
});

it('compiles every code block of the pages, every live example, and every sample of the playground', () => {
  const blocks = allCodeBlocks();
  expect(blocks.filter(({ language }) => /^tsx?$/.test(language)).length).toBeGreaterThan(20);
  const playgroundSamples = playgroundBlocks();
  expect(playgroundSamples.length).toBeGreaterThan(50);
  const examples = liveExamples();
  expect(examples.length).toBeGreaterThan(4);
  expect(compileBlocks([...blocks, ...examples, ...playgroundSamples])).toEqual([]);
});

it('compiles the @example of every public function of the client packages', () => {
  expect(functionsWithoutExample()).toEqual([]);
  const examples = jsdocExamples();
  expect(examples.length).toBeGreaterThan(100);
  expect(compileBlocks(examples)).toEqual([]);
  const [first] = examples;
  expect(compileBlocks([{ ...first, code: 'const number: number = "text";' }])).toHaveLength(1);
});

it('parses every JSON block', () => {
  for (const { code } of allCodeBlocks().filter(({ language }) => language === 'json')) JSON.parse(code);
});
