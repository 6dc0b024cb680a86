import type { Db } from '../database/schema.ts';
import type { AppContext } from '../http/app-env.ts';
import { findForSignIn, type SignInRecord } from './account-store.ts';
import { limitAttempts, resetAttempts } from './attempts.ts';
import type { AuthContext } from './auth-context.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.ts';

/** Attempts per account and network in 15 minutes. */
const MAX_ATTEMPTS = 10;
/** Attempts per account in 15 minutes, from all networks from which its owner has not signed in recently. */
const MAX_UNKNOWN_ATTEMPTS = 30;

export interface PasswordCheck {
  /** Username, email or id. */
  readonly name: string;
  readonly password: string;
}

type Context = Pick<AuthContext, 'db' | 'clock' | 'demo' | 'network' | 'passwords'>;

/**
 * The account of a name, if the password is correct. Attempts are counted first. Throws 429 if there are too many:
 * guessers slow down themselves, and others from unknown networks, but not an owner who signs in from a known one.
 */
export async function checkPassword(
  context: Context,
  c: AppContext,
  { name, password }: PasswordCheck,
): Promise<SignInRecord | undefined> {
  const { db, clock, passwords } = context;
  const network = context.network(c);
  const found = await findForSignIn(db, name, { includesSeeded: context.demo });
  // One subject per account, whichever name and call is used. Unknown names are counted alike.
  const accountId = found?.account.id ?? name.toLowerCase();
  const at = { accountId, network, now: clock() };
  const subject = `password ${accountId} from ${network}`;
  await limitAttempts(db, { subject, max: MAX_ATTEMPTS, now: at.now });
  await limitUnknownNetworks(db, at);
  const matches = await passwords.matches({ password, digest: found?.passwordDigest, network });
  if (!matches || found === undefined) return undefined;
  await resetAttempts(db, subject);
  await rememberNetwork(db, at);
  return found;
}

/** Limits attempts from many networks, each with only a few. */
async function limitUnknownNetworks(db: Db, at: Parameters<typeof isKnownNetwork>[1]): Promise<void> {
  if (await isKnownNetwork(db, at)) return;
  await limitAttempts(db, { subject: `password ${at.accountId}`, max: MAX_UNKNOWN_ATTEMPTS, now: at.now });
}
