// A question to the adviser about the current analysis (docs/decisions.md 'A question to the adviser'). What is asked is looked at for danger
// first; a place is taken before the model is asked, one at a time, and given back if no answer comes of it.
import { readCareers } from '#content/careers.server.ts';
import { helpFor } from '#domain/advice/gate/alarm.ts';
import type { AskedData } from '#domain/advice/ask/prompt.ts';
import { readAnswer, readQuestion, type Answer, type AnswerPart } from '#domain/advice/ask/question.ts';
import { ANSWER_SETTINGS } from '#domain/advice/ask/prompt.ts';
import { saidBesides, type SaidCondition } from '#domain/advice/ask/said-conditions.ts';
import { conditionsOf } from '#domain/advice/rank.ts';
import { parsedJson } from '#domain/advice/stored-order.ts';
import { withAnswersBack } from '#domain/advice/with-answers-back.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/advice/commands/questions.ts';
import { questionsOfCurrent } from '#db/advice/queries/questions.ts';
import { spentOf } from '#db/desk/queries/model-calls.ts';
import { answerByModel } from '../../generation/answer-question.ts';
import type { RequestScope } from '../../scope.ts';
import { callsOf, ceilingBefore, payerOf, waitFor } from '../platform/model-ceiling.ts';
import {
  takenOrGivenBack,
  writtenInPlace,
  type Place,
  type Placed,
  type PlaceEvent,
} from '../platform/placed.ts';
import { enforceQuota, quotaRoom } from '../platform/quotas.ts';
import { refuseCrisis } from './gate.ts';
import { readSource, type HandOverSource } from './hand-over.ts';
import { refuseIfWaiting } from './reserve-run.ts';
import { readCurrent } from './whole-list.ts';

/** Longer than any answer takes: what is still being answered then is dead. */
const PLACE_LIFE_MS = 2 * 60_000;

const NO_ANALYSIS = 'Pytać można o\u00a0gotową analizę. Zrób ją najpierw.';
const OTHER_ANALYSIS = 'Masz już nowszą analizę. Odśwież stronę i\u00a0zapytaj o\u00a0nią.';
const BUSY = 'Poprzednie pytanie jeszcze czeka na odpowiedź. Zapytaj za chwilę.';
const NONE_LEFT = 'Nie masz już pytań do tej analizy. Nowe przyjdą z\u00a0następną.';
const FAILED = 'Tym razem nie udało się odpowiedzieć. Pytanie wraca do puli – spróbuj za chwilę.';
const RESTS = 'Do końca miesiąca nie odpowiemy już na pytania: wykorzystaliśmy to, co możemy na nie wydać.';

export type OwnQuestion = { id: string; question: string; answer: Answer; askedAt: number };

export type OwnQuestions = {
  analysisId: string;
  asked: OwnQuestion[];
  /** What the latest question says of its author that isn't held of them. */
  said: SaidCondition[];
  most: number;
  isGentle: boolean;
};

/** Null = no live session; 'none' = no analysis. */
export async function readOwnQuestions(scope: RequestScope): Promise<OwnQuestions | 'none' | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [careers, accountState, current, rows] = await Promise.all([
    readCareers(),
    scope.accountState(),
    readCurrent(scope),
    batch.ask((db) => questionsOfCurrent(db, session)),
  ]);
  if (accountState === null || current === null) return null;
  const { analysisId, order } = current;
  if (analysisId === null) return 'none';
  const latest = rows.at(-1);
  return {
    analysisId,
    said:
      latest === undefined || order === null
        ? []
        : saidBesides(latest.question, conditionsOf(withAnswersBack(order, careers), careers), careers),
    asked: rows.flatMap(({ id, question, answer, asked_at }) => {
      const read = readAnswer(parsedJson(answer ?? ''));
      return read === null ? [] : [{ id, question, answer: read, askedAt: asked_at }];
    }),
    most: PLANS[accountState.plan].questions,
    isGentle: latest !== undefined && helpFor([latest.question]) === 'gentle',
  };
}

type QuestionOrder = {
  /** As it was typed. */
  typed: string;
  /** Of the analysis that the person sees. */
  analysisId: string;
  /** What may be answered from. */
  dataOf(source: HandOverSource): Promise<AskedData>;
};

type Kept = Record<string, never>;

export type AnswerEvent = PlaceEvent<AnswerPart, Kept>;

/**
 * The answer as it is written; its place is taken when this returns. Throws crisis, violence, invalid, no-session, not-found, gemini-off, daily-limit,
 * too-many-requests, run-in-progress, no-generations.
 */
export async function ask(scope: RequestScope, order: QuestionOrder): Promise<AsyncGenerator<AnswerEvent>> {
  refuseCrisis(scope, [order.typed]);
  const read = readQuestion(order.typed);
  if ('fault' in read) throw new AppError('invalid', read.fault);
  const { session, config, now } = scope;
  if (session === null) throw appError('no-session');
  const { gemini } = config;
  if (gemini === null) throw appError('gemini-off');
  const { maxOutputTokens } = ANSWER_SETTINGS;
  const ceiling = ceilingBefore(scope, { model: gemini.analysisModel, maxOutputTokens });
  const [source, accountState, rows] = await Promise.all([
    readSource(scope),
    scope.accountState(),
    scope.batch.ask((db) => spentOf(db, ceiling?.unconfirmed ?? [])),
  ]);
  if (source === 'no-session' || accountState === null) throw appError('no-session');
  if (source === null) throw new AppError('not-found', NO_ANALYSIS);
  if (source.analysisId !== order.analysisId) throw new AppError('not-found', OTHER_ANALYSIS);
  const off = accountState.switches['analyses-off'];
  if (off !== undefined) throw new AppError('gemini-off', off);
  refuseIfWaiting(waitFor(scope, accountState, { ceiling, rows }), now);
  const asked = { question: read.text, data: await order.dataOf(source) };
  const room = quotaRoom(scope, { name: 'questionByPerson', subject: accountState.person.id });
  const id = crypto.randomUUID();
  const place: Place = {
    name: 'ask',
    failed: FAILED,
    rests: RESTS,
    giveBack: () => commands.giveBackPlace(scope.writes(), id),
  };
  const wanted = {
    id,
    analysisId: source.analysisId,
    deadBefore: now - PLACE_LIFE_MS,
    premiumPriceIds: config.premiumPriceIds,
  };
  const taking = commands.takePlace(scope.writes(), session, wanted, room);
  const { isSignedIn, isTaken, isBusy, used } = await takenOrGivenBack(scope, place, taking);
  if (!isSignedIn) throw appError('no-session');
  enforceQuota(scope, 'questionByPerson', used);
  if (!isTaken)
    throw isBusy ? new AppError('run-in-progress', BUSY) : new AppError('no-generations', NONE_LEFT);
  const calls = callsOf(scope, gemini, { payer: payerOf(config, accountState) });
  const answered = answerByModel(gemini, asked, calls);
  return writtenInPlace(scope, place, kept(scope, { id, question: asked.question }, answered));
}

async function* kept(
  scope: RequestScope,
  place: { id: string; question: string },
  answered: ReturnType<typeof answerByModel>,
): AsyncGenerator<Placed<AnswerPart, Kept>> {
  for await (const one of answered) {
    if (one.kind === 'part') yield one;
    else {
      const answer = JSON.stringify(one.answer);
      yield {
        kind: 'kept',
        done: (await commands.fillPlace(scope.writes(), { ...place, answer })) ? {} : null,
      };
    }
  }
}
