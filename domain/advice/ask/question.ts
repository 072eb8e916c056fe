// A question to the adviser about one's own analysis (docs/decisions.md 'A question to the adviser'): what may be asked, and what an answer is
// once it has been checked. Each part of an answer stands on one source and holds no figure that isn't in what was sent.
import { cleanLongText } from '../analysis/reply/clean-text.ts';

/** In UTF-16 units, as `maxlength` counts them. */
export const MAX_QUESTION_LENGTH = 300;

export const ANSWER_SOURCES = ['odczyt', 'bilans', 'tabele'] as const;

export type AnswerSource = (typeof ANSWER_SOURCES)[number];

export type AnswerPart = { text: string; source: AnswerSource };

/** `unknown`: what it doesn't know; '' = nothing is missing. One of the two is always there. */
export type Answer = { parts: AnswerPart[]; unknown: string };

/** As it is asked; the fault is the sentence for its field. */
export function readQuestion(typed: string): { text: string } | { fault: string } {
  if (typed.length > MAX_QUESTION_LENGTH)
    return { fault: `Skróć pytanie do ${MAX_QUESTION_LENGTH} znaków – teraz ma ich ${typed.length}.` };
  const text = cleanLongText(typed);
  return /\p{L}.*\p{L}/su.test(text) ? { text } : { fault: 'Wpisz pytanie.' };
}

/** Of what we stored ourselves; null = none. */
export function readAnswer(value: unknown): Answer | null {
  if (!isRecord(value)) return null;
  const { parts, unknown } = value;
  const read = Array.isArray(parts) ? parts.flatMap((one) => partOf(one) ?? []) : [];
  const answer = { parts: read, unknown: typeof unknown === 'string' ? unknown : '' };
  return answer.parts.length === 0 && answer.unknown === '' ? null : answer;
}

function partOf(value: unknown): AnswerPart | null {
  if (!isRecord(value) || typeof value['text'] !== 'string') return null;
  const source = ANSWER_SOURCES.find((one) => one === value['source']);
  return source === undefined ? null : { text: value['text'], source };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
