// The forms of a lesson's practice: an answer to one of its questions, and the text of its exercise. Read by the page's action; what
// came of them is read by the page.
import type { GivenFields } from '#domain/courses/practice/asked.ts';

export const QUESTION_INTENT = 'pytanie';
export const EXERCISE_INTENT = 'cwiczenie';

/** Where the exercise stands in its page, and what is said of its answer. */
export const EXERCISE_PLACE = 'cwiczenie';
export const FEEDBACK_PLACE = 'uwagi';

/** The button of the exercise's form that saves and asks for feedback. */
export const FEEDBACK_BUTTON = 'uwagi';

/** A text that was saved elsewhere meanwhile. */
export type OtherText = { text: string; version: number; savedAt: string };

/** `isOpen`: it wasn't whole, so nothing was kept, and what was given comes back. */
export type QuestionOutcome = {
  intent: typeof QUESTION_INTENT;
  numer: string;
  fault: string | null;
  isOpen?: true;
  given?: GivenFields;
};

/** A refused text comes back; `other`: what stands in its way. `noFeedback`: it was saved, and why nothing is said of it. */
export type ExerciseOutcome = {
  intent: typeof EXERCISE_INTENT;
  fault: string | null;
  text: string;
  other: OtherText | null;
  noFeedback: string | null;
};

/** Without React's way to the action: the text is saved as it is typed. */
export function exerciseCall(courseId: string, lessonId: string): string {
  return `/api/courses/${courseId}/lessons/${lessonId}/exercise`;
}

export function feedbackCall(exerciseAddress: string): string {
  return `${exerciseAddress}/feedback`;
}
