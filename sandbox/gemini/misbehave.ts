// How the local Gemini can be told to misbehave, one plan per call, and what each plan does to the reply. Pure: the
// server only carries out the finished `Reply`. The rows are those of docs/faults.md 'Gemini'.
import { ADVICE_FAULTS, withAdviceFault, type AdviceFault } from './advice-faults.ts';
import { COURSE_FAULTS, withCourseFault, type CourseFault } from './course-faults.ts';
import { googleError, STATUS_NAMES } from './google-error.ts';
import type { ErrorStatus, GoogleError } from './google-error.ts';
import { isObject } from './check-request.ts';

/** `characters` counts characters of the reply's text; where it is left out, half of the text. */
export type Misbehaviour =
  | { kind: 'none' }
  | { kind: 'status'; status: ErrorStatus; message?: string }
  | { kind: 'hang-before-headers' | 'hang-before-first-byte' | 'empty-body' | 'no-candidates' | 'empty-text' }
  | { kind: 'hang-after' | 'cut-after'; characters?: number }
  | { kind: 'error-after'; characters?: number; status?: ErrorStatus; message?: string }
  | { kind: 'safety' | 'recitation' | 'max-tokens'; characters?: number }
  | { kind: 'unknown-finish' | 'blocked-prompt'; reason?: string }
  | { kind: 'fenced' | 'prose-around' | 'bom' | 'control-characters' | 'trailing-comma' | 'split-bytes' }
  | { kind: 'thought-first' | 'many-parts' }
  /** What the model chooses and claims: advice-faults.ts. 'last-candidates' is no fault, only another choice. */
  | { kind: AdviceFault | 'last-candidates' }
  /** With a course's structure or a lesson: course-faults.ts. */
  | { kind: CourseFault }
  | { kind: 'truncated'; characters?: number }
  | { kind: 'text'; text: string }
  | { kind: 'slow-first-byte'; ms: number }
  /** Thoughts for so long, every now and then, before the text. */
  | { kind: 'think'; ms: number }
  /** A bare 400 for whoever sends a schema. */
  | { kind: 'refuse-schema' }
  | { kind: 'huge'; bytes?: number }
  | { kind: 'nested'; depth?: number };

export type Reply = {
  error: GoogleError | null;
  hang: 'headers' | 'first-byte' | null;
  /** Real milliseconds, whatever the pace; null = the usual time to think. */
  firstByteMs: number | null;
  body: 'text' | 'empty' | 'no-candidates' | 'blocked-prompt';
  blockReason: string;
  text: string;
  thought: string | null;
  /** Real milliseconds, whatever the pace. */
  thinksMs: number;
  partsPerChunk: number;
  finishReason: string;
  interruption: { after: number; how: 'hang' | 'cut' | GoogleError } | null;
  splitBytes: boolean;
  /** Large chunks without pauses, for replies no one could wait for. */
  rushed: boolean;
};

const PLAIN: Omit<Reply, 'text'> = {
  error: null,
  hang: null,
  firstByteMs: null,
  body: 'text',
  blockReason: '',
  thought: null,
  thinksMs: 0,
  partsPerChunk: 1,
  finishReason: 'STOP',
  interruption: null,
  splitBytes: false,
  rushed: false,
};

export function replyWith(text: string, plan: Misbehaviour): Reply {
  return { ...PLAIN, text, ...changesOf(text, plan) };
}

function changesOf(text: string, plan: Misbehaviour): Partial<Reply> {
  switch (plan.kind) {
    case 'none':
      return {};
    case 'status':
      return { error: googleError(plan.status, plan.message) };
    case 'hang-before-headers':
      return { hang: 'headers' };
    case 'hang-before-first-byte':
      return { hang: 'first-byte' };
    case 'hang-after':
      return { interruption: { after: plan.characters ?? half(text), how: 'hang' } };
    case 'cut-after':
      return { interruption: { after: plan.characters ?? half(text), how: 'cut' } };
    case 'error-after': {
      const how = googleError(plan.status ?? 503, plan.message);
      return { interruption: { after: plan.characters ?? half(text), how } };
    }
    case 'safety':
      return { finishReason: 'SAFETY', text: text.slice(0, plan.characters ?? 0) };
    case 'recitation':
      return { finishReason: 'RECITATION', text: text.slice(0, plan.characters ?? 0) };
    case 'max-tokens':
      return { finishReason: 'MAX_TOKENS', text: text.slice(0, plan.characters ?? half(text)) };
    case 'unknown-finish':
      return { finishReason: plan.reason ?? 'NEW_REASON_OF_2027' };
    case 'blocked-prompt':
      return { body: 'blocked-prompt', blockReason: plan.reason ?? 'PROHIBITED_CONTENT' };
    case 'empty-body':
      return { body: 'empty' };
    case 'no-candidates':
      return { body: 'no-candidates' };
    case 'slow-first-byte':
      return { firstByteMs: plan.ms };
    case 'think':
      return { thinksMs: plan.ms };
    case 'split-bytes':
      return { splitBytes: true };
    case 'thought-first':
      return { thought: '**Analizuję odpowiedzi** {"predyspozycje": "to jeszcze nie odpowiedź"}' };
    case 'many-parts':
      return { partsPerChunk: 7 };
    case 'huge':
      return { text: hugeReply(plan.bytes ?? 4_000_000), rushed: true };
    case 'nested':
      return { text: '['.repeat(plan.depth ?? 100_000) + ']'.repeat(plan.depth ?? 100_000), rushed: true };
    default:
      return { text: rewritten(text, plan) };
  }
}

/** The plans that only change the text. */
function rewritten(text: string, plan: Misbehaviour): string {
  switch (plan.kind) {
    case 'empty-text':
      return '';
    case 'text':
      return plan.text;
    case 'fenced':
      return `\`\`\`json\r\n${text}\r\n\`\`\``;
    case 'prose-around':
      return `Oto analiza, o którą prosisz:\n\n${text}\n\nPowodzenia na nowej drodze!`;
    case 'bom':
      return `\uFEFF${text}`;
    case 'control-characters':
      return `\u0000\u0008${text.replaceAll('. ', '.\u0007 \u001F')}\u001A`;
    case 'trailing-comma':
      return text.replace(/\s*\}\s*$/, ',\n}');
    case 'truncated':
      return text.slice(0, plan.characters ?? half(text));
    default:
      if (isCourseFault(plan.kind)) return withCourseFault(text, plan.kind);
      return isAdviceFault(plan.kind) ? withAdviceFault(text, plan.kind) : text;
  }
}

function isAdviceFault(kind: string): kind is AdviceFault {
  return ADVICE_FAULTS.some((fault) => fault === kind);
}

function isCourseFault(kind: string): kind is CourseFault {
  return COURSE_FAULTS.some((fault) => fault === kind);
}

function hugeReply(bytes: number): string {
  return JSON.stringify({
    predyspozycje: [],
    sciezkiKariery: [],
    umiejetnosci: [],
    planRozwoju: { kroki: [], certyfikacje: [], projekty: [] },
    podsumowanieInspirujace: 'a'.repeat(bytes),
  });
}

function half(text: string): number {
  return Math.floor(text.length / 2);
}

/** The names with the parameters they take: `?` = may be left out. The check of what comes over HTTP. */
const PARAMETERS: Record<
  Misbehaviour['kind'],
  Record<string, 'number' | 'string' | 'number?' | 'string?'>
> = {
  none: {},
  status: { status: 'number', message: 'string?' },
  'hang-before-headers': {},
  'hang-before-first-byte': {},
  'hang-after': { characters: 'number?' },
  'cut-after': { characters: 'number?' },
  'error-after': { characters: 'number?', status: 'number?', message: 'string?' },
  safety: { characters: 'number?' },
  recitation: { characters: 'number?' },
  'max-tokens': { characters: 'number?' },
  'unknown-finish': { reason: 'string?' },
  'blocked-prompt': { reason: 'string?' },
  'empty-body': {},
  'no-candidates': {},
  'empty-text': {},
  fenced: {},
  'prose-around': {},
  bom: {},
  'control-characters': {},
  'trailing-comma': {},
  'split-bytes': {},
  'thought-first': {},
  'many-parts': {},
  truncated: { characters: 'number?' },
  text: { text: 'string' },
  'slow-first-byte': { ms: 'number' },
  think: { ms: 'number' },
  'refuse-schema': {},
  huge: { bytes: 'number?' },
  nested: { depth: 'number?' },
  'last-candidates': {},
  'foreign-id': {},
  'same-id-twice': {},
  'made-up-quote': {},
  'quote-in-other-words': {},
  'no-against': {},
  'no-test': {},
  'test-over-the-bounds': {},
  'crisis-first': {},
  'crisis-late': {},
  'figures-everywhere': {},
  'short-lesson': {},
  'missing-topic': {},
  'foreign-address': {},
  'no-right-answer': {},
  'cut-in-exercise': {},
};

export const MISBEHAVIOURS = Object.keys(PARAMETERS);

export function isMisbehaviour(value: unknown): value is Misbehaviour {
  if (!isObject(value)) return false;
  const known = Object.entries(PARAMETERS).find(([kind]) => kind === value['kind'])?.[1];
  if (known === undefined) return false;
  if (Object.keys(value).some((name) => name !== 'kind' && !Object.hasOwn(known, name))) return false;
  if (typeof value['status'] === 'number' && !Object.hasOwn(STATUS_NAMES, value['status'])) return false;
  return Object.entries(known).every(([name, type]) =>
    value[name] === undefined ? type.endsWith('?') : typeof value[name] === type.replace('?', ''),
  );
}
