import type { Account, PasswordReset, Registration, RegistrationRequest } from '@zoetrope/model/management';
import type { CallOptions, Connection } from '../connection.ts';
import { done, one } from '../results.ts';

/** `POST /api/v3/register`: makes an account. It can be used once its address is confirmed. */
export async function register(
  connection: Connection,
  request: RegistrationRequest,
  options: CallOptions = {},
): Promise<Registration> {
  return one(connection, { method: 'POST', host: 'siteApiUrl', path: '/api/v3/register', body: request }, options);
}

/** `POST /api/v3/register/confirm`: confirms an address with the token from the mail. */
export async function confirmRegistration(
  connection: Connection,
  { token }: { readonly token: string },
  options: CallOptions = {},
): Promise<Account> {
  const path = '/api/v3/register/confirm';
  return one(connection, { method: 'POST', host: 'siteApiUrl', path, body: { token } }, options);
}

/** `POST /api/v3/register/resend`: sends that mail again. Does not tell whether the address is known. */
export async function resendConfirmation(
  connection: Connection,
  { email }: { readonly email: string },
  options: CallOptions = {},
): Promise<void> {
  const path = '/api/v3/register/resend';
  return done(connection, { method: 'POST', host: 'siteApiUrl', path, body: { email } }, options);
}

/**
 * `POST /api/v3/password/reset`: with an address asks for a mail, with the token from it sets a new password, which
 * ends every session of the account.
 */
export async function resetPassword(
  connection: Connection,
  reset: PasswordReset,
  options: CallOptions = {},
): Promise<void> {
  return done(connection, { method: 'POST', host: 'siteApiUrl', path: '/api/v3/password/reset', body: reset }, options);
}
