// The quiz's answers and the checks of its steps (docs/product.md 'Quiz', 'Quiz steps'). No schema library here: the browser uses it too.

export const PREFERENCES = ['nature', 'ambitious', 'helping', 'creative'] as const;

export type Preference = (typeof PREFERENCES)[number];

export type QuizTexts = { additional_interests: string; additional_info: string };

export type QuizAnswers = QuizTexts & { preferences: Preference[] };

/** What was written, in the order of the steps: what the gate, the quotes and the stand-in read. */
export function textsOf({ additional_interests, additional_info }: QuizTexts): string[] {
  return [additional_interests, additional_info];
}

/** Longest text of each field, in UTF-16 units as `maxlength` counts them; said in the form. */
export const MAX_TEXT_LENGTH = 1000;

export const QUIZ_STEPS = [1, 2, 3] as const;

export type QuizStep = (typeof QUIZ_STEPS)[number];

export const NO_ANSWERS: QuizAnswers = { preferences: [], additional_interests: '', additional_info: '' };

/** Of the three questions, what is answered, in percent: nothing is done before the first answer. */
export function percentDone(answers: QuizAnswers): number {
  const { preferences, additional_interests, additional_info } = answers;
  const done = [preferences.length > 0, additional_interests.trim() !== '', additional_info.trim() !== ''];
  return (100 * done.filter(Boolean).length) / QUIZ_STEPS.length;
}

/** What is wrong with one step, as the sentence for its field; null if the visitor may go on. */
export function faultOfStep(step: QuizStep, answers: QuizAnswers): string | null {
  if (step === 1) return answers.preferences.length === 0 ? 'Wybierz co najmniej jedną opcję' : null;
  if (step === 3) return faultOfLength(answers.additional_info);
  if (answers.additional_interests.trim() === '') return 'Opisz swoje zainteresowania';
  return faultOfLength(answers.additional_interests);
}

/** The first step at which the answers can't be sent, with its sentence; null if all three are fine. */
export function faultOfAnswers(answers: QuizAnswers): { step: QuizStep; sentence: string } | null {
  if (answers.preferences.length === 0) return { step: 1, sentence: 'Wybierz przynajmniej jedną opcję!' };
  for (const step of QUIZ_STEPS) {
    const sentence = faultOfStep(step, answers);
    if (sentence !== null) return { step, sentence };
  }
  return null;
}

function faultOfLength(text: string): string | null {
  if (text.length <= MAX_TEXT_LENGTH) return null;
  return `Skróć odpowiedź do ${MAX_TEXT_LENGTH} znaków – teraz ma ich ${text.length}.`;
}
