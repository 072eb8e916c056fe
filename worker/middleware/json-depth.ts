// How deep a JSON text nests, counted on its bytes before anything parses it: parsers and schemas recurse, this doesn't
// (docs/faults.md 49). Brackets inside texts don't count; whether the text is JSON at all, the parser says later.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether lists and objects nest deeper than `most`. */
export function isDeeperThan(most: number, json: Uint8Array): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index] ?? 0;
    if (isInText) {
      if (byte === BACKSLASH) index++;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (CLOSING.has(byte)) depth--;
    else if (OPENING.has(byte) && ++depth > most) return true;
  }
  return false;
}
