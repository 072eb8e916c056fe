// Password hashes: scrypt with OWASP-listed parameters that fit a Worker's memory, kept self-describing so that they can
// rise (docs/architecture.md 'Auth.js and passwords'). 'scrypt$N$r$p$salt$key', salt and key in base64url.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

type Parameters = { N: number; r: number; p: number };

const CURRENT: Parameters = { N: 2 ** 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, CURRENT);
  return [
    'scrypt',
    CURRENT.N,
    CURRENT.r,
    CURRENT.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/** Whether the password matches; false for a hash we can't read. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parsed = parse(stored);
  if (parsed === null) return false;
  const key = await derive(password, parsed.salt, parsed.parameters);
  return key.length === parsed.key.length && timingSafeEqual(key, parsed.key);
}

/** Spends the time of a verification, so that an unknown address answers no faster than a known one. */
export async function verifyNothing(password: string): Promise<false> {
  await derive(password, Buffer.alloc(SALT_BYTES), CURRENT);
  return false;
}

function derive(password: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

function parse(stored: string): { parameters: Parameters; salt: Buffer; key: Buffer } | null {
  const [scheme, N, r, p, salt, key, ...rest] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined || rest.length > 0) return null;
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  if (!Object.values(parameters).every((number) => Number.isInteger(number) && number > 0)) return null;
  return { parameters, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}
