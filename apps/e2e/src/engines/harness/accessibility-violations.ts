import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AXE_OPTIONS } from '../../harness/accessibility-violations.ts';
import type { EnginePage } from './engine.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Returns the accessibility violations that axe finds in a page. */
export async function accessibilityViolations(page: EnginePage): Promise<readonly string[]> {
  // Without a result, which not every driver can serialize.
  await page.run(`${await readFile(AXE, 'utf8')}; undefined`);
  return page.evaluate(async (options) => {
    const found = await window.axe.run(document, options);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
    );
  }, AXE_OPTIONS);
}
