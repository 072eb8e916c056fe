// How a run can fail, with the specified sentence of each (docs/product.md 'Run and model messages'; docs/faults.md 1-10). Codes travel in
// `failed` events.
import { replyFaultSentence, type ReplyFault } from './reply/parse.ts';

export type FailureCode =
  | 'model-error'
  /** It refuses the request itself, whoever sends it. */
  | 'model-refused'
  /** It refuses our key. */
  | 'model-key'
  | 'model-silent'
  | 'model-cut'
  | 'model-blocked'
  | 'model-limit'
  | 'no-data'
  | 'empty'
  | 'not-json'
  | 'invalid'
  | 'crisis'
  | 'model-rests'
  | 'run-lost';

export type RunFailure = { code: FailureCode; sentence: string };

export type Refused = 'request' | 'key';

const REFUSED = { request: 'model-refused', key: 'model-key' } as const;

/** The model's own HTTP error. What the provider wrote is for the log only (domain/platform/privacy/scrubbed-text.ts). */
export function upstreamFailure(status: number, refused: Refused | null = null): RunFailure {
  const code = refused === null ? 'model-error' : REFUSED[refused];
  return { code, sentence: `Błąd API Gemini (${status}). ${whatToDo(status)}` };
}

function whatToDo(status: number): string {
  if (status === 429) return 'Model ma teraz zbyt wiele zapytań. Spróbuj ponownie za kilka minut.';
  if (status >= 500) return 'Model jest chwilowo niedostępny. Spróbuj ponownie za chwilę.';
  return 'To błąd po naszej stronie. Spróbuj ponownie później.';
}

/** A reply that arrived whole but is no analysis. */
export function replyFailure(code: ReplyFault, detail: string): RunFailure {
  return { code, sentence: replyFaultSentence(code, detail) };
}

export const FAILURES = {
  silent: {
    code: 'model-silent',
    sentence: 'Błąd AI: model zbyt długo nie odpowiada. Spróbuj ponownie za chwilę.',
  },
  cut: { code: 'model-cut', sentence: 'Błąd AI: połączenie z modelem zostało przerwane. Spróbuj ponownie.' },
  blocked: {
    code: 'model-blocked',
    sentence: 'Generowanie treści zostało zablokowane przez filtry bezpieczeństwa Google.',
  },
  limit: {
    code: 'model-limit',
    sentence: 'Generowanie treści zostało przerwane z powodu osiągnięcia limitu tokenów.',
  },
  noData: { code: 'no-data', sentence: 'Odpowiedź AI przyszła pusta. Spróbuj ponownie.' },
  crisis: {
    code: 'crisis',
    sentence:
      'Twoje odpowiedzi brzmią tak, jakby działo się coś trudnego. Analiza poczeka i nic przez to nie tracisz. Możesz od razu porozmawiać: 800 70 2222 (całą dobę), 116 123, do 18 lat 116 111, w niebezpieczeństwie 112.',
  },
  /** The month's ceiling of cost (docs/operations.md 'Cost of the model'). */
  rests: {
    code: 'model-rests',
    sentence:
      'Do końca miesiąca nie przygotujemy nowych analiz: wykorzystaliśmy to, co możemy na nie wydać. Twoja analiza na Ciebie czeka i nic przez to nie tracisz.',
  },
  lost: { code: 'run-lost', sentence: 'Wystąpił błąd podczas generowania analizy.' },
} as const satisfies Record<string, RunFailure>;
