// The file of a backup: what is written, sealed in frames of AES-256-GCM. Each frame is bound to its number, and the last one says that
// it is, so that a file that was cut short, or put together from two, isn't taken for a whole one.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const MAGIC = Buffer.from('szlak-backup-1\n');
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const FRAME_BYTES = 1_000_000;
const ALGORITHM = 'aes-256-gcm';

/** In base64url, as BACKUP_KEY holds it. */
export function newBackupKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** Throws where it is no key. */
export function readBackupKey(text: string | undefined): Buffer {
  const key = Buffer.from(text ?? '', 'base64url');
  if (key.length !== KEY_BYTES) throw new Error('BACKUP_KEY is missing or no key: npm run backup -- new-key');
  return key;
}

export async function* sealedFrames(key: Buffer, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield MAGIC;
  let number = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < FRAME_BYTES) continue;
    yield sealedFrame(key, number++, false, Buffer.concat(waiting));
    waiting = [];
    size = 0;
  }
  yield sealedFrame(key, number, true, Buffer.concat(waiting));
}

/** Throws where the key is another, or the file isn't whole. */
export async function* openedFrames(key: Buffer, file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const bytes = reader(file);
  const magic = await bytes(MAGIC.length);
  if (magic === null || !magic.equals(MAGIC)) throw new Error('This is no backup of ours.');
  for (let number = 0; ; number++) {
    const length = await bytes(LENGTH_BYTES);
    const sealed = length === null ? null : await bytes(length.readUInt32BE());
    if (sealed === null) throw new Error('The backup ends in the middle.');
    const whole = opened(key, number, true, sealed);
    yield whole ?? opened(key, number, false, sealed) ?? refuse();
    if (whole === null) continue;
    if ((await bytes(1)) !== null) throw new Error('Something stands after the end of the backup.');
    return;
  }
}

function refuse(): never {
  throw new Error('The backup was made with another key, or it is damaged.');
}

function place(number: number, isLast: boolean): Buffer {
  return Buffer.from(`${number}${isLast ? ' last' : ''}`);
}

function sealedFrame(key: Buffer, number: number, isLast: boolean, content: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(place(number, isLast));
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(NONCE_BYTES + TAG_BYTES + text.length);
  return Buffer.concat([length, nonce, cipher.getAuthTag(), text]);
}

function opened(key: Buffer, number: number, isLast: boolean, sealed: Buffer): Buffer | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(place(number, isLast))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Reads so many bytes; null = the file ends before. */
function reader(file: AsyncIterable<Buffer>): (count: number) => Promise<Buffer | null> {
  const chunks = file[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  return async (count) => {
    while (held.length < count) {
      const next = await chunks.next();
      if (next.done === true) return null;
      held = Buffer.concat([held, next.value]);
    }
    const taken = held.subarray(0, count);
    held = held.subarray(count);
    return taken;
  };
}
