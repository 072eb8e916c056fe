// Half a reply -> finished sections (contract, 'The event stream'): reads the model's text in chunks cut anywhere and
// gives out each section the moment it closes, if it passes the validator. Each character is looked at once; keys count
// only in the root and in its `planRozwoju`. A key that comes twice sends its sections again, as JSON.parse lets the last win.
import { cleanName } from './clean-text.ts';
import type { Section, SectionName, Stage } from './events.ts';
import { createJsonText } from './json-text.ts';
import { parseSection } from './schema.ts';

/** The names of the paths, which the prompt asks for before anything else: so texts can be masked from the first one on. */
const NAMES = 'nazwySciezek';
const MAX_NAMES = 8;

/** The parts of the reply in which a section can be under way. */
export type ReplyStage = Extract<Stage, 'start' | Part>;

export type SectionReader = {
  /** Takes the next characters; returns the sections that they finished, in order. */
  push(chunk: string): Section[];
  /** The names of the paths as the reply announces them, in their order; empty if it doesn't. */
  readonly names: readonly string[];
  /** The part being written; 'start' before the first. */
  readonly stage: ReplyStage;
  /** True once the reply's outermost bracket has closed. */
  readonly finished: boolean;
  /** True if the reply broke a bound (length, depth): nothing more is read. */
  readonly overflowed: boolean;
};

const PARTS = [
  'predyspozycje',
  'sciezkiKariery',
  'umiejetnosci',
  'planRozwoju',
  'podsumowanieInspirujace',
] as const;

type Part = (typeof PARTS)[number];

const LISTS = [
  'predyspozycje',
  'sciezkiKariery',
  'umiejetnosci',
  'planRozwoju.kroki',
  'planRozwoju.certyfikacje',
  'planRozwoju.projekty',
  NAMES,
] as const satisfies readonly (SectionName | typeof NAMES)[];

type ListName = SectionName | typeof NAMES;

/** An open bracket. `list` and `keysOf` say where we are; both null where nothing of interest can be. */
type Frame = {
  list: ListName | null;
  keysOf: 'root' | 'planRozwoju' | null;
  key: string;
  awaitsKey: boolean;
  index: number;
};

type Capture = { name: ListName; index: number; depth: number };

export function createSectionReader(): SectionReader {
  const source = createJsonText();
  const stack: Frame[] = [];
  const names: string[] = [];
  let stage: ReplyStage = 'start';
  let inString = false;
  let afterBackslash = false;
  let readsKey = false;
  let capture: Capture | null = null;
  // The text of the key or section under way: what earlier chunks held, and where it goes on in this one.
  let held = '';
  let from = 0;

  function scan(json: string): Section[] {
    const found: Section[] = [];
    from = 0;
    for (let at = 0; at < json.length; at += 1) {
      const section = step(json, at);
      if (section !== null) found.push(section);
    }
    held = capture !== null || readsKey ? held + json.slice(from) : '';
    return found;
  }

  function step(json: string, at: number): Section | null {
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

  function insideString(character: string, json: string, at: number): Section | null {
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
    } else if (top.list !== null) begin(top.list, top.index, at);
    else if (top.keysOf === 'root' && top.key === 'podsumowanieInspirujace') begin(top.key, 0, at);
    return null;
  }

  function stringEnd(json: string, at: number): Section | null {
    inString = false;
    if (!readsKey) return finish(json, at);
    readsKey = false;
    const top = stack.at(-1);
    if (top === undefined) return null;
    const key = parsedJson(taken(json, at));
    top.awaitsKey = false;
    top.key = typeof key === 'string' ? key : '';
    if (top.keysOf === 'root') stage = PARTS.find((part) => part === key) ?? stage;
    return null;
  }

  function open(character: '{' | '[', at: number): null {
    const parent = stack.at(-1);
    if (character === '{' && capture === null && parent?.list) begin(parent.list, parent.index, at);
    stack.push(capture === null ? frameWithin(parent, character) : frame(null, null));
    return null;
  }

  function close(json: string, at: number): Section | null {
    stack.pop();
    return finish(json, at);
  }

  function begin(name: ListName, index: number, at: number): void {
    capture = { name, index, depth: stack.length };
    record(at);
  }

  function finish(json: string, at: number): Section | null {
    if (capture === null || capture.depth !== stack.length) return null;
    const { name, index } = capture;
    capture = null;
    const value = parsedJson(taken(json, at));
    if (name !== NAMES) return parseSection(name, index, value);
    if (typeof value === 'string' && names.length < MAX_NAMES) names.push(cleanName(value));
    return null;
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
    names,
    get stage() {
      return stage;
    },
    get finished() {
      return source.state === 'after';
    },
    get overflowed() {
      return source.refusal !== null;
    },
  };
}

function frameWithin(parent: Frame | undefined, bracket: '{' | '['): Frame {
  if (parent === undefined) return frame(null, bracket === '{' ? 'root' : null);
  if (parent.keysOf === null) return frame(null, null);
  const place = parent.keysOf === 'root' ? parent.key : `planRozwoju.${parent.key}`;
  if (bracket === '[') return frame(LISTS.find((list) => list === place) ?? null, null);
  return frame(null, place === 'planRozwoju' ? 'planRozwoju' : null);
}

function frame(list: Frame['list'], keysOf: Frame['keysOf']): Frame {
  return { list, keysOf, key: '', awaitsKey: keysOf !== null, index: 0 };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
