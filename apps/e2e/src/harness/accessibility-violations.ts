import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export const AXE_OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Collecting passed rules and selectors, which no test reads, takes axe most of its time.
  resultTypes: ['violations'],
  selectors: false,
};

declare global {
  interface Window {
    axe: { run(within: Document | string, options: RunOptions): Promise<AxeResults> };
  }
}

/** Returns the accessibility violations that axe finds in a page, or in the element `within`. */
export async function accessibilityViolations(page: Page, within?: string): Promise<readonly string[]> {
  // Evaluated, because the content security policy of the page may block a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(
    async ([part, options]) => {
      const found = await window.axe.run(part ?? document, options);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
      );
    },
    [within, AXE_OPTIONS] as const,
  );
}
