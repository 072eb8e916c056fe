// What the model says of an answer to a lesson's exercise (docs/decisions.md 'Feedback on an exercise'): what is there, what is missing, one
// next thing, and never a mark.

/** For one exercise. */
export const MAX_FEEDBACKS = 3;

export type Feedback = { there: readonly string[]; missing: readonly string[]; next: string };

export type FeedbackPart = { kind: keyof Feedback; text: string };

/** `version`: of the answer that was read; `at`: epoch ms. */
export type KeptFeedback = Feedback & { version: number; at: number };

/** What a reader sees: how often it was used, and the latest. `isGentle`: their words ask for a line with a number to call. */
export type OwnFeedback = { used: number; latest: (KeptFeedback & { isGentle: boolean }) | null };

export const NO_FEEDBACK: OwnFeedback = { used: 0, latest: null };

/** There are words to read. */
export function isAnswered(text: string): boolean {
  return /\p{L}.*\p{L}/su.test(text);
}

/** In the order in which they are read. */
export function partsOf({ there, missing, next }: Feedback): FeedbackPart[] {
  return [
    ...there.map((text) => ({ kind: 'there', text }) as const),
    ...missing.map((text) => ({ kind: 'missing', text }) as const),
    { kind: 'next', text: next },
  ];
}
