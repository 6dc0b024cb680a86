import { expect, it } from 'vitest';
import { minifyCss } from '../../styles/minify-css.ts';
import { DOCS_CSS } from './docs/docs-css.ts';
import { PAGE_CSS } from './page-css.ts';

it('equals the style sheets: run "pnpm --filter @zoetrope/server run styles" to update it', () => {
  expect(PAGE_CSS).toBe(minifyCss('page.css'));
  expect(DOCS_CSS).toBe(minifyCss('docs.css'));
});
