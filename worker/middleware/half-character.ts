// Half of a surrogate pair in a JSON text: JSON can write it as an escape, but it is no character, no UTF-8 says it, and the database
// refuses it. Bytes and forms can't hold one: what is no UTF-8 in them becomes U+FFFD as they are read.

const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

/** In a text or a name, at whatever depth; of what is no JSON, the parser says so later. */
export function hasHalfCharacter(json: Uint8Array): boolean {
  const text = new TextDecoder().decode(json);
  // Browsers write whole characters as they are, so that nearly no body goes on from here.
  if (!ESCAPED_SURROGATE.test(text)) return false;
  let isFound = false;
  try {
    JSON.parse(text, (name: string, value: unknown) => {
      if (!name.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) isFound = true;
      return value;
    });
  } catch {
    return false;
  }
  return isFound;
}
