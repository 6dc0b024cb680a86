import { expect, it } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility-violations.ts';
import { openAdminPage } from './admin-page.ts';

const SECTIONS = [
  'Dashboard',
  'Channels',
  'Library',
  'Tag aliases',
  'Schedule',
  'Queue',
  'Takedowns',
  'Reports',
  'History',
  'Stories',
  'Upload',
  'Import',
  'Analytics',
  'Accounts',
  'API keys',
  'Your account',
] as const;

it.each([
  ['light, on a desktop', { colorScheme: 'light' as const }],
  ['dark, on a phone', { colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true }],
])('has no accessibility violations in any section: %s', async (_, options) => {
  const page = await openAdminPage('Ada', 'channels', { ...options, reducedMotion: 'reduce' });
  await page.getByRole('list', { name: 'Channels in Zoohop', exact: true }).waitFor();
  for (const section of SECTIONS) {
    await page.getByRole('link', { name: section }).click();
    await page.getByRole('region', { name: section, exact: true }).getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await accessibilityViolations(page), section).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
