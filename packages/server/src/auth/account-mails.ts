import type { Mail } from '../storage/outbox.ts';

/** Values of a mail about an account. */
export interface MailContext {
  readonly to: string;
  readonly username: string;
  /** The origin of the service, if known; see http/mail-origin.ts. */
  readonly origin: string | undefined;
}

export function confirmationMail({ to, username, origin }: MailContext, token: string): Mail {
  return {
    to,
    subject: 'Confirm your Zoetrope account',
    text: `Hello ${username},\n\nconfirm your account${at(origin)} with this code, within two days:\n\n${token}\n\nIf you did not register, ignore this mail.\n`,
  };
}

export function resetMail({ to, username, origin }: MailContext, token: string): Mail {
  return {
    to,
    subject: 'Reset the password of your Zoetrope account',
    text: `Hello ${username},\n\nset a new password${at(origin)} with this code, within an hour:\n\n${token}\n\nIf you did not request this, ignore this mail: your password remains unchanged.\n`,
  };
}

/** The mail to the holder of an address that someone tried to register again. The caller does not learn of it. */
export function existingAccountMail({ to, username, origin }: MailContext): Mail {
  return {
    to,
    subject: 'Your Zoetrope account',
    text: `Hello ${username},\n\nsomeone tried to register${at(origin)} with your email address, which already has an account. If it was you, sign in, or reset your password.\n`,
  };
}

function at(origin: string | undefined): string {
  return origin === undefined ? '' : ` at ${origin}`;
}
