import type { Page } from 'playwright';
import { inject } from 'vitest';
import { type DemoAccount, sessionToken } from '../contract/users.ts';
import { type OpenOptions, openPage } from '../harness/open-page.ts';

const ACCOUNTS = { Ada: 'ada', Mo: 'mo', Ann: 'ann', Art: 'art' } as const satisfies Record<string, DemoAccount>;

/**
 * Opens a section of the admin pages of the service, signed in with a demo account: Ada (admin), Mo (moderator), Ann (author) or
 * Art (artist). The page restores the session from its cookie. `sign-in.test.ts` tests the form.
 */
export async function openAdminPage(
  account: keyof typeof ACCOUNTS,
  section: string,
  options: OpenOptions = {},
): Promise<Page> {
  const origin = inject('server');
  const value = await sessionToken(ACCOUNTS[account]);
  const { page } = await openPage({
    ...options,
    origin,
    path: `/admin/#${section}`,
    async prepare(opened) {
      await opened
        .context()
        .addCookies([{ name: 'zoetrope_session', value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
      await options.prepare?.(opened);
    },
  });
  await page.getByText(`Signed in as ${account}`).waitFor();
  return page;
}
