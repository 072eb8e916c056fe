// Reads a body up to a limit, counting what really comes: a declared length is a wish, too (docs/faults.md 49, 50). Anyone who sends it drop
// by drop holds no handler for longer than the deadline.

const CONTENT_LENGTH = /^\d{1,12}$/;

/** Ours have 32 kB at most, which the slowest telephone sends in less. */
const MAX_BODY_MS = 10_000;

/** 'malformed': the declared length is no number, or says two things. 'too-large' is known as soon as it is said or exceeded, 'too-slow' after `maxMs`. */
export async function readBody(
  request: Request,
  maxBytes: number,
  maxMs = MAX_BODY_MS,
): Promise<Uint8Array<ArrayBuffer> | 'malformed' | 'too-large' | 'too-slow'> {
  const declared = request.headers.get('Content-Length');
  if (declared !== null && !CONTENT_LENGTH.test(declared)) return 'malformed';
  if (Number(declared ?? 0) > maxBytes) return 'too-large';
  if (request.body === null) return new Uint8Array(0);
  const reader = request.body.getReader();
  const deadline = Promise.withResolvers<'too-slow'>();
  const timer = setTimeout(() => deadline.resolve('too-slow'), maxMs);
  try {
    const bytes = await Promise.race([readUpTo(maxBytes, reader), deadline.promise]);
    if (typeof bytes === 'string') void reader.cancel().catch(() => {});
    return bytes;
  } finally {
    clearTimeout(timer);
  }
}

async function readUpTo(
  maxBytes: number,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | 'too-large'> {
  const bytes = new Uint8Array(maxBytes);
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.length > maxBytes) return 'too-large';
    bytes.set(value, length);
    length += value.length;
  }
}
