// The page action behind a lesson's questions and its exercise (lesson-action.server.ts); the exercise's call, which saves while one
// types, asks the same service.
import { data, redirect } from 'react-router';
import { exerciseText } from '#domain/courses/practice/exercise.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { answerQuestion, saveExercise } from '#worker/services/courses/practice.ts';
import { isDocument } from '../../../../lib/form-action.server.ts';
import { formText } from '../../../account/mailed-link/form-text.ts';
import { safetyPageOfLesson } from '../../../advice/gate/safety-pages.ts';
import { questionPlace } from '../../practice/question-place.ts';
import { lessonAddress } from '../lesson-addresses.ts';
import {
  EXERCISE_INTENT,
  EXERCISE_PLACE,
  FEEDBACK_BUTTON,
  FEEDBACK_PLACE,
  QUESTION_INTENT,
  type ExerciseOutcome,
  type QuestionOutcome,
} from './practice-forms.ts';

type Ref = { courseId: string; lessonId: string };
type Sent = { request: Request; form: FormData; ref: Ref };

/** Far more than a question has fields, and than a word for a gap. */
const MAX_GIVEN = { fields: 12, characters: 200 };
const OWN_FIELD = /^p\d+(?:-\d+)?$/;

/** Null = a form of something else. */
export async function practiceAction(scope: RequestScope, sent: Sent) {
  const intent = sent.form.get('intent');
  if (intent === QUESTION_INTENT) return answer(scope, sent);
  return intent === EXERCISE_INTENT ? save(scope, sent) : null;
}

async function answer(scope: RequestScope, { request, form, ref }: Sent) {
  const numer = formText(form, 'numer');
  const number = Number(numer);
  const outcome: QuestionOutcome = { intent: QUESTION_INTENT, numer, fault: null, given: givenIn(form) };
  try {
    const verdict = await answerQuestion(scope, { ...ref, number, key: formText(form, 'wersja'), form });
    if (verdict === null) return data({ ...outcome, isOpen: true });
  } catch (error) {
    const { code, message, status } = expected(error);
    // After a success React reads the page again, and so the new wording comes with the sentence.
    if (code === 'changed') return data({ ...outcome, given: [], fault: message });
    return data({ ...outcome, fault: message }, status);
  }
  // React's own request stays on the page.
  return isDocument(request) ? backTo(ref, questionPlace(number)) : data(outcome);
}

async function save(scope: RequestScope, { form, ref }: Sent) {
  const [text, base] = [exerciseText(formText(form, 'text')), Number(formText(form, 'wersja'))];
  const refused = (status: number, why: Partial<ExerciseOutcome>) =>
    data<ExerciseOutcome>(
      { intent: EXERCISE_INTENT, fault: null, text, other: null, noFeedback: null, ...why },
      status,
    );
  try {
    const saved = await saveExercise(scope, { ...ref, text, base: Number.isInteger(base) ? base : 0 });
    if (saved.kind === 'conflict') return refused(409, { other: saved.other });
    if (!form.has(FEEDBACK_BUTTON)) return backTo(ref, EXERCISE_PLACE);
    const noFeedback = await askForFeedback(scope, { ...ref, version: saved.version });
    if (noFeedback !== null) return refused(noFeedback.status, { noFeedback: noFeedback.message });
  } catch (error) {
    const { message, status } = expected(error);
    return refused(status, { fault: message });
  }
  return backTo(ref, FEEDBACK_PLACE);
}

/** Anyone who may be in danger is led to help; null = it was given. */
async function askForFeedback(
  scope: RequestScope,
  order: Ref & { version: number },
): Promise<AppError | null> {
  const [{ giveFeedback }, { doneOf }] = await Promise.all([
    import('#worker/services/courses/feedback.ts'),
    import('#worker/services/platform/placed.ts'),
  ]);
  try {
    await doneOf(giveFeedback(scope, order));
    return null;
  } catch (error) {
    const refusal = expected(error);
    const page = safetyPageOfLesson(refusal.code, lessonAddress(order.courseId, order.lessonId));
    if (page !== null) throw redirect(page);
    return refusal;
  }
}

/** To where the form stands, so that a reload sends nothing again. */
function backTo({ courseId, lessonId }: Ref, place: string): Response {
  return redirect(`${lessonAddress(courseId, lessonId)}#${place}`, 303);
}

function expected(error: unknown): AppError {
  if (!(error instanceof AppError)) throw error;
  return error;
}

function givenIn(form: FormData): [string, string][] {
  return Array.from(form)
    .flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
    .filter(([name, value]) => OWN_FIELD.test(name) && value.length <= MAX_GIVEN.characters)
    .slice(0, MAX_GIVEN.fields);
}
