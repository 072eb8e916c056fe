// Reads a body up to a limit, counting what really comes: a declared length is a wish, too (docs/faults.md 49, 50).

const CONTENT_LENGTH = /^\d{1,12}$/;

/** 'malformed': the declared length is no number, or says two things. 'too-large' is known as soon as it is said or exceeded. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'malformed' | 'too-large'> {
  const declared = request.headers.get('Content-Length');
  if (declared !== null && !CONTENT_LENGTH.test(declared)) return 'malformed';
  if (Number(declared ?? 0) > maxBytes) return 'too-large';
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.length > maxBytes) return 'too-large';
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}
