// What the model can do wrong whatever it is asked for (docs/faults.md 1-12), with the sentence that people are told.
import type { Misbehaviour } from '#sandbox/gemini/server.ts';

export type Sentence = string | RegExp;

export type ModelFault = { name: string; plans: Misbehaviour[]; sentence: Sentence; calls: number };

export const STRUCTURE = 'Odpowiedź AI nie jest poprawna strukturalnie. Spróbuj ponownie.';
/** Of what should be JSON and is none. */
export const PARSING = /^Błąd parsowania odpowiedzi JSON z AI: /;

const FORMAT = /^Niepoprawny format odpowiedzi z AI: /;
const UNREAD = /^Błąd przetwarzania odpowiedzi AI przed parsowaniem JSON: /;

const BLOCKED = 'Generowanie treści zostało zablokowane przez filtry bezpieczeństwa Google.';
const LIMIT = 'Generowanie treści zostało przerwane z powodu osiągnięcia limitu tokenów.';
const NO_DATA = 'Odpowiedź AI przyszła pusta. Spróbuj ponownie.';
const EMPTY = 'Otrzymano pustą odpowiedź z AI. Spróbuj ponownie.';
const SILENT = 'Błąd AI: model zbyt długo nie odpowiada. Spróbuj ponownie za chwilę.';
const CUT = 'Błąd AI: połączenie z modelem zostało przerwane. Spróbuj ponownie.';

const upstream = (status: number) => new RegExp(`^Błąd API Gemini \\(${status}\\)\\. .+ Spróbuj ponownie `);
const fault = (name: string, plan: Misbehaviour, sentence: Sentence): ModelFault => ({
  name,
  plans: [plan],
  sentence,
  calls: 1,
});

const overloaded = { kind: 'status', status: 503 } as const;

export const FAILING: ModelFault[] = [
  { name: '5xx twice', plans: [overloaded, overloaded], sentence: upstream(503), calls: 2 },
  fault('429', { kind: 'status', status: 429 }, upstream(429)),
  fault('403', { kind: 'status', status: 403 }, upstream(403)),
  fault('silence before the headers', { kind: 'hang-before-headers' }, SILENT),
  fault('silence before the first byte', { kind: 'hang-before-first-byte' }, SILENT),
  fault('silence in mid-stream', { kind: 'hang-after' }, SILENT),
  fault('a cut in mid-stream', { kind: 'cut-after' }, CUT),
  fault('an error in mid-stream', { kind: 'error-after' }, upstream(503)),
  fault('a safety block', { kind: 'safety' }, BLOCKED),
  fault('a blocked prompt', { kind: 'blocked-prompt' }, BLOCKED),
  fault('recitation', { kind: 'recitation' }, BLOCKED),
  fault('the token limit with text', { kind: 'max-tokens' }, LIMIT),
  fault('the token limit without text', { kind: 'max-tokens', characters: 0 }, LIMIT),
  fault('an empty body', { kind: 'empty-body' }, NO_DATA),
  fault('no candidates', { kind: 'no-candidates' }, NO_DATA),
  fault('empty text', { kind: 'empty-text' }, EMPTY),
  fault("the text 'null'", { kind: 'text', text: 'null' }, EMPTY),
  fault("the text 'undefined'", { kind: 'text', text: 'undefined' }, EMPTY),
];

/** What is told of a reply that arrived whole, but is none, where JSON was asked for. */
export const FAILING_JSON: ModelFault[] = [
  fault('a truncated reply', { kind: 'truncated' }, PARSING),
  fault('a trailing comma', { kind: 'trailing-comma' }, PARSING),
  fault('prose in its place', { kind: 'text', text: 'Nie mogę pomóc.' }, FORMAT),
  fault('a reply of 4 MB', { kind: 'huge' }, UNREAD),
  fault('100 000 nested lists', { kind: 'nested' }, UNREAD),
];

/** What does no harm. */
export const PASSING: [string, Misbehaviour][] = [
  ['fences', { kind: 'fenced' }],
  ['prose around', { kind: 'prose-around' }],
  ['a byte order mark', { kind: 'bom' }],
  ['control characters', { kind: 'control-characters' }],
  ['letters torn between chunks', { kind: 'split-bytes' }],
  ['thoughts first', { kind: 'thought-first' }],
  ['thoughts for a while', { kind: 'think', ms: 300 }],
  ['a refused schema', { kind: 'refuse-schema' }],
  ['many parts', { kind: 'many-parts' }],
  ['an unknown finish reason', { kind: 'unknown-finish' }],
];
