import type { Page } from 'playwright';
import { type OpenOptions, openDemo } from '../harness/open-page.ts';

/**
 * Opens a section of the management page, signed in with a demo account: Ada (admin), Mo (moderator), Ann (author) or
 * Art (artist).
 */
export async function openManagementPage(
  account: 'Mo' | 'Art' | 'Ann' | 'Ada',
  section: string,
  options: OpenOptions = {},
): Promise<Page> {
  const { page } = await openDemo({ ...options, path: `/management#${section}` });
  await page.getByRole('button', { name: new RegExp(`^${account} `) }).click();
  await page.getByText(`Signed in as ${account}`).waitFor();
  return page;
}
