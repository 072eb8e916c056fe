// Feedback on an exercise (docs/decisions.md 'Feedback on an exercise'): of the answer as it is saved, against the lesson as the server has it.
// The answer is looked at for danger first; a place is taken before the model is asked, and given back if nothing comes of it.
import { findCourse } from '#content/catalogue.server.ts';
import { isAnswered, type FeedbackPart, type OwnFeedback } from '#domain/courses/practice/feedback.ts';
import { readStoredPractice } from '#domain/courses/practice/stored.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/courses/commands/feedback.ts';
import type { LessonRef } from '#db/courses/commands/lessons.ts';
import { ownLesson } from '#db/courses/queries/lessons.ts';
import { ownExercise } from '#db/courses/queries/practice.ts';
import { ownershipToRead } from '#db/payments/queries/courses/owned.ts';
import { feedbackByModel } from '../../generation/read-exercise.ts';
import type { RequestScope } from '../../scope.ts';
import { refuseCrisis } from '../advice/gate.ts';
import { callsOf } from '../platform/model-ceiling.ts';
import {
  takenOrGivenBack,
  writtenInPlace,
  type Place,
  type Placed,
  type PlaceEvent,
} from '../platform/placed.ts';
import { enforceQuota, quotaRoom } from '../platform/quotas.ts';

/** Longer than any feedback takes: what is still being written then is dead. */
const PLACE_LIFE_MS = 2 * 60_000;

const NO_ANSWER = 'Najpierw napisz odpowiedź.';
const OTHER_ANSWER =
  'W\u00a0innej karcie zapisano tymczasem inny tekst. Odśwież stronę i\u00a0poproś o\u00a0uwagi jeszcze raz.';
const NO_EXERCISE = 'Ta lekcja nie ma ćwiczenia, do którego można prosić o\u00a0uwagi.';
const OFF = 'Uwagi są chwilowo niedostępne. Twoja odpowiedź jest zapisana – spróbuj ponownie później.';
const BUSY = 'Poprzednie uwagi do tego ćwiczenia jeszcze się piszą. Poproś za chwilę.';
const NONE_LEFT = 'Nie masz już uwag do tego ćwiczenia.';
const FAILED =
  'Tym razem nie udało się napisać uwag. Ta próba się nie liczy, a\u00a0odpowiedź jest zapisana. Spróbuj za chwilę.';
const RESTS = 'Do końca miesiąca nie napiszemy już uwag: wykorzystaliśmy to, co możemy na nie wydać.';

/** `version`: of the answer as the person who asks has saved it. */
type FeedbackOrder = LessonRef & { version: number };

export type FeedbackEvent = PlaceEvent<FeedbackPart, OwnFeedback>;

/**
 * The feedback as it is written; its place is taken when this returns. Throws no-session, not-owner, invalid, changed, crisis, violence, not-found,
 * gemini-off, too-many-requests, run-in-progress, no-generations.
 */
export async function giveFeedback(
  scope: RequestScope,
  { version, ...ref }: FeedbackOrder,
): Promise<AsyncGenerator<FeedbackEvent>> {
  const { session, batch, config, now } = scope;
  if (session === null) throw appError('no-session');
  const [accountState, [owned], [lesson], [exercise]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownershipToRead(db, session, ref.courseId)),
    batch.ask((db) => ownLesson(db, session, ref)),
    batch.ask((db) => ownExercise(db, session, ref)),
  ]);
  if (accountState === null) throw appError('no-session');
  if (owned === undefined) throw appError('not-owner');
  const answer = exercise?.text ?? '';
  // Whatever the plan, the switch or the count say.
  const { isGentle } = refuseCrisis(scope, [answer], { isLong: true });
  const course = findCourse(ref.courseId);
  const practice = readStoredPractice(lesson?.practice);
  if (course === null || practice === null) throw new AppError('not-found', NO_EXERCISE);
  if (!isAnswered(answer)) throw new AppError('invalid', NO_ANSWER);
  if (exercise?.version !== version) throw new AppError('changed', OTHER_ANSWER);
  const off = accountState.switches['feedback-off'];
  if (off !== undefined) throw new AppError('gemini-off', off);
  const { gemini } = config;
  if (gemini === null) throw new AppError('gemini-off', OFF);
  const room = quotaRoom(scope, { name: 'feedbackByPerson', subject: accountState.person.id });
  const held = { ...ref, id: crypto.randomUUID(), personId: accountState.person.id };
  const place: Place = {
    name: 'feedback',
    failed: FAILED,
    rests: RESTS,
    giveBack: () => commands.giveBackPlace(scope.writes(), held),
  };
  const wanted = { ...ref, id: held.id, version, deadBefore: now - PLACE_LIFE_MS };
  const taking = commands.takePlace(scope.writes(), session, wanted, room);
  const { isSignedIn, isTaken, isChanged, isNoneLeft, used } = await takenOrGivenBack(scope, place, taking);
  if (!isSignedIn) throw appError('no-session');
  enforceQuota(scope, 'feedbackByPerson', used);
  if (!isTaken) {
    if (isChanged) throw new AppError('changed', OTHER_ANSWER);
    if (isNoneLeft) throw new AppError('no-generations', NONE_LEFT);
    throw new AppError('run-in-progress', BUSY);
  }
  const calls = callsOf(scope, gemini, { payer: 'paid' });
  const written = feedbackByModel(gemini, { course: course.title, practice, answer }, calls);
  return writtenInPlace(scope, place, kept(scope, held, { version, isGentle, written }));
}

type Asked = { version: number; isGentle: boolean; written: ReturnType<typeof feedbackByModel> };

async function* kept(
  scope: RequestScope,
  held: commands.TakenPlace,
  { version, isGentle, written }: Asked,
): AsyncGenerator<Placed<FeedbackPart, OwnFeedback>> {
  for await (const one of written) {
    if (one.kind === 'part') yield one;
    else {
      const latest = { ...one.whole, version, at: scope.now };
      const used = await commands.fillPlace(scope.writes(), held, latest);
      yield { kind: 'kept', done: used === null ? null : { used, latest: { ...latest, isGentle } } };
    }
  }
}
