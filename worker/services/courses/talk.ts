// A practised talk (docs/decisions.md 'A practised talk'): the role and all that was said so far are the server's own. Each message is looked at for
// danger first; a place is taken before the model is asked, and given back if nothing comes of it.
import { findCourse } from '#content/catalogue.server.ts';
import { readStoredPractice } from '#domain/courses/practice/stored.ts';
import type { FeedbackPart } from '#domain/courses/practice/feedback.ts';
import { readTurns } from '#domain/courses/talk/stored-talk.ts';
import {
  faultOfMessage,
  MAX_TURNS,
  spoken,
  type OwnTalks,
  type Talk,
  type Turn,
} from '#domain/courses/talk/talk.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { LessonRef } from '#db/courses/commands/lessons.ts';
import * as commands from '#db/courses/commands/talks.ts';
import { ownershipToRead } from '#db/payments/queries/courses/owned.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { ModelFault } from '../../adapters/gemini.ts';
import { talkFeedbackByModel, wordsByModel } from '../../generation/hold-talk.ts';
import { logError } from '../../log.ts';
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
import { openedLesson } from './opened-lesson.ts';
import { isGentle, leftOf } from './own-talks.ts';

/** Longer than any reply takes: what is still being written then is dead. */
const PLACE_LIFE_MS = 2 * 60_000;

const NO_TALK = 'Ta lekcja nie ma rozmowy na próbę.';
const OFF = 'Rozmowy są chwilowo niedostępne. To, co już padło, jest zapisane – spróbuj ponownie później.';
const BUSY = 'Rozmówca jeszcze odpowiada. Poczekaj chwilę.';
const CHANGED = 'Ta rozmowa potoczyła się dalej w\u00a0innej karcie. Odśwież stronę.';
const GOES_ON = 'Jedna rozmowa w\u00a0tej lekcji już trwa. Odśwież stronę i\u00a0ją dokończ.';
const NONE_LEFT = 'W\u00a0tym tygodniu nie ma już więcej rozmów do tej lekcji.';
const NO_TURNS_LEFT = `To było już ${MAX_TURNS} wypowiedzi. Zakończ rozmowę, żeby zobaczyć trzy zdania o\u00a0niej.`;
const NOTHING_SAID = 'Najpierw powiedz coś rozmówcy.';
const FAILED =
  'Rozmówca nie odpowiedział. Ta próba się nie liczy, a\u00a0rozmowa czeka. Spróbuj jeszcze raz za chwilę.';
const RESTS = 'Do końca miesiąca nie ma już rozmów: wykorzystaliśmy to, co możemy na nie wydać.';

/** `talk`: null = a new one; `turn`: how often the learner was answered in it as they see it. `text`: null = it ends. */
export type TalkOrder = LessonRef & { talk: string | null; turn: number; text: string | null };

export type TalkPart = { kind: 'said'; text: string } | FeedbackPart;

export type TalkEvent = PlaceEvent<TalkPart, OwnTalks>;

/**
 * The partner's words as they are written, or what is said at the end; the place is taken when this returns. Throws no-session, not-owner, crisis,
 * violence, invalid, not-found, gemini-off, too-many-requests, run-in-progress, changed, no-generations.
 */
export async function talkOn(scope: RequestScope, order: TalkOrder): Promise<AsyncGenerator<TalkEvent>> {
  const { session, batch, config } = scope;
  const { courseId, lessonId } = order;
  const ref = { courseId, lessonId };
  if (session === null) throw appError('no-session');
  const [accountState, [owned], [lesson]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownershipToRead(db, session, courseId)),
    // The partner's words tell of the lesson, too.
    openedLesson(scope, session, ref),
  ]);
  if (accountState === null) throw appError('no-session');
  if (owned === undefined) throw appError('not-owner');
  const text = order.text === null ? null : spoken(order.text);
  // Whatever the plan, the switch or the count say.
  if (text !== null) await refuseDanger(scope, session, { ...ref, text });
  const course = findCourse(courseId);
  const talk = readStoredPractice(lesson?.practice)?.talk;
  if (course === null || talk === undefined) throw new AppError('not-found', NO_TALK);
  const fault = text === null ? null : faultOfMessage(text);
  if (fault !== null) throw new AppError('invalid', fault);
  if (text === null && order.turn === 0) throw new AppError('invalid', NOTHING_SAID);
  const off = accountState.switches['talks-off'];
  if (off !== undefined) throw new AppError('gemini-off', off);
  const { gemini } = config;
  if (gemini === null) throw new AppError('gemini-off', OFF);
  const held = await taken(scope, session, { order, talk, personId: accountState.person.id });
  const calls = callsOf(scope, gemini, { payer: 'paid' });
  const asked = { course: course.title, talk, turns: held.turns };
  const written =
    text === null
      ? endOf(scope, held, talkFeedbackByModel(gemini, asked, calls))
      : answerTo(
          scope,
          { ...held, said: text },
          wordsByModel(gemini, { ...asked, said: text, turn: held.turn + 1 }, calls),
        );
  return writtenInPlace(scope, placeOf(scope, held.place), forgotten(scope, held.place, written));
}

async function refuseDanger(
  scope: RequestScope,
  session: SessionRef,
  { text, ...ref }: LessonRef & { text: string },
): Promise<void> {
  try {
    refuseCrisis(scope, [text], { isLong: true });
  } catch (danger) {
    await commands.forgetOpenTalk(scope.writes(), session, ref);
    throw danger;
  }
}

/** What goes on: all that was said, how often the learner was answered, when the lesson's talks began, this one among them. */
type Held = {
  place: commands.TakenTurn;
  turns: readonly Turn[];
  turn: number;
  begun: readonly number[];
};

type Taking = { order: TalkOrder; talk: Talk; personId: string };

async function taken(scope: RequestScope, session: SessionRef, taking: Taking): Promise<Held> {
  const { order, talk, personId } = taking;
  const { courseId, lessonId, turn } = order;
  const room = quotaRoom(scope, { name: 'talkByPerson', subject: personId });
  const place = { id: order.talk ?? crypto.randomUUID(), replyId: crypto.randomUUID(), personId };
  const wanted = { courseId, lessonId, id: place.id, replyId: place.replyId };
  const opening: Turn = { who: 'partner', text: talk.opening };
  if (order.talk === null) {
    if (turn !== 0) throw new AppError('changed', CHANGED);
    const beginning = commands.beginTalk(scope.writes(), session, { ...wanted, opening }, room);
    const begun = await takenOrGivenBack(scope, placeOf(scope, place), beginning);
    if (!begun.isSignedIn) throw appError('no-session');
    enforceQuota(scope, 'talkByPerson', begun.used);
    const starts = begun.before.map(({ started_at }) => started_at);
    if (begun.isTaken) return { place, turns: [opening], turn: 0, begun: [...starts, scope.now] };
    if (begun.before.some(({ ended_at }) => ended_at === null))
      throw new AppError('run-in-progress', GOES_ON);
    throw new AppError('no-generations', NONE_LEFT);
  }
  const next = { ...wanted, turn, deadBefore: scope.now - PLACE_LIFE_MS, ends: order.text === null };
  const turning = commands.takeTurn(scope.writes(), session, next, room);
  const { isSignedIn, turns, before, used } = await takenOrGivenBack(scope, placeOf(scope, place), turning);
  if (!isSignedIn) throw appError('no-session');
  enforceQuota(scope, 'talkByPerson', used);
  if (turns !== null)
    return { place, turns: readTurns(turns), turn, begun: before.map(({ started_at }) => started_at) };
  const now = before.find(({ id }) => id === place.id);
  if (now === undefined || now.ended_at !== null || now.answered !== turn)
    throw new AppError('changed', CHANGED);
  if (!next.ends && turn >= MAX_TURNS) throw new AppError('no-generations', NO_TURNS_LEFT);
  throw new AppError('run-in-progress', BUSY);
}

function placeOf(scope: RequestScope, held: commands.TakenTurn): Place {
  return {
    name: 'talk',
    failed: FAILED,
    rests: RESTS,
    giveBack: () => commands.giveBackTurn(scope.writes(), held),
  };
}

/** Parts, then the talks as they stand. */
type Writing = AsyncGenerator<Placed<TalkPart, OwnTalks>>;

async function* answerTo(
  scope: RequestScope,
  { place, turns, turn, begun, said }: Held & { said: string },
  words: ReturnType<typeof wordsByModel>,
): Writing {
  for await (const one of words) {
    if (one.kind === 'part') {
      yield { kind: 'part', part: { kind: 'said', text: one.part } };
      continue;
    }
    const all: Turn[] = [...turns, { who: 'learner', text: said }, { who: 'partner', text: one.whole }];
    const isKept = await commands.fillTurn(scope.writes(), place, all);
    const latest = {
      id: place.id,
      turns: all,
      turn: turn + 1,
      feedback: null,
      isGentle: await isGentle(all),
    };
    yield { kind: 'kept', done: isKept ? { latest, ...leftOf(begun, scope.now) } : null };
  }
}

async function* endOf(
  scope: RequestScope,
  { place, turns, turn, begun }: Held,
  said: ReturnType<typeof talkFeedbackByModel>,
): Writing {
  for await (const one of said) {
    if (one.kind === 'part') {
      yield one;
      continue;
    }
    const feedback = { ...one.whole, at: scope.now };
    const isKept = await commands.endTalk(scope.writes(), place, { feedback, now: scope.now });
    const latest = { id: place.id, turns, turn, feedback, isGentle: await isGentle(turns) };
    yield { kind: 'kept', done: isKept ? { latest, ...leftOf(begun, scope.now) } : null };
  }
}

/** A talk in which the model saw danger goes. */
async function* forgotten(scope: RequestScope, held: commands.TakenTurn, written: Writing): Writing {
  try {
    yield* written;
  } catch (error) {
    if (error instanceof ModelFault && error.failure.code === 'crisis')
      // Whatever comes of that, the helplines are told.
      await commands
        .forgetTalk(scope.writes(), held)
        .catch((fault: unknown) => logError('talk-forget', fault));
    throw error;
  }
}
