// Half a reply -> finished items (docs/contract.md 'The event stream'): reads the model's JSON in chunks cut anywhere and gives out each
// item of the wanted lists, and each wanted text or object, the moment it closes. Each character is looked at once; keys count only in the
// root and in the one object within it that is named. A key that comes twice sends its items again, as JSON.parse lets the last win.
import { createJsonText } from './json-text.ts';

type ItemRequest<Name extends string> = {
  /** Lists by their place: 'modules', or 'planRozwoju.kroki' within the named object. */
  lists: readonly Name[];
  /** Texts of the root. */
  texts: readonly Name[];
  /** Objects of the root that are an item each. */
  objects?: readonly Name[];
  within: string | null;
};

/** `index` is the position in the list; 0 for a text or an object. `value` is what JSON.parse makes of it, unchecked. */
type Item<Name extends string> = { name: Name; index: number; value: unknown };

type ItemReader<Name extends string> = {
  /** Takes the next characters; returns the items that they finished, in order. */
  push(chunk: string): Item<Name>[];
  /** The root's keys so far, in their order. */
  readonly keys: readonly string[];
  /** The item that has begun and isn't finished, as far as it is written; null = none. */
  readonly underWay: { name: Name; index: number; text: string } | null;
  /** True once the reply's outermost bracket has closed. */
  readonly finished: boolean;
  /** True if the reply broke a bound (length, depth): nothing more is read. */
  readonly overflowed: boolean;
};

/** A reply with more keys than that is none of ours; later ones only lack in `keys`. */
const MAX_KEYS = 100;

/** An open bracket. `list` and `keysOf` say where we are; both null where nothing of interest can be. */
type Frame<Name> = {
  list: Name | null;
  keysOf: 'root' | 'within' | null;
  key: string;
  awaitsKey: boolean;
  index: number;
};

type Capture<Name> = { name: Name; index: number; depth: number };

export function createItemReader<Name extends string>(request: ItemRequest<Name>): ItemReader<Name> {
  const source = createJsonText();
  const stack: Frame<Name>[] = [];
  const keys: string[] = [];
  let inString = false;
  let afterBackslash = false;
  let readsKey = false;
  let capture: Capture<Name> | null = null;
  // The text of the key or item under way: what earlier chunks held, and where it goes on in this one.
  let held = '';
  let from = 0;

  function scan(json: string): Item<Name>[] {
    const found: Item<Name>[] = [];
    from = 0;
    for (let at = 0; at < json.length; at += 1) {
      const item = step(json, at);
      if (item !== null) found.push(item);
    }
    held = capture !== null || readsKey ? held + json.slice(from) : '';
    return found;
  }

  function step(json: string, at: number): Item<Name> | null {
    const character = json.charAt(at);
    if (inString) return insideString(character, json, at);
    if (character === '"') return stringStart(at);
    if (character === '{' || character === '[') return open(character, at);
    if (character === '}' || character === ']') return close(json, at);
    const top = stack.at(-1);
    if (character === ',' && top !== undefined) {
      top.index += 1;
      top.awaitsKey = top.keysOf !== null;
    }
    return null;
  }

  function insideString(character: string, json: string, at: number): Item<Name> | null {
    if (afterBackslash) afterBackslash = false;
    else if (character === '\\') afterBackslash = true;
    else if (character === '"') return stringEnd(json, at);
    return null;
  }

  function stringStart(at: number): null {
    inString = true;
    const top = stack.at(-1);
    if (capture !== null || top === undefined) return null;
    if (top.awaitsKey) {
      readsKey = true;
      record(at);
      return null;
    }
    const text = top.keysOf === 'root' ? request.texts.find((name) => name === top.key) : undefined;
    if (top.list !== null) begin(top.list, top.index, at);
    else if (text !== undefined) begin(text, 0, at);
    return null;
  }

  function stringEnd(json: string, at: number): Item<Name> | null {
    inString = false;
    if (!readsKey) return finish(json, at);
    readsKey = false;
    const top = stack.at(-1);
    if (top === undefined) return null;
    const key = parsedJson(taken(json, at));
    top.awaitsKey = false;
    top.key = typeof key === 'string' ? key : '';
    if (top.keysOf === 'root' && keys.length < MAX_KEYS) keys.push(top.key);
    return null;
  }

  function open(character: '{' | '[', at: number): null {
    const parent = stack.at(-1);
    if (character === '{' && capture === null && parent?.list) begin(parent.list, parent.index, at);
    else if (character === '{' && capture === null && parent?.keysOf === 'root') {
      const whole = request.objects?.find((name) => name === parent.key);
      if (whole !== undefined) begin(whole, 0, at);
    }
    stack.push(capture === null ? frameWithin(parent, character) : frame(null, null));
    return null;
  }

  function frameWithin(parent: Frame<Name> | undefined, bracket: '{' | '['): Frame<Name> {
    if (parent === undefined) return frame(null, bracket === '{' ? 'root' : null);
    if (parent.keysOf === null) return frame(null, null);
    const place = parent.keysOf === 'root' ? parent.key : `${request.within}.${parent.key}`;
    if (bracket === '[') return frame(request.lists.find((list) => list === place) ?? null, null);
    return frame(null, place === request.within ? 'within' : null);
  }

  function frame(list: Name | null, keysOf: Frame<Name>['keysOf']): Frame<Name> {
    return { list, keysOf, key: '', awaitsKey: keysOf !== null, index: 0 };
  }

  function close(json: string, at: number): Item<Name> | null {
    stack.pop();
    return finish(json, at);
  }

  function begin(name: Name, index: number, at: number): void {
    capture = { name, index, depth: stack.length };
    record(at);
  }

  function finish(json: string, at: number): Item<Name> | null {
    if (capture === null || capture.depth !== stack.length) return null;
    const { name, index } = capture;
    capture = null;
    return { name, index, value: parsedJson(taken(json, at)) };
  }

  function record(at: number): void {
    held = '';
    from = at;
  }

  function taken(json: string, at: number): string {
    return held + json.slice(from, at + 1);
  }

  return {
    push: (chunk) => scan(source.push(chunk)),
    keys,
    get underWay() {
      return capture === null ? null : { name: capture.name, index: capture.index, text: held };
    },
    get finished() {
      return source.state === 'after';
    },
    get overflowed() {
      return source.refusal !== null;
    },
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
