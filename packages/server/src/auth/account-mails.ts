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
    text: `Hello ${username},\n\nconfirm your account${at(origin)} with this code, within two days:\n\n${token}\n\nIf you did not register there, do nothing.\n`,
  };
}

export function resetMail({ to, username, origin }: MailContext, token: string): Mail {
  return {
    to,
    subject: 'A new password for your Zoetrope account',
    text: `Hello ${username},\n\nset a new password${at(origin)} with this code, within an hour:\n\n${token}\n\nIf you did not ask for it, do nothing: your password stays as it is.\n`,
  };
}

/** For the holder of an address with which someone tried to register again. The caller learns nothing. */
export function knownAddressMail({ to, username, origin }: MailContext): Mail {
  return {
    to,
    subject: 'Your Zoetrope account',
    text: `Hello ${username},\n\nsomeone tried to register${at(origin)} with your address, which has an account already. If it was you, sign in, or ask for a new password.\n`,
  };
}

function at(origin: string | undefined): string {
  return origin === undefined ? '' : ` at ${origin}`;
}
