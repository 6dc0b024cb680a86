import type { Account, PasswordReset, Registration, RegistrationRequest } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { requestOne, requestVoid } from '../request-results.ts';

/**
 * `POST /api/v3/register`: creates an account, which is usable once its email address is confirmed.
 *
 * @example
 * await register(client, { username: 'zoe', email: 'zoe@site.example', password: 'correct horse' });
 */
export async function register(
  client: BaseManagementClient,
  request: RegistrationRequest,
  options: ManagementCallOptions = {},
): Promise<Registration> {
  return requestOne(client, { method: 'POST', host: 'siteApiUrl', path: '/api/v3/register', body: request }, options);
}

/**
 * `POST /api/v3/register/confirm`: confirms an email address with the token from the email.
 *
 * @example
 * const account = await confirmRegistration(client, { token: 'token-from-the-email' });
 */
export async function confirmRegistration(
  client: BaseManagementClient,
  { token }: { readonly token: string },
  options: ManagementCallOptions = {},
): Promise<Account> {
  const path = '/api/v3/register/confirm';
  return requestOne(client, { method: 'POST', host: 'siteApiUrl', path, body: { token } }, options);
}

/**
 * `POST /api/v3/register/resend`: sends the confirmation email again. Does not reveal whether the address is known.
 *
 * @example
 * await resendConfirmation(client, { email: 'zoe@site.example' });
 */
export async function resendConfirmation(
  client: BaseManagementClient,
  { email }: { readonly email: string },
  options: ManagementCallOptions = {},
): Promise<void> {
  const path = '/api/v3/register/resend';
  return requestVoid(client, { method: 'POST', host: 'siteApiUrl', path, body: { email } }, options);
}

/**
 * `POST /api/v3/password/reset`: with an address, sends an email; with the token from it, sets a new password and ends
 * all sessions of the account.
 *
 * @example
 * await resetPassword(client, { email: 'zoe@site.example' });
 * await resetPassword(client, { token: 'token-from-the-email', password: 'battery staple' });
 */
export async function resetPassword(
  client: BaseManagementClient,
  reset: PasswordReset,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(
    client,
    { method: 'POST', host: 'siteApiUrl', path: '/api/v3/password/reset', body: reset },
    options,
  );
}
