import type { Page } from 'playwright';
import { type OpenOptions, openDemo } from '../harness/open-page.ts';

/** Opens a section of the management page as one of the demo's accounts. */
export async function openManagementPage(
  who: 'Mo' | 'Art' | 'Ann' | 'Ada',
  section: string,
  options: OpenOptions = {},
): Promise<Page> {
  const { page } = await openDemo({ ...options, path: `/management#${section}` });
  await page.getByRole('button', { name: new RegExp(`^${who} `) }).click();
  await page.getByText(`Signed in as ${who}`).waitFor();
  return page;
}
