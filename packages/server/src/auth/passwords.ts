import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt parameters: `n` × `r` × 128 bytes of memory, `p` passes. */
export interface PasswordCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation for scrypt with 32 MiB; takes about 250 ms. */
export const PASSWORD_COST: PasswordCost = { n: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;

/** `scrypt$n$r$p$salt$key` stores its parameters, so that changing the cost locks nobody out. */
export async function digestPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether a password matches a digest. Without a digest (an unknown name) it takes as long and returns false, so that
 * the duration does not reveal which names exist.
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
  const digestCost = { n: Number(n), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), digestCost), expected);
}

function derive(password: string, salt: Buffer, { n, r, p }: PasswordCost): Promise<Buffer> {
  const options = { N: n, r, p, maxmem: 256 * n * r };
  return new Promise((resolve, reject) => {
    // The same password typed on two systems can differ in bytes until it is normalized.
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
