// How the local Gemini can be told to misbehave, one plan per call, and what each plan does to the reply. Pure: the
// server only carries out the finished `Reply`. The rows are those of docs/faults.md 'Gemini'.
import type { CheckedRequest } from './check-request.ts';
import { googleError } from './google-error.ts';
import type { ErrorStatus, GoogleError } from './google-error.ts';
import { isHabit, withHabit, type Habit } from './habits.ts';
import { isObject } from './json.ts';

/** `characters` counts characters of the reply's text; where it is left out, half of the text. */
export type Misbehaviour =
  | { kind: 'none' | 'hang-before-headers' | 'hang-before-first-byte' | 'empty-body' | 'no-candidates' }
  | { kind: 'status'; status: ErrorStatus; message?: string }
  | { kind: 'hang-after' | 'cut-after' | 'truncated'; characters?: number }
  | { kind: 'safety' | 'recitation' | 'max-tokens'; characters?: number }
  | { kind: 'error-after'; characters?: number; status?: ErrorStatus; message?: string }
  | { kind: 'unknown-finish' | 'blocked-prompt'; reason?: string }
  | { kind: 'fenced' | 'prose-around' | 'bom' | 'control-characters' | 'trailing-comma' | 'empty-text' }
  | { kind: 'split-bytes' | 'thought-first' | 'many-parts' | 'huge' | 'nested' | 'last-candidates' }
  /** The request's schema, with the bare 400; a request without one is answered. */
  | { kind: 'refuse-schema' }
  /** For so long, whatever the pace; its thoughts are told only where the request asks for them. */
  | { kind: 'think'; ms: number }
  | { kind: Habit }
  | { kind: 'text'; text: string }
  | { kind: 'slow-first-byte'; ms: number };

/** Of a lesson's second reading, or, as most, of any other call. */
export type Plan = Misbehaviour & { secondReading?: true };

/**
 * Takes the next plan that is meant for such a call. A lesson may be read again long after it was asked for, beside calls that a test
 * has plans for.
 */
export function takePlan(plans: Plan[], prompt: string): Misbehaviour {
  const isSecondReading = prompt.includes('<do-sprawdzenia>');
  const at = plans.findIndex(({ secondReading = false }) => secondReading === isSecondReading);
  return (at === -1 ? undefined : plans.splice(at, 1)[0]) ?? { kind: 'none' };
}

export type Reply = {
  error: GoogleError | null;
  hang: 'headers' | 'first-byte' | null;
  /** Real milliseconds, whatever the pace; null = the usual time to think. */
  firstByteMs: number | null;
  body: 'text' | 'empty' | 'no-candidates' | 'blocked-prompt';
  blockReason: string;
  text: string;
  thought: string | null;
  /** Real milliseconds, in which it tells its thought again and again. */
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

const THOUGHT = '**Rozważam odpowiedzi** {"predyspozycje": "to myśl, której nikt nie powinien zobaczyć"}';

type Asked = Pick<CheckedRequest, 'hasSchema' | 'includeThoughts'>;
type Change<Kind> = (
  text: string,
  plan: Extract<Misbehaviour, { kind: Kind }>,
  asked: Asked,
) => Partial<Reply>;

const half = (text: string) => Math.floor(text.length / 2);
const toText = (change: (text: string) => string) => (text: string) => ({ text: change(text) });

const CHANGES: { [Kind in Exclude<Misbehaviour['kind'], Habit>]: Change<Kind> } = {
  none: () => ({}),
  'last-candidates': () => ({}),
  status: (_text, { status, message }) => ({ error: googleError(status, message) }),
  'refuse-schema': (_text, _plan, { hasSchema }) => (hasSchema ? { error: googleError(400) } : {}),
  'hang-before-headers': () => ({ hang: 'headers' }),
  'hang-before-first-byte': () => ({ hang: 'first-byte' }),
  'hang-after': (text, { characters: after = half(text) }) => ({ interruption: { after, how: 'hang' } }),
  'cut-after': (text, { characters: after = half(text) }) => ({ interruption: { after, how: 'cut' } }),
  'error-after': (text, { characters: after = half(text), status = 503, message }) => ({
    interruption: { after, how: googleError(status, message) },
  }),
  safety: (text, { characters = 0 }) => ({ finishReason: 'SAFETY', text: text.slice(0, characters) }),
  recitation: (text, { characters = 0 }) => ({ finishReason: 'RECITATION', text: text.slice(0, characters) }),
  'max-tokens': (text, { characters = half(text) }) => ({
    finishReason: 'MAX_TOKENS',
    text: text.slice(0, characters),
  }),
  'unknown-finish': (_text, { reason = 'NEW_REASON_OF_2027' }) => ({ finishReason: reason }),
  'blocked-prompt': (_text, { reason: blockReason = 'PROHIBITED_CONTENT' }) => ({
    body: 'blocked-prompt',
    blockReason,
  }),
  'empty-body': () => ({ body: 'empty' }),
  'no-candidates': () => ({ body: 'no-candidates' }),
  'slow-first-byte': (_text, { ms: firstByteMs }) => ({ firstByteMs }),
  think: (_text, { ms }, { includeThoughts }) =>
    includeThoughts ? { thought: THOUGHT, thinksMs: ms } : { firstByteMs: ms },
  'thought-first': () => ({ thought: THOUGHT, thinksMs: 1 }),
  'split-bytes': () => ({ splitBytes: true }),
  'many-parts': () => ({ partsPerChunk: 7 }),
  huge: () => ({ text: JSON.stringify({ podsumowanieInspirujace: 'a'.repeat(4_000_000) }), rushed: true }),
  nested: () => ({ text: '['.repeat(100_000) + ']'.repeat(100_000), rushed: true }),
  'empty-text': () => ({ text: '' }),
  text: (_text, { text }) => ({ text }),
  truncated: (text, { characters = half(text) }) => ({ text: text.slice(0, characters) }),
  fenced: toText((text) => `\`\`\`json\r\n${text}\r\n\`\`\``),
  'prose-around': toText((text) => `Oto analiza, o którą prosisz:\n\n${text}\n\nPowodzenia na nowej drodze!`),
  bom: toText((text) => `\uFEFF${text}`),
  'control-characters': toText((text) => `\u0000\u0008${text.replaceAll('. ', '.\u0007 \u001F')}\u001A`),
  'trailing-comma': toText((text) => text.replace(/\s*\}\s*$/, ',\n}')),
};

export function replyWith(text: string, plan: Misbehaviour, asked: Asked): Reply {
  if (isHabit(plan.kind)) return { ...PLAIN, text: withHabit(text, plan.kind) };
  // The table ties each kind to its plan; the compiler can't follow that through a variable name.
  const change = CHANGES[plan.kind] as Change<Misbehaviour['kind']>;
  return { ...PLAIN, text, ...change(text, plan, asked) };
}

/** What comes over HTTP is checked by its name alone. */
export function isMisbehaviour(value: unknown): value is Misbehaviour {
  if (!isObject(value) || typeof value['kind'] !== 'string') return false;
  return isHabit(value['kind']) || Object.hasOwn(CHANGES, value['kind']);
}
