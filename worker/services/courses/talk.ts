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
import { talkFeedbackByModel, wordsByModel } from '../../generation/hold-talk.ts';
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import { eventStream } from '../../streams/of-events.ts';
import { doneOf, failed, failureOf, type Failed } from '../advice/failed.ts';
import { refuseCrisis } from '../advice/gate.ts';
import { callsOf } from '../platform/model-ceiling.ts';
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

export type TalkEvent = { event: 'part'; data: TalkPart } | { event: 'done'; data: OwnTalks } | Failed;

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
  return writing(scope, held.place, written);
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
  const lost = (error: unknown): never => {
    // It may have been taken and only the response lost.
    giveBack(scope, place);
    throw error;
  };
  if (order.talk === null) {
    if (turn !== 0) throw new AppError('changed', CHANGED);
    const begun = await commands.beginTalk(scope.writes(), session, { ...wanted, opening }, room).catch(lost);
    if (!begun.isSignedIn) throw appError('no-session');
    enforceQuota(scope, 'talkByPerson', begun.used);
    const starts = begun.before.map(({ started_at }) => started_at);
    if (begun.isTaken) return { place, turns: [opening], turn: 0, begun: [...starts, scope.now] };
    if (begun.before.some(({ ended_at }) => ended_at === null))
      throw new AppError('run-in-progress', GOES_ON);
    throw new AppError('no-generations', NONE_LEFT);
  }
  const next = { ...wanted, turn, deadBefore: scope.now - PLACE_LIFE_MS, ends: order.text === null };
  const { isSignedIn, turns, before, used } = await commands
    .takeTurn(scope.writes(), session, next, room)
    .catch(lost);
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

/** Parts, then the talks as they stand; null = nobody is there to keep it for. */
type Writing = AsyncGenerator<{ kind: 'part'; part: TalkPart } | { kind: 'kept'; talks: OwnTalks | null }>;

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
    yield { kind: 'kept', talks: isKept ? { latest, ...leftOf(begun, scope.now) } : null };
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
    yield { kind: 'kept', talks: isKept ? { latest, ...leftOf(begun, scope.now) } : null };
  }
}

async function* writing(
  scope: RequestScope,
  place: commands.TakenTurn,
  written: Writing,
): AsyncGenerator<TalkEvent> {
  let isKept = false;
  try {
    for await (const one of written) {
      if (one.kind === 'part') {
        yield { event: 'part', data: one.part };
        continue;
      }
      isKept = one.talks !== null;
      yield one.talks === null ? failed(FAILED) : { event: 'done', data: one.talks };
    }
  } catch (error) {
    const failure = failureOf(scope, error, { name: 'talk', failed: FAILED, rests: RESTS });
    if (failure.data.code === 'crisis') await commands.forgetTalk(scope.writes(), place);
    yield failure;
  } finally {
    // Whoever leaves before the end has got nothing that is kept.
    if (!isKept) giveBack(scope, place);
  }
}

function giveBack(scope: RequestScope, place: commands.TakenTurn): void {
  const given = commands.giveBackTurn(scope.writes(), place);
  scope.waitUntil(given.catch((error: unknown) => logError('talk-give-back', error)));
}

/** As an event stream. Throws as `talkOn` does. */
export async function talkStreamed(scope: RequestScope, order: TalkOrder): Promise<Response> {
  return eventStream(await talkOn(scope, order), (work) => scope.waitUntil(work));
}

/** The same for whoever waits for the whole. Throws also what it fails for. */
export async function talkAndWait(scope: RequestScope, order: TalkOrder): Promise<void> {
  await doneOf<unknown>(await talkOn(scope, order), FAILED);
}
