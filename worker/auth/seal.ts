// Seals what must not lie readable in the database: AES-256-GCM under a key of the ring. `context` is bound in, so that a sealed text
// can't be moved to another row. 'key id.nonce.tag.text', the last three in base64url.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, keyById, type KeyRing, type Purpose } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** What for and where: both must be the same to open it. */
type Place = { purpose: Purpose; context: string };

export function seal({ current }: KeyRing, { purpose, context }: Place, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, derivedKey(current, purpose), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return [current.id, ...parts].join('.');
}

/** Null if its key is retired, if it belongs elsewhere, or if it is no sealed text at all. */
export function unseal(ring: KeyRing, { purpose, context }: Place, sealed: string): string | null {
  const [id = '', ...parts] = sealed.split('.');
  const key = keyById(ring, id);
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (key === null || nonce === undefined || tag === undefined || text === undefined) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, derivedKey(key, purpose), nonce, {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
