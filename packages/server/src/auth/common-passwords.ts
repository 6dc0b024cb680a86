import { ApiError } from '../http/api-error.ts';

/**
 * Throws 400 for a password on the list of `@zxcvbn-ts/language-common`, in any case. The list takes 16 MB of memory,
 * so it is loaded at the first registration or change of a password.
 */
export async function rejectCommonPassword(password: string): Promise<void> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  if (!dictionary['passwords-common'].includes(password.trim().toLowerCase())) return;
  const message =
    'password: is on a list of common passwords, which attackers try first; choose another, such as several unrelated words';
  throw new ApiError(message, { status: 400, code: 'validation', parameter: 'password' });
}
