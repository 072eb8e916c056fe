// Asks the gate before anybody is asked to register (docs/decisions.md 'The gate'). Whatever goes wrong with the call itself, the quiz goes
// on: the server asks its gate once more.
import type { QuizOrder } from '../../quiz/quiz-draft.ts';

type GateRefusal = { code: string; sentence: string; questions: readonly string[] };

const ASKED_FOR_MS = 5_000;
const GATE_CODES = new Set(['crisis', 'violence', 'minor', 'age-unknown', 'too-little', 'limits-too-strict']);

/** Null = nothing in the way. */
export async function checkAnswers(order: QuizOrder): Promise<GateRefusal | null> {
  try {
    const response = await fetch('/api/analysis/check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(ASKED_FOR_MS),
    });
    if (response.ok) return null;
    // Our own server's response: the contract is its type.
    const {
      code,
      error,
      questions = [],
    } = (await response.json()) as {
      code: string;
      error: string;
      questions?: string[];
    };
    return GATE_CODES.has(code) ? { code, sentence: error, questions } : null;
  } catch {
    return null;
  }
}
