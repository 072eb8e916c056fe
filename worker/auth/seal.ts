// Seals what must not lie readable in the database: AES-256-GCM under a key derived from AUTH_SECRET. `context` is bound in, so
// that a sealed text can't be moved to another row. 'nonce.tag.text', each in base64url.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const ALGORITHM = 'aes-256-gcm';

export function seal(secret: string, context: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** Null if it was sealed under another secret or context, or is no sealed text at all. */
export function unseal(secret: string, context: string, sealed: string): string | null {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (nonce === undefined || tag === undefined || text === undefined) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: 16 })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'szlak outbox', KEY_BYTES));
}
