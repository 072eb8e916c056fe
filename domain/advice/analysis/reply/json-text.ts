// Finds the JSON in a model's text and cleans it, chunk by chunk (docs/product.md 'Analysis validity'; docs/faults.md 6, 12). Shared by
// parse-reply and sections, so that both read the same text. JSON starts at the first bracket followed by what JSON allows there ('{"',
// '["', '[{', '[['; a lone "[1]" of the prose doesn't count) and ends where that bracket closes.

/** Bounds of a reply, in UTF-16 units and open brackets. */
export const MAX_REPLY_LENGTH = 1_000_000;
export const MAX_REPLY_DEPTH = 64;

type JsonText = {
  /** Takes the next characters; returns the JSON among them, with control characters dropped or escaped. */
  push(chunk: string): string;
  readonly state: 'before' | 'inside' | 'after';
  /** Why nothing more is read; null while all is well. */
  readonly refusal: 'too-long' | 'too-deep' | null;
};

const ESCAPED_IN_STRINGS: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export function createJsonText(): JsonText {
  let state: JsonText['state'] = 'before';
  let refusal: JsonText['refusal'] = null;
  let received = 0;
  let opener = '';
  let depth = 0;
  let inString = false;
  let afterBackslash = false;

  function seek(character: string): string {
    if (isBlank(character)) return '';
    if (startsJson(opener, character)) {
      state = 'inside';
      depth = 1;
      return opener + structure(character);
    }
    opener = character;
    return '';
  }

  function inside(character: string): string {
    return inString ? stringCharacter(character) : structure(character);
  }

  function stringCharacter(character: string): string {
    if (isControl(character)) return afterBackslash ? '' : (ESCAPED_IN_STRINGS[character] ?? '');
    if (afterBackslash) afterBackslash = false;
    else if (character === '\\') afterBackslash = true;
    else if (character === '"') inString = false;
    return character;
  }

  function structure(character: string): string {
    if (character === '"') inString = true;
    else if (character === '{' || character === '[') return opened(character);
    else if (character === '}' || character === ']') depth -= 1;
    else if (isBlank(character)) return isControl(character) && !(character in ESCAPED_IN_STRINGS) ? '' : ' ';
    if (depth === 0) state = 'after';
    return character;
  }

  function opened(character: string): string {
    depth += 1;
    if (depth <= MAX_REPLY_DEPTH) return character;
    refusal = 'too-deep';
    return '';
  }

  function isOver(): boolean {
    return state === 'after' || refusal !== null;
  }

  return {
    push(chunk) {
      received += chunk.length;
      if (received > MAX_REPLY_LENGTH) refusal ??= 'too-long';
      let json = '';
      for (let at = 0; at < chunk.length && !isOver(); at += 1) {
        const character = chunk.charAt(at);
        json += state === 'before' ? seek(character) : inside(character);
      }
      return json;
    },
    get state() {
      return state;
    },
    get refusal() {
      return refusal;
    },
  };
}

function startsJson(opener: string, next: string): boolean {
  if (opener === '{') return next === '"';
  return opener === '[' && (next === '{' || next === '[' || next === '"');
}

function isControl(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

function isBlank(character: string): boolean {
  return isControl(character) || /[\s\u200b\u2060\ufeff]/.test(character);
}
