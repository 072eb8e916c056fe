// How the local Gemini can be told to misbehave, one plan per call, and what each plan does to the reply. Pure: the
// server only carries out the finished `Reply`. The rows are those of docs/faults.md 'Gemini'.
import type { CheckedRequest } from './check-request.ts';
import { googleError, STATUS_NAMES } from './google-error.ts';
import type { ErrorStatus, GoogleError } from './google-error.ts';
import { isHabit, withHabit, type Habit } from './habits.ts';
import { isObject } from './is-object.ts';

/** `characters` counts characters of the reply's text; where it is left out, half of the text. */
export type Misbehaviour =
  | { kind: 'none' | 'hang-before-headers' | 'hang-before-first-byte' | 'empty-body' | 'no-candidates' }
  | { kind: 'status'; status: ErrorStatus; message?: string }
  | { kind: 'hang-after' | 'cut-after' | 'safety' | 'recitation' | 'max-tokens'; characters?: number }
  | { kind: 'error-after'; characters?: number; status?: ErrorStatus; message?: string }
  | { kind: 'unknown-finish' | 'blocked-prompt'; reason?: string }
  | { kind: 'fenced' | 'prose-around' | 'bom' | 'control-characters' | 'trailing-comma' | 'empty-text' }
  | { kind: 'split-bytes' | 'thought-first' | 'many-parts' }
  /** No fault, only another choice. */
  | { kind: 'last-candidates' }
  /** The request's schema, with the bare 400; a request without one is answered. */
  | { kind: 'refuse-schema' }
  /** For so long, whatever the pace; its thoughts are told only where the request asks for them. */
  | { kind: 'think'; ms: number }
  | { kind: Habit }
  | { kind: 'truncated'; characters?: number }
  | { kind: 'text'; text: string }
  | { kind: 'slow-first-byte'; ms: number }
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
  /** Told while it thinks, evenly. */
  thoughts: readonly string[];
  partsPerChunk: number;
  finishReason: string;
  interruption: { after: number; how: 'hang' | 'cut' | GoogleError } | null;
  splitBytes: boolean;
  /** Large chunks without pauses, for replies no one could wait for. */
  rushed: boolean;
};

const PLAIN: Omit<Reply, 'text' | 'thoughts'> = {
  error: null,
  hang: null,
  firstByteMs: null,
  body: 'text',
  blockReason: '',
  partsPerChunk: 1,
  finishReason: 'STOP',
  interruption: null,
  splitBytes: false,
  rushed: false,
};

const THOUGHTS = ['**Czytam odpowiedzi**', '**Porównuję możliwości**', '**Układam odpowiedź**'];
const OWN_THOUGHT = '**Analizuję odpowiedzi** {"predyspozycje": "to jeszcze nie odpowiedź"}';

type Asked = Pick<CheckedRequest, 'hasSchema' | 'includeThoughts'>;

export function replyWith(text: string, plan: Misbehaviour, asked: Asked): Reply {
  const thoughts = asked.includeThoughts ? THOUGHTS : [];
  return { ...PLAIN, text, thoughts, ...changesOf(text, plan, asked) };
}

function changesOf(text: string, plan: Misbehaviour, { hasSchema }: Asked): Partial<Reply> {
  const after = 'characters' in plan ? (plan.characters ?? half(text)) : half(text);
  switch (plan.kind) {
    case 'status':
      return { error: googleError(plan.status, plan.message) };
    case 'refuse-schema':
      return hasSchema ? { error: googleError(400) } : {};
    case 'hang-before-headers':
      return { hang: 'headers' };
    case 'hang-before-first-byte':
      return { hang: 'first-byte' };
    case 'hang-after':
      return { interruption: { after, how: 'hang' } };
    case 'cut-after':
      return { interruption: { after, how: 'cut' } };
    case 'error-after':
      return { interruption: { after, how: googleError(plan.status ?? 503, plan.message) } };
    case 'safety':
      return { finishReason: 'SAFETY', text: text.slice(0, plan.characters ?? 0) };
    case 'recitation':
      return { finishReason: 'RECITATION', text: text.slice(0, plan.characters ?? 0) };
    case 'max-tokens':
      return { finishReason: 'MAX_TOKENS', text: text.slice(0, after) };
    case 'unknown-finish':
      return { finishReason: plan.reason ?? 'NEW_REASON_OF_2027' };
    case 'blocked-prompt':
      return { body: 'blocked-prompt', blockReason: plan.reason ?? 'PROHIBITED_CONTENT' };
    case 'empty-body':
      return { body: 'empty' };
    case 'no-candidates':
      return { body: 'no-candidates' };
    case 'slow-first-byte':
      return { firstByteMs: plan.ms, thoughts: [] };
    case 'think':
      return { firstByteMs: plan.ms };
    case 'split-bytes':
      return { splitBytes: true };
    case 'thought-first':
      return { thoughts: [OWN_THOUGHT] };
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
      return isHabit(plan.kind) ? withHabit(text, plan.kind) : text;
  }
}

function hugeReply(bytes: number): string {
  return JSON.stringify({
    predyspozycje: [],
    sciezkiKariery: [],
    podsumowanieInspirujace: 'a'.repeat(bytes),
  });
}

function half(text: string): number {
  return Math.floor(text.length / 2);
}

/** Without parameters, and those that have some: `?` = may be left out. The check of what comes over HTTP. */
const BARE =
  'none hang-before-headers hang-before-first-byte empty-body no-candidates empty-text fenced prose-around bom control-characters trailing-comma split-bytes thought-first many-parts last-candidates refuse-schema'.split(
    ' ',
  );
const CHARACTERS = { characters: 'number?' };
const PARAMETERS: Record<string, Record<string, string>> = {
  status: { status: 'number', message: 'string?' },
  'hang-after': CHARACTERS,
  'cut-after': CHARACTERS,
  'error-after': { ...CHARACTERS, status: 'number?', message: 'string?' },
  safety: CHARACTERS,
  recitation: CHARACTERS,
  'max-tokens': CHARACTERS,
  truncated: CHARACTERS,
  'unknown-finish': { reason: 'string?' },
  'blocked-prompt': { reason: 'string?' },
  text: { text: 'string' },
  think: { ms: 'number' },
  'slow-first-byte': { ms: 'number' },
  huge: { bytes: 'number?' },
  nested: { depth: 'number?' },
};

export function isMisbehaviour(value: unknown): value is Misbehaviour {
  if (!isObject(value)) return false;
  const kind = String(value['kind']);
  const known = PARAMETERS[kind] ?? (BARE.includes(kind) || isHabit(kind) ? {} : null);
  if (known === null) return false;
  if (Object.keys(value).some((name) => name !== 'kind' && !Object.hasOwn(known, name))) return false;
  if (typeof value['status'] === 'number' && !Object.hasOwn(STATUS_NAMES, value['status'])) return false;
  return Object.entries(known).every(([name, type]) =>
    value[name] === undefined ? type.endsWith('?') : typeof value[name] === type.replace('?', ''),
  );
}
