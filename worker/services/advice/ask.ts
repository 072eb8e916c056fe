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
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import { callsOf, ceilingBefore, payerOf, waitFor } from '../platform/model-ceiling.ts';
import { enforceQuota, quotaRoom } from '../platform/quotas.ts';
import { doneOf, failed, failureOf, type Failed } from './failed.ts';
import { refuseCrisis } from './gate.ts';
import { readSource, type HandOverSource } from './hand-over.ts';
import { refuseIfWaiting } from './reserve-run.ts';
import { readCurrent } from './whole-list.ts';
import { eventStream } from '../../streams/of-events.ts';

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

export type AnswerEvent =
  | { event: 'part'; data: AnswerPart }
  | { event: 'done'; data: Record<string, never> }
  | Failed;

/**
 * The answer as it is written; its place is taken when this returns. Throws crisis, violence, invalid, no-session, not-found, gemini-off, daily-limit,
 * too-many-requests, run-in-progress, no-generations.
 */
async function ask(scope: RequestScope, order: QuestionOrder): Promise<AsyncGenerator<AnswerEvent>> {
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
  const db = scope.writes();
  const room = quotaRoom(scope, { name: 'questionByPerson', subject: accountState.person.id });
  const id = crypto.randomUUID();
  const place = {
    id,
    analysisId: source.analysisId,
    deadBefore: now - PLACE_LIFE_MS,
    premiumPriceIds: config.premiumPriceIds,
  };
  const taking = commands.takePlace(db, session, place, room).catch((error: unknown) => {
    // It may have been taken and only the response lost.
    giveBack(scope, id);
    throw error;
  });
  const { isSignedIn, isTaken, isBusy, used } = await taking;
  if (!isSignedIn) throw appError('no-session');
  enforceQuota(scope, 'questionByPerson', used);
  if (!isTaken)
    throw isBusy ? new AppError('run-in-progress', BUSY) : new AppError('no-generations', NONE_LEFT);
  const calls = callsOf(scope, gemini, { payer: payerOf(config, accountState) });
  return answering(scope, id, { question: asked.question, written: answerByModel(gemini, asked, calls) });
}

async function* answering(
  scope: RequestScope,
  id: string,
  { question, written }: { question: string; written: ReturnType<typeof answerByModel> },
): AsyncGenerator<AnswerEvent> {
  const db = scope.writes();
  let isKept = false;
  try {
    for await (const one of written) {
      if (one.kind === 'part') yield { event: 'part', data: one.part };
      if (one.kind === 'whole') {
        isKept = await commands.fillPlace(db, { id, question, answer: JSON.stringify(one.answer) });
        if (isKept) yield { event: 'done', data: {} };
        else yield failed(FAILED);
      }
    }
  } catch (error) {
    yield failureOf(scope, error, { name: 'ask', failed: FAILED, rests: RESTS });
  } finally {
    // Whoever leaves before the end has been answered nothing that is kept.
    if (!isKept) giveBack(scope, id);
  }
}

function giveBack(scope: RequestScope, id: string): void {
  const given = commands.giveBackPlace(scope.writes(), id);
  scope.waitUntil(given.catch((error: unknown) => logError('ask-give-back', error)));
}

/** As an event stream. Throws as `ask` does. */
export async function askStreamed(scope: RequestScope, order: QuestionOrder): Promise<Response> {
  return eventStream(await ask(scope, order), (work) => scope.waitUntil(work));
}

/** The same for whoever waits for the whole. Throws also what the answer fails for. */
export async function askAndWait(scope: RequestScope, order: QuestionOrder): Promise<void> {
  await doneOf<unknown>(await ask(scope, order), FAILED);
}
