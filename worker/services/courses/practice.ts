// A lesson's questions and its exercise as its buyer answers them (docs/decisions.md 'Active lessons').
import type { OwnFeedback } from '#domain/courses/practice/feedback.ts';
import { exerciseText, faultOfExercise } from '#domain/courses/practice/exercise.ts';
import type { Fields } from '#domain/courses/practice/answer.ts';
import type { GivenFields } from '#domain/courses/practice/asked.ts';
import {
  judged,
  shownResult,
  type KeptVerdict,
  type QuestionResult,
  type ShownResult,
} from '#domain/courses/practice/results.ts';
import { recallOf, type Recall } from '#domain/courses/practice/recall.ts';
import { readStoredFeedback, readStoredPractice } from '#domain/courses/practice/stored.ts';
import { stopsIn } from '#domain/courses/stops/stop-rules.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { LessonRef } from '#db/courses/commands/lessons.ts';
import * as commands from '#db/courses/commands/practice.ts';
import { ownershipToRead } from '#db/payments/queries/courses/owned.ts';
import { lessonBefore, lessonToRecall } from '#db/courses/queries/lessons.ts';
import { ownExercise, ownResults } from '#db/courses/queries/practice.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { RequestScope } from '../../scope.ts';
import { questionKey } from './lesson-text.ts';
import { openedLesson } from './opened-lesson.ts';

/** `task`: what was asked when it was saved. */
type SavedExercise = {
  text: string;
  version: number;
  savedAt: string;
  task: string;
  feedback: OwnFeedback;
};

/** What the reader left in a lesson: one result a question, in their order. */
export type OwnPractice = { results: ShownResult[]; exercise: SavedExercise | null };

const NO_EXERCISE = 'Ta lekcja nie ma ćwiczenia, do którego można coś zapisać.';
const NO_QUESTION = 'Nie ma takiego pytania w\u00a0tej lekcji.';
const MENDED =
  'To pytanie zmieniło się, odkąd strona się otworzyła. Przeczytaj je jeszcze raz i\u00a0odpowiedz.';

/** In the batch of the page that shows the lesson. */
export async function askedPractice({ batch }: RequestScope, session: SessionRef, ref: LessonRef) {
  const [results, exercises] = await Promise.all([
    batch.ask((db) => ownResults(db, session, ref)),
    batch.ask((db) => ownExercise(db, session, ref)),
  ]);
  return { results, exercise: exercises[0] };
}

type Rows = Awaited<ReturnType<typeof askedPractice>>;

/** `stored`: the lesson's practice; without one there is nothing to show. */
export async function ownPractice(
  stored: string | null | undefined,
  rows: Rows,
): Promise<OwnPractice | null> {
  const practice = readStoredPractice(stored);
  if (practice === null) return null;
  const results = rows.results.map(resultOf);
  return {
    results: practice.questions.map((question, index) =>
      shownResult(
        { question, key: questionKey(question) },
        results.find(({ number }) => number === index + 1),
      ),
    ),
    exercise: rows.exercise === undefined ? null : await exerciseOf(rows.exercise),
  };
}

/** In the same batch: what may be asked again of the lesson before. */
export async function askedRecall({ batch }: RequestScope, session: SessionRef, ref: LessonRef) {
  const before = { courseId: ref.courseId, lessonId: lessonBefore(ref) };
  const [[lesson], results] = await Promise.all([
    batch.ask((db) => lessonToRecall(db, session, ref)),
    batch.ask((db) => ownResults(db, session, before)),
  ]);
  return { lesson, results };
}

export async function ownRecall({
  lesson,
  results,
}: Awaited<ReturnType<typeof askedRecall>>): Promise<Recall[]> {
  if (lesson === undefined) return [];
  const questions = readStoredPractice(lesson.practice)?.questions ?? [];
  const own = (await ownPractice(lesson.practice, { results, exercise: undefined }))?.results ?? [];
  const answered = questions.map((question, index) => ({
    question,
    result: own[index] ?? { kind: 'none' as const },
  }));
  return recallOf(answered, stopsIn(lesson.content));
}

/** `key`: the wording that the page showed. */
type Answer = LessonRef & { number: number; key: string; form: Fields };

/** Null = it wasn't whole, and nothing is kept. Throws no-session, not-owner, not-found, changed, database-down. */
export async function answerQuestion(scope: RequestScope, answer: Answer): Promise<KeptVerdict | null> {
  const { session, batch } = scope;
  if (session === null) throw appError('no-session');
  const { courseId, lessonId, number, key, form } = answer;
  const [accountState, [owned], [lesson]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownershipToRead(db, session, courseId)),
    // What is right about an answer is the lesson's text, too.
    openedLesson(scope, session, { courseId, lessonId }),
  ]);
  if (accountState === null) throw appError('no-session');
  if (owned === undefined) throw appError('not-owner');
  const question = readStoredPractice(lesson?.practice)?.questions[number - 1];
  if (lesson === undefined || question === undefined) throw new AppError('not-found', NO_QUESTION);
  if (questionKey(question) !== key) throw new AppError('changed', MENDED);
  const given = judged(question, number, form);
  if (given === null) return null;
  const result = { courseId, lessonId, number, key, version: lesson.version, ...given };
  if (!(await commands.keepResult(scope.writes(), session, result))) throw new AppError('changed', MENDED);
  return given.verdict;
}

/** 'conflict': another text was saved meanwhile, and stays. */
export type ExerciseSave =
  | { kind: 'saved'; version: number; savedAt: string }
  | { kind: 'conflict'; other: { text: string; version: number; savedAt: string } };

/** Throws no-session, not-owner, not-found, invalid, database-down. */
export async function saveExercise(
  scope: RequestScope,
  { text: typed, ...save }: commands.NewExercise,
): Promise<ExerciseSave> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const text = exerciseText(typed);
  const fault = faultOfExercise(text);
  if (fault !== null) throw new AppError('invalid', fault);
  const saved = await commands.saveExercise(scope.writes(), session, { ...save, text });
  if (!saved.isSignedIn) throw appError('no-session');
  if (!saved.isOwner) throw appError('not-owner');
  if (saved.current === null) throw new AppError('not-found', NO_EXERCISE);
  const { text: _, ...current } = savedOf(saved.current);
  return saved.isSaved ? { kind: 'saved', ...current } : { kind: 'conflict', other: savedOf(saved.current) };
}

async function exerciseOf(row: NonNullable<Rows['exercise']>): Promise<SavedExercise> {
  return { ...savedOf(row), task: row.task, feedback: await feedbackOf(row) };
}

async function feedbackOf({
  text,
  feedback,
  feedback_used: used,
}: NonNullable<Rows['exercise']>): Promise<OwnFeedback> {
  const latest = readStoredFeedback(feedback);
  if (latest === null) return { used, latest };
  // Its word lists are nothing that other lessons wait for.
  const { helpFor } = await import('#domain/advice/gate/alarm.ts');
  return { used, latest: { ...latest, isGentle: helpFor([text], { isLong: true }) !== 'none' } };
}

function savedOf({ text, version, updated_at }: { text: string; version: number; updated_at: number }) {
  return { text, version, savedAt: new Date(updated_at).toISOString() };
}

function resultOf(row: Rows['results'][number]): QuestionResult {
  return {
    number: row.question,
    key: row.asked,
    // Ours: written by the command above.
    given: JSON.parse(row.given) as GivenFields,
    first: row.first_verdict,
    latest: row.latest_verdict,
    at: row.latest_at,
  };
}
