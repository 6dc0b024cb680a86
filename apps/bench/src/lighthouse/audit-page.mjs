import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { ARGS } from '../lib/launch.mjs';

/**
 * Audits a page by Lighthouse with its desktop preset, in a fresh browser. Returns scores of 100, figures, and failed
 * audits.
 */
export async function auditPage(executablePath, { name, path, before }, origin) {
  const profile = mkdtempSync(join(tmpdir(), 'zoetrope-profile-'));
  const args = [...ARGS, '--remote-debugging-port=0'];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  try {
    if (before) {
      const page = await context.newPage();
      await page.goto(`${origin}${path}`);
      await before(page);
      await page.close();
    }
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    const flags = { port, logLevel: 'silent', disableStorageReset: Boolean(before) };
    const { lhr } = await lighthouse(`${origin}${path}`, flags, desktopConfig);
    if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`);
    return summary(lhr);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

function summary({ lighthouseVersion, categories, audits }) {
  const value = (id) => audits[id].numericValue ?? 0;
  const all = Object.values(categories);
  return {
    version: lighthouseVersion,
    scores: Object.fromEntries(all.map(({ id, score }) => [id, Math.round(score * 100)])),
    paint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    lost: all
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => id),
  };
}
