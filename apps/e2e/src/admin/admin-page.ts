import type { Page } from 'playwright';
import { inject } from 'vitest';
import { type OpenOptions, openPage } from '../harness/open-page.ts';

/**
 * Opens a section of the admin pages of the service, signed in with a demo account: Ada (admin), Mo (moderator), Ann (author) or
 * Art (artist).
 */
export async function openAdminPage(
  account: 'Mo' | 'Art' | 'Ann' | 'Ada',
  section: string,
  options: OpenOptions = {},
): Promise<Page> {
  const { page } = await openPage({ ...options, origin: inject('server'), path: `/admin/#${section}` });
  await page.getByRole('button', { name: new RegExp(`^${account} `) }).click();
  await page.getByText(`Signed in as ${account}`).waitFor();
  return page;
}
