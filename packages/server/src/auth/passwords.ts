import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What scrypt costs: `n` × `r` × 128 bytes of memory, `p` times over. */
export interface PasswordCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's advice for scrypt with 32 MiB; about a quarter of a second. */
export const PASSWORD_COST: PasswordCost = { n: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;

/** `scrypt$n$r$p$salt$key`: it says how it was made, so that a later cost does not lock anyone out. */
export async function digestPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether a password is the one of a digest. Without a digest, as for a name that nobody has, it works as long and
 * says no, so that the time tells nobody which names exist.
 */
export async function isPassword(
  password: string,
  digest: string | undefined,
  cost: PasswordCost = PASSWORD_COST,
): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = digest?.split('$') ?? [];
  if (digest === undefined) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const made = { n: Number(n), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), made), expected);
}

function derive(password: string, salt: Buffer, { n, r, p }: PasswordCost): Promise<Buffer> {
  const options = { N: n, r, p, maxmem: 256 * n * r };
  return new Promise((resolve, reject) => {
    // One password typed on two systems is two byte strings until it is composed alike.
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
