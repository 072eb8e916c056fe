// The model's whole reply -> a value, or a fault with its Polish sentence (docs/product.md 'Analysis validity', 'Run and model
// messages'; docs/faults.md 6, 7, 10-12). Nothing is repaired but what the rule names: a trailing comma or a cut reply stays a parse error. What
// people get to see of a fault is our own words; text of the reply never is.
import { createJsonText, MAX_REPLY_DEPTH } from './json-text.ts';

export type ReplyFault = 'empty' | 'not-json' | 'invalid';

type Refused = { ok: false; code: ReplyFault; detail: string };

/** What a validator says: the value, or in plain Polish why it is none. */
export type Validated<Value> = ({ ok: true } & Value) | { ok: false; reason: string };

const DETAILS = {
  empty: 'odpowiedź jest pusta',
  noJson: 'odpowiedź nie zawiera danych w formacie JSON',
  cut: 'odpowiedź urywa się przed końcem',
  syntax: 'odpowiedź zawiera błąd składni',
  'too-long': 'odpowiedź jest za długa',
  'too-deep': 'odpowiedź jest zbyt zagnieżdżona',
} as const;

const BEFORE_PARSING: ReadonlySet<string> = new Set([DETAILS['too-long'], DETAILS['too-deep']]);

/** The JSON of a reply without fences, prose and control characters; text without any JSON comes back bare. */
export function cleanReply(text: string): string {
  const json = createJsonText();
  const cleaned = json.push(text);
  return json.state === 'before' && json.refusal === null ? bareText(text) : cleaned;
}

/** `validate` says what the JSON must be. */
export function parseReply<Value>(
  text: string,
  validate: (value: unknown) => Validated<Value>,
): ({ ok: true } & Value) | Refused {
  const json = createJsonText();
  const cleaned = json.push(text);
  if (json.refusal !== null) return fault('invalid', DETAILS[json.refusal]);
  if (json.state === 'before') return withoutJson(bareText(text), validate);
  if (json.state === 'inside') return fault('not-json', DETAILS.cut);
  return parsedText(cleaned, DETAILS.syntax, validate);
}

/** The sentence for the person (docs/product.md 'Run and model messages'). `detail` is parseReply's; it fills in the three dots. */
export function replyFaultSentence(code: ReplyFault, detail: string = DETAILS.syntax): string {
  if (code === 'empty') return 'Otrzymano pustą odpowiedź z AI. Spróbuj ponownie.';
  if (BEFORE_PARSING.has(detail))
    return `Błąd przetwarzania odpowiedzi AI przed parsowaniem JSON: ${detail}. Spróbuj ponownie.`;
  if (detail === DETAILS.noJson) return `Niepoprawny format odpowiedzi z AI: ${detail}. Spróbuj ponownie.`;
  if (code === 'invalid') return 'Odpowiedź AI nie jest poprawna strukturalnie. Spróbuj ponownie.';
  return `Błąd parsowania odpowiedzi JSON z AI: ${detail}. Spróbuj ponownie.`;
}

function withoutJson<Value>(bare: string, validate: (value: unknown) => Validated<Value>) {
  if (bare === '' || bare === 'undefined' || bare === 'null') return fault('empty', DETAILS.empty);
  // Only a short text can still be JSON ('{}', '7'), and one this short can't be nested too deep.
  if (bare.length > MAX_REPLY_DEPTH) return fault('not-json', DETAILS.noJson);
  return parsedText(bare, DETAILS.noJson, validate);
}

function parsedText<Value>(json: string, detail: string, validate: (value: unknown) => Validated<Value>) {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return fault('not-json', detail);
  }
  const parsed = validate(value);
  return parsed.ok ? parsed : fault('invalid', parsed.reason);
}

function fault(code: ReplyFault, detail: string): Refused {
  return { ok: false, code, detail };
}

// Fences are cut by position: a pattern around long runs of spaces would take quadratic time.
function bareText(text: string): string {
  let bare = text.replaceAll(/[\p{Cc}\ufeff]/gu, ' ').trim();
  if (bare.startsWith('```')) bare = bare.slice(3).replace(/^\w+/, '').trim();
  if (bare.endsWith('```')) bare = bare.slice(0, -3).trim();
  return bare;
}
